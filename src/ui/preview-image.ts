import { encodedUrl } from './encoded-url.ts';
import { rasterImage } from './media.ts';
import { PREVIEW_SIZE } from './preview-size.ts';

/** The published path of a local picture cut to the preview's size; none for a drawing or a remote picture. */
export async function previewImage(path: string | undefined): Promise<string | undefined> {
  const file = path ? await rasterImage(path) : undefined;
  if (!file) return undefined;
  return encodedUrl(file, { ...PREVIEW_SIZE, fit: 'cover', format: 'jpg', quality: 78 });
}
