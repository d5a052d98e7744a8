/** Picture widths in pixels (specification, section 9). */
export const MEDIA_WIDTHS = { mobile: 600, desktop: 1920, thumbnail: 400, catalogueThumbnail: 250 } as const;

function parseRemote(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether a picture is on a media host rather than in the snapshot's `media/`. */
export const isRemote = (address: string): boolean => parseRemote(address) !== undefined;

/**
 * The address of a picture on a media host as WebP in a width (specification, section 9). Other parameters
 * stay as they are.
 * @param width pixels, rounded to a whole number
 * @returns `false` if the address is not one of a media host (specification, section 8), or if the width is
 *   not a positive number
 */
export function mediaHostUrl(address: string, width: number): string | false {
  const url = parseRemote(address);
  const pixels = Math.round(width);
  if (!url || !Number.isFinite(pixels) || pixels < 1) return false;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(?:width|format)(?:=|$)/.test(part));
  url.search = [...others, `width=${pixels}`, 'format=webp'].join('&');
  return url.href;
}
