/** Names of providers by the end of their host names. */
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

/** The name by which visitors know the owner of a host; the host itself where it has no other. */
export const providerName = (host: string): string =>
  NAMES.find(([suffix]) => isHost(host, suffix))?.[1] ?? host;

/** The host of an address, under which a visitor's choice is remembered. */
export const hostOf = (address: string): string => new URL(address).host;

/** The origin of a frame's address, for the content security policy of the page that shows it. */
export const originOf = (address: string): string => new URL(address).origin;

/**
 * The address at which a player begins by itself: for who has pressed play already. Players that know no such wish,
 * and tours, stay as they are.
 */
export function playingAddress(address: string): string {
  const url = new URL(address);
  if (['youtube-nocookie.com', 'vimeo.com', 'facebook.com'].some((suffix) => isHost(url.host, suffix)))
    url.searchParams.set('autoplay', '1');
  if (isHost(url.host, 'matterport.com')) url.searchParams.set('play', '1');
  return url.href;
}
