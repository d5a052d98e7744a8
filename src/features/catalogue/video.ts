type EmbedProvider = 'facebook' | 'matterport' | 'tvl' | 'yisual';

/** The target of a video's or virtual tour's address, as plain data that an island can receive. */
export type Video =
  | { provider: 'file'; url: string; mimetype: string }
  | { provider: 'youtube' | 'vimeo'; id: string; embedUrl: string }
  | { provider: EmbedProvider; embedUrl: string }
  | { provider: 'unknown' };

/** Still pictures in the provider's three sizes (specification, section 9). */
export const THUMBNAIL_QUALITIES = ['high', 'medium', 'low'] as const;

type ThumbnailQuality = (typeof THUMBNAIL_QUALITIES)[number];

const UNKNOWN: Video = { provider: 'unknown' };

const MIMETYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  wmv: 'video/x-ms-wmv',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  webm: 'video/webm',
};

/** The parser for an address, by the suffix of its host name. */
const HOSTS: readonly (readonly [suffix: string, read: (url: URL) => Video])[] = [
  ['youtu.be', (url) => youtube(segments(url)[0])],
  ['youtube.com', youtubePage],
  ['youtube-nocookie.com', youtubePage],
  ['vimeo.com', vimeo],
  ['facebook.com', (url) => (/\/videos\/./.test(url.pathname) ? facebook(url) : UNKNOWN)],
  ['fb.watch', (url) => (segments(url).length > 0 ? facebook(url) : UNKNOWN)],
  ['matterport.com', (url) => ({ provider: 'matterport', embedUrl: url.href })],
  ['tvl.be', (url) => ({ provider: 'tvl', embedUrl: url.href })],
  ['yisual.com', (url) => ({ provider: 'yisual', embedUrl: url.href })],
];

/**
 * Recognises a video address (specification, section 5). Only the parsed host counts, and only whole labels
 * of it: `notyoutube.com` and `youtube.com.evil.example` are not recognised.
 * @param address untrusted
 * @returns embed addresses are always https; `unknown` for everything that is not certainly a video
 */
export function recogniseVideo(address: string): Video {
  if (!URL.canParse(address)) return UNKNOWN;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return UNKNOWN;
  const extension = /\.([a-z\d]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  const mimetype = Object.hasOwn(MIMETYPES, extension) ? MIMETYPES[extension] : undefined;
  if (mimetype) return { provider: 'file', url: url.href, mimetype };
  url.protocol = 'https:';
  const read = HOSTS.find(([suffix]) => url.hostname === suffix || url.hostname.endsWith(`.${suffix}`))?.[1];
  return read?.(url) ?? UNKNOWN;
}

/**
 * The address of a still picture (specification, section 9: low, medium, high by default). It is on the
 * provider's server, so it must not load before consent.
 * @returns `undefined` if the provider has none that can be derived from the address
 */
export function videoThumbnail(video: Video, quality: ThumbnailQuality = 'high'): string | undefined {
  const name = { low: 'default', medium: 'mqdefault', high: 'hqdefault' }[quality];
  return video.provider === 'youtube' ? `https://i.ytimg.com/vi/${video.id}/${name}.jpg` : undefined;
}

const segments = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

function youtube(id: string | null | undefined): Video {
  if (!id || !/^[\w-]{11}$/.test(id)) return UNKNOWN;
  return { provider: 'youtube', id, embedUrl: `https://www.youtube-nocookie.com/embed/${id}` };
}

function youtubePage(url: URL): Video {
  const [page = '', id] = segments(url);
  if (page === 'watch') return youtube(url.searchParams.get('v'));
  return ['embed', 'shorts', 'v'].includes(page) ? youtube(id) : UNKNOWN;
}

/**
 * `vimeo.com/{digits}`, followed by the hash of an unlisted video if there is one, or the player's address.
 */
function vimeo(url: URL): Video {
  const [id = '', hash = url.searchParams.get('h') ?? ''] = segments(url).filter(
    (segment, index) => !(index === 0 && segment === 'video' && url.hostname === 'player.vimeo.com'),
  );
  if (!/^\d+$/.test(id)) return UNKNOWN;
  const secret = /^[\da-f]+$/i.test(hash) ? `&h=${hash}` : '';
  return { provider: 'vimeo', id, embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${secret}` };
}

const facebook = (url: URL): Video => ({
  provider: 'facebook',
  embedUrl: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}`,
});
