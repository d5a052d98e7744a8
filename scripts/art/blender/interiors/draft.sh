#!/bin/sh
# Draft of one picture: draft.sh KEY [w h spp]; shows timings, writes $ART/int/drafts/KEY.jpg
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
K=$1; W=${2:-420}; H=${3:-280}; S=${4:-16}; D=$(dirname "$0"); N=$(echo $K | tr / _)
mkdir -p $ART/int/drafts $ART/int/raw
flock $ART/render.lock nice -n 19 blender -b --factory-startup -P $D/make.py -- $K $ART/int/raw/$N.npz $W $H $S > $ART/int/raw/$N.log 2>&1
grep -E 'DONE|Error|error|File "/|^Trace' $ART/int/raw/$N.log | tail -6
nice -n 19 /usr/bin/python3 $D/post.py $ART/int/raw/$N.npz $ART/int/drafts/$N.jpg size=${W}x${H} quality=92
