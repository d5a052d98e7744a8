#!/bin/sh
# Render finals for the keys in a list file, N at a time per turn of the lock:
#   queue.sh list.txt      (W, H, S, N, RAW, MEDIA from the environment)
# Keys in DQ (drafts) are rendered small at the start of each turn.
# develop.sh turns finished passes into pictures meanwhile.
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
D=$(dirname "$0"); RAW=${RAW:-$ART/int/rawf}; W=${W:-960}; H=${H:-640}; S=${S:-12}; N=${N:-6}; DQ=${DQ:-$ART/int/dq}
KIT=${KIT:-$D}
mkdir -p $RAW $ART/int/rawd
run() { nice -n 19 blender -b --factory-startup -P $1/make.py -- $2 $3 $4 $5 $6 2>&1 | grep -E --line-buffered 'DONE|FAILED|^[A-Za-z]*Error:|File "/' | grep --line-buffered -v freed; }
while [ ! -f $ART/int/stop ]; do
  [ -s "$1" ] || [ -s $DQ ] || { sleep 3; continue; }
  exec 9>$ART/render.lock; flock 9
  if [ -s $DQ ]; then K=$(paste -sd, $DQ); : > $DQ; run $D $K $ART/int/rawd 300 200 6; fi
  if [ -s "$1" ]; then K=$(head -n $N "$1" | paste -sd,); sed -i "1,${N}d" "$1"; run $KIT $K $RAW $W $H $S; fi
  exec 9>&-
  sleep 1
done
