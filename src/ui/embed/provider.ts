/** Provider names by the suffix of their host names. */
const NAMES: readonly (readonly [suffix: string, name: string])[] = [
  ['youtube.com', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['vimeo.com', 'Vimeo'],
  ['facebook.com', 'Facebook'],
  ['matterport.com', 'Matterport'],
  ['tvl.be', 'TVL'],
  ['yisual.com', 'Yisual'],
  ['google.com', 'Google'],
  ['openfreemap.org', 'OpenFreeMap'],
];

const isHost = (host: string, suffix: string): boolean => host === suffix || host.endsWith(`.${suffix}`);

/** The name by which visitors know a host's owner; if there is none, the host itself. */
export const providerName = (host: string): string =>
  NAMES.find(([suffix]) => isHost(host, suffix))?.[1] ?? host;

/** The host of an address; a visitor's choice is remembered under it. */
export const hostOf = (address: string): string => new URL(address).host;

/** The origin of a frame's address, for the content security policy of the page that shows it. */
export const originOf = (address: string): string => new URL(address).origin;

/**
 * The address with autoplay, for a visitor who has already pressed play. Players without such a parameter,
 * and tours, stay as they are.
 */
export function playingAddress(address: string): string {
  const url = new URL(address);
  if (['youtube-nocookie.com', 'vimeo.com', 'facebook.com'].some((suffix) => isHost(url.host, suffix)))
    url.searchParams.set('autoplay', '1');
  if (isHost(url.host, 'matterport.com')) url.searchParams.set('play', '1');
  return url.href;
}
