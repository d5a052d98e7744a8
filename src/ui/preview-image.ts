import { encodedUrl } from '../media/encoded-url.ts';
import { pictureOf } from '../media/picture.ts';
import { PREVIEW_SIZE } from './preview-size.ts';

/**
 * The published path of a local picture cropped to the preview's size; `undefined` for a drawing or a remote
 * picture.
 */
export async function previewImage(path: string | undefined): Promise<string | undefined> {
  const picture = path ? await pictureOf(path) : undefined;
  return picture && encodedUrl(picture, { ...PREVIEW_SIZE, format: 'jpg', quality: 78 });
}
