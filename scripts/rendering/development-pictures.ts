import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedPicture } from '../../src/media/noted-pictures.ts';
import { DEVELOPMENT_FOLDER } from '../../src/media/published-name.ts';
import { filmType } from '../../src/snapshot/film-formats.ts';
import { pictureBytes } from './publish-pictures.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Answers requests for pictures during development; each picture is encoded on request. */
export function servePicture(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!request.url?.startsWith(DEVELOPMENT_FOLDER)) {
    next();
    return;
  }
  answer(request.url.slice(DEVELOPMENT_FOLDER.length), response).catch((error: Error) => {
    response.statusCode = 404;
    response.end(error.message);
  });
}

const typeOf = ({ path, transform }: PublishedPicture): string =>
  transform ? TYPES[transform.format] : (filmType(path) ?? 'image/svg+xml');

async function answer(name: string, response: ServerResponse): Promise<void> {
  const picture = JSON.parse(decodeURIComponent(name)) as PublishedPicture;
  const bytes = await pictureBytes(picture);
  response.setHeader('content-type', typeOf(picture));
  response.end(bytes);
}
