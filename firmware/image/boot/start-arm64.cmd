# A Raspberry Pi 3B, 3B+, Zero 2 W or 4. Debian's kernel takes 38 MB, and U-Boot's default addresses
# for the device tree and the initrd lie inside it: hence our own. A kernel at a multiple of 2 MiB
# runs where it is loaded. For huge pages Linux would keep a tenth of a small board's memory free.
setenv state_addr 0x04f00000
setenv kernel_words "ro quiet loglevel=3 panic=10 transparent_hugepage=never vt.global_cursor_default=0 consoleblank=0 cma=64M console=tty0 console=ttyS1,115200"
setenv load_slot 'load ${devtype} ${devnum}:${part} 0x00200000 /vmlinuz && load ${devtype} ${devnum}:${part} 0x05000000 /dtb/${fdtfile} && load ${devtype} ${devnum}:${part} 0x05200000 /initrd.img'
# The firmware writes the board's revision into its own device tree, not into a slot's; gpiozero needs it.
setenv add_revision 'fdt addr 0x05000000; fdt resize 8192; fdt mknode / system; fdt set /system linux,revision <${board_revision}>'
setenv start 'if run load_slot; then setenv initrd_size ${filesize}; run add_revision; booti 0x00200000 0x05200000:${initrd_size} 0x05000000; fi'
