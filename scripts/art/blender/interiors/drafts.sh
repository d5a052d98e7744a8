#!/bin/sh
# Drafts of several pictures in one Blender: drafts.sh KEY,KEY,... [w h spp]
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
W=${2:-330}; H=${3:-220}; S=${4:-8}; D=$(dirname "$0")
mkdir -p $ART/int/drafts $ART/int/rawd
flock $ART/render.lock nice -n 19 blender -b --factory-startup -P $D/make.py -- $1 $ART/int/rawd $W $H $S > $ART/int/rawd/log 2>&1
grep -E 'DONE|FAILED|^[A-Za-z]*Error:|File "/' $ART/int/rawd/log | grep -v freed
for K in $(echo $1 | tr , ' '); do N=$(echo $K | tr / _); [ -f $ART/int/rawd/$N.npz ] && nice /usr/bin/python3 $D/post.py $ART/int/rawd/$N.npz $ART/int/drafts/$N.jpg size=${W}x${H} quality=92; rm -f $ART/int/rawd/$N.npz; done
