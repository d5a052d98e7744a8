import { Picture } from '../../ui/Picture.tsx';
import type { CardPicture } from '../catalogue/card/card-data.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  /** In order of preference. */
  pictures: readonly CardPicture[];
}

/** A property's picture, 3:2; an empty area if there is none. */
export default function Photo({ pictures }: Props) {
  const { picture, onPictureError } = usePicture(pictures);
  if (!picture) return <span className="shortlist__photo" />;
  const { tint, hint, ...files } = picture;
  return (
    <span className="shortlist__photo">
      <Picture {...files} alt="" className={tint} onError={onPictureError} />
    </span>
  );
}
