#!/bin/sh
# Final of one picture: full.sh KEY OUT.jpg [w h spp]; SIZE=1920x1080 in the environment for a page head
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
K=$1; O=$2; W=${3:-1200}; H=${4:-800}; S=${5:-16}; D=$(dirname "$0"); N=$(echo $K | tr / _)
mkdir -p $ART/int/raw "$(dirname "$O")"
flock $ART/render.lock nice -n 19 blender -b --factory-startup -P $D/make.py -- $K $ART/int/raw/$N.f.npz $W $H $S > $ART/int/raw/$N.f.log 2>&1
grep -E 'DONE' $ART/int/raw/$N.f.log || { tail -5 $ART/int/raw/$N.f.log; exit 1; }
nice -n 19 /usr/bin/python3 $D/post.py $ART/int/raw/$N.f.npz "$O.tmp.jpg" size=${SIZE:-1200x800} && mv "$O.tmp.jpg" "$O" && rm -f $ART/int/raw/$N.f.npz
