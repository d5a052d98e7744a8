#!/bin/bash
# run.sh SIZE DEST NAME… : render each scene, finish it, keep it at once. Call it as `flock $ART/render.lock run.sh …`
# where several jobs share the processor.
# SIZE draft|mid|final|hero. DEST: a folder; with final, p4101 goes to DEST/4101/01.jpg, p4101_05 to DEST/4101/05.jpg; with hero, heroX to DEST/X.jpg.
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
here=$(cd "$(dirname "$0")" && pwd); size=$1; dest=$2; shift 2
work=${EXT_WORK:-$ART/ext}; mkdir -p "$work"
for n in "$@"; do
  tmp=$work/passes-$n-$size-$$
  case $size-$n in final-p*_*) id=${n%_*}; out=$dest/${id#p}/${n#*_}.jpg ;; final-p*) out=$dest/${n#p}/01.jpg ;; hero-hero*) out=$dest/${n#hero}.jpg ;; *) out=$dest/$n.jpg ;; esac
  nice -n 19 blender -b --factory-startup -P "$here/make.py" -- "$n" "$tmp" "$size" >"$work/log-$n-$size" 2>&1 || true
  echo "$(date +%H:%M:%S) $(grep -E '^DONE|Error' "$work/log-$n-$size" | grep -v freed | tail -2 | tr '\n' ' ')"
  nice -n 19 /usr/bin/python3 "$here/finish.py" "$tmp" "$out" 9>&- &
done
[ -n "$NOWAIT" ] || wait
