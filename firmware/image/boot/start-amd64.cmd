# A PC under QEMU, with U-Boot in place of its BIOS: with its MTRRs the kernel would discard all
# memory, and on a busy computer QEMU's timer is too late for the kernel's check of it.
setenv state_addr 0x00f00000
setenv kernel_words "ro quiet loglevel=3 panic=10 transparent_hugepage=never disable_mtrr_trim no_timer_check vt.global_cursor_default=0 consoleblank=0 console=tty0 console=ttyS0"
setenv start 'load ${devtype} ${devnum}:${part} 0x01000000 /vmlinuz && setenv kernel_size ${filesize} && load ${devtype} ${devnum}:${part} 0x08000000 /initrd.img && zboot 0x01000000 ${kernel_size} 0x08000000 ${filesize}'
