#!/bin/sh
# Watch for finished passes: finals to MEDIA/ID/NN.jpg, drafts to $ART/int/drafts.
ART=${ART_WORK:-$(cd "$(dirname "$0")/../../../.." && pwd)/.cache/art}; mkdir -p "$ART"
D=$(dirname "$0"); RAW=${RAW:-$ART/int/rawf}; M=${MEDIA:-$ART/../../snapshot/media/properties}
mkdir -p $RAW/done $ART/int/drafts $ART/int/rawd
while [ ! -f $ART/int/stopdev ]; do
  for F in $ART/int/rawd/[0-9]*_[0-9]*.npz $RAW/[0-9]*_[0-9]*.npz; do
    case $F in *part.npz|*'*'*) continue;; esac
    N=$(basename $F .npz); K=$(echo $N | tr _ /)
    case $F in
      *rawd*) nice -n 12 /usr/bin/python3 $D/post.py $F $ART/int/drafts/$N.jpg size=300x200 quality=92; rm -f $F;;
      *) mkdir -p $M/${K%/*}
         nice -n 12 /usr/bin/python3 $D/post.py $F $ART/int/$N.jpg && mv $ART/int/$N.jpg $M/$K.jpg && mv $F $RAW/done/ && date -u +"%T $K";;
    esac
  done
  sleep 2
done
