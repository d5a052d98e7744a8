import { recogniseVideo } from '../../features/catalogue/video.ts';
import { filmUrl } from '../../media/film.ts';
import type { BannerVideo } from '../../snapshot/schema/banner.ts';

/** A banner's video: a film that plays in the banner, or a page of a video service that is only linked to. */
export type BannerFilm = { kind: 'film'; src: string } | { kind: 'link'; href: string };

/**
 * Recognises a banner's video (specification, sections 3 and 5). A service's video is linked to, since
 * nothing of a third party loads before consent.
 * @returns `undefined` if there is none
 */
export function bannerFilm(video: BannerVideo | undefined): BannerFilm | undefined {
  if (video === undefined) return undefined;
  const { address, mimetype } = video;
  if (!URL.canParse(address)) {
    const src = filmUrl(address);
    return src === undefined ? undefined : { kind: 'film', src };
  }
  const { provider } = recogniseVideo(address);
  // The given type speaks for a file whose address has no ending.
  const isFile = provider === 'file' || (provider === 'unknown' && mimetype?.startsWith('video/'));
  return isFile ? { kind: 'film', src: address } : { kind: 'link', href: address };
}
