# A Raspberry Pi 3B, 3B+, Zero 2 W or 4. Debian's kernel takes 38 MB, and U-Boot's default addresses
# for the device tree and the initrd lie inside it: hence our own. A kernel at a multiple of 2 MiB
# runs where it is loaded. For huge pages Linux would keep a tenth of a small board's memory free.
setenv state_addr 0x04f00000
setenv kernel_words "ro quiet loglevel=3 panic=10 transparent_hugepage=never vt.global_cursor_default=0 consoleblank=0 cma=64M console=tty0 console=ttyS1,115200"
setenv load_slot 'load ${devtype} ${devnum}:${part} 0x00200000 /vmlinuz && load ${devtype} ${devnum}:${part} 0x05000000 /dtb/${fdtfile} && load ${devtype} ${devnum}:${part} 0x05200000 /initrd.img'
# The firmware writes the board's revision into its own device tree, not into a slot's; gpiozero needs it.
setenv add_revision 'fdt addr 0x05000000; fdt resize 8192; fdt mknode / system; fdt set /system linux,revision <${board_revision}>'

# The overlays that config.txt names: the firmware applies them to its own device tree, which only
# U-Boot uses. `dtoverlay=NAME` means overlays/NAME.dtbo on the boot partition. A section such as
# [pi4] counts on that board alone. What is lost is told to Linux, and said on the screen: parameters
# (NAME,key=value), which only the firmware can apply, and files that are not there or do not fit.
setenv overlays
setenv lost none
setenv sections "[all]"
if test "${fdtfile}" = broadcom/bcm2711-rpi-4-b.dtb; then setenv sections "[all] [pi4]"; fi
if test "${fdtfile}" = broadcom/bcm2711-rpi-400.dtb; then setenv sections "[all] [pi4] [pi400]"; fi
if test "${fdtfile}" = broadcom/bcm2837-rpi-3-b.dtb; then setenv sections "[all] [pi3]"; fi
if test "${fdtfile}" = broadcom/bcm2837-rpi-3-b-plus.dtb; then setenv sections "[all] [pi3] [pi3+]"; fi
if test "${fdtfile}" = broadcom/bcm2837-rpi-3-a-plus.dtb; then setenv sections "[all] [pi3] [pi3+]"; fi
if test "${fdtfile}" = broadcom/bcm2837-rpi-zero-2-w.dtb; then setenv sections "[all] [pi0] [pi02]"; fi
setenv here yes
if load ${devtype} ${devnum}:1 0x04800000 config.txt; then
	setexpr config_end 0x04800000 + ${filesize}
	mw.b ${config_end} 0
	setexpr.s config *0x04800000
	setexpr config gsub "#[^\n]*" " "
	setexpr config gsub "\r" " "
	# Where nothing matches, sub leaves the text as it is.
	for word in ${config}; do
		setexpr name sub "^\\[" "" "${word}"
		if test "${name}" != "${word}"; then
			setenv here no
			for section in ${sections}; do
				if test "${section}" = "${word}"; then setenv here yes; fi
			done
		fi
		setexpr name sub "^dtoverlay=" "" "${word}"
		if test ${here} = yes && test "${name}" != "${word}"; then
			setexpr bare sub ",.*" "" "${name}"
			if test "${bare}" = "${name}"; then
				setenv overlays "${overlays} ${name}"
			else
				setenv lost "${lost},${bare}"
			fi
		fi
	done
fi
# The firmware has found the official touch display: it has put the display's overlay into its own
# device tree (display_auto_detect in config.txt).
if fdt addr ${fdt_addr} && fdt get value panel /soc/i2c@7e205000/lcd@45 compatible; then
	setenv there no
	for each in ${overlays}; do
		if test "${each}" = vc4-kms-dsi-7inch; then setenv there yes; fi
	done
	if test ${there} = no; then setenv overlays "${overlays} vc4-kms-dsi-7inch"; fi
fi
# An overlay that does not fit leaves a damaged tree behind, so each is tried on a tree that is kept.
setenv add_overlay 'cp.b 0x05000000 0x04c00000 0x40000; if load ${devtype} ${devnum}:1 0x04a00000 overlays/${name}.dtbo && fdt addr 0x05000000 && fdt resize ${filesize} && fdt apply 0x04a00000; then echo "Reclaim: overlay ${name}"; else cp.b 0x04c00000 0x05000000 0x40000; fdt addr 0x05000000; setenv lost "${lost},${name}"; fi'
# Debian's device trees have the graphics chip on.
setenv add_overlays 'for each in ${overlays}; do setenv name ${each}; if test "${each}" != vc4-kms-v3d; then run add_overlay; fi; done; if test "${lost}" != none; then setenv bootargs "${bootargs} reclaim.overlays-lost=${lost}"; fi'
setenv start 'if run load_slot; then setenv initrd_size ${filesize}; run add_revision; run add_overlays; booti 0x00200000 0x05200000:${initrd_size} 0x05000000; fi'
