import { useState } from 'react';
import type { CardPicture } from '../catalogue/card/card-data.ts';

/**
 * The first of several pictures that loads: a property's own may have been removed with it.
 * @param pictures in order of preference
 */
export function usePicture(pictures: readonly CardPicture[]): {
  picture: CardPicture | undefined;
  onPictureError(): void;
} {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const picture = pictures.find(({ src }) => !broken.includes(src));
  return { picture, onPictureError: () => picture && setBroken([...broken, picture.src]) };
}
