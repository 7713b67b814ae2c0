# Chooses the slot that boots, as firmware/image/reclaim_update/slots.py does and explains: the same
# two copies of one state, the same choice. The variable `start`, which loads ${slot} from
# partition ${part} and runs it, is set by the file of the architecture (start-*.cmd); it returns
# only when that cannot be loaded.

setenv state_names slot_generation slot_good slot_left slot_trial
setenv read_copy '${devtype} read ${state_addr} ${copy} 1 && env import -c ${state_addr} 0x200 ${state_names}'
setenv slot_generation 0
setenv slot_good none
setenv slot_left 0
setenv slot_trial none
setenv generation_0 0
setenv generation_1 0
setenv left_0 9
setenv left_1 9

${devtype} dev ${devnum}
setenv copy 0x2000
if run read_copy; then setenv generation_0 ${slot_generation}; setenv left_0 ${slot_left}; fi
setenv copy 0x4000
if run read_copy; then setenv generation_1 ${slot_generation}; setenv left_1 ${slot_left}; fi
setenv first_holds no
if test ${generation_0} -gt ${generation_1}; then setenv first_holds yes; fi
if test ${generation_0} -eq ${generation_1} && test ${left_0} -lt ${left_1}; then setenv first_holds yes; fi
setenv older 0x2000
if test ${first_holds} = yes; then
	setenv older 0x4000
	setenv copy 0x2000
	run read_copy
fi

setenv on_trial none
setenv slots "a b"
if test "${slot_good}" = b; then setenv slots "b a"; fi
if test "${slot_trial}" != none && test ${slot_left} -gt 0; then
	if test ${slot_left} = 3; then setenv slot_left 2; elif test ${slot_left} = 2; then setenv slot_left 1; else setenv slot_left 0; fi
	# Counted before it is tried. When that cannot be written, the good slot boots.
	if env export -c -s 0x200 ${state_addr} ${state_names} && ${devtype} write ${state_addr} ${older} 1; then
		setenv on_trial ${slot_trial}
		if test "${slot_trial}" = b; then setenv slots "b a"; else setenv slots "a b"; fi
	fi
fi
echo "Reclaim: state ${slot_generation}, good ${slot_good}, trial ${slot_trial} (${slot_left} left): ${slots}"

for slot in ${slots}; do
	setenv part 2
	if test "${slot}" = b; then setenv part 3; fi
	setenv bootargs "boot=reclaim reclaim.slot=${slot} reclaim.trial=${on_trial} ${kernel_words}"
	run start
	echo "Reclaim: slot ${slot} cannot be loaded."
done
echo "Reclaim: neither slot can be loaded. Write the image to the card again."
sleep 20
reset
