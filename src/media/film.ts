import { filmType } from '../snapshot/film-formats.ts';
import { mediaDigest, mediaFile } from './media-file.ts';
import { missingPicture } from './missing-picture.ts';
import { notePicture } from './noted-pictures.ts';
import { publishedName, publishedUrl } from './published-name.ts';

/**
 * The published address of a local film, which is copied as it is. Calling this also publishes it with the
 * page that is being rendered.
 * @param path below `media/`
 * @returns `undefined` if there is no such film, which ends the build or is reported
 */
export function filmUrl(path: string): string | undefined {
  const type = filmType(path);
  const file = type && mediaFile(path);
  if (file === undefined) {
    missingPicture(path);
    return undefined;
  }
  const name = publishedName(
    path,
    mediaDigest(path, file),
    'as it is',
    type === 'video/mp4' ? 'mp4' : 'webm',
  );
  const published = { path, name };
  notePicture(published);
  return publishedUrl(published);
}
