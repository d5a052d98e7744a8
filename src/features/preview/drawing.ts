import type { Font } from 'opentype.js';
import { PREVIEW_SIZE } from '../../ui/preview-size.ts';
import type { PreviewCard } from './card.ts';
import { fitted, openFonts } from './outlines.ts';

/** Copied from the tokens, because style sheets do not apply to a picture. */
const COLOUR = {
  ground: '#faf8f4',
  ink: '#1f2a2e',
  inkSoft: '#55605f',
  brick: '#9a3a25',
  moss: '#4c6a2c',
  green: '#1d5a4c',
  tint: '#e4ede8',
} as const;

/** The band below the picture, in pixels. */
export const BAND = 176;
const MARGIN = 56;
/** The maximum size of the agency's logo. */
export const LOGO = { width: 280, height: 56 } as const;
const GAP = 40;

/**
 * The band and corner of a card as an SVG of the preview's size, transparent where the picture shows.
 * @param logo the size of the logo that is drawn over it; without one the agency's name is drawn
 */
export async function cardDrawing(card: PreviewCard, logo: { width: number } | undefined): Promise<string> {
  const { serif, sans } = await openFonts();
  const { width, height } = PREVIEW_SIZE;
  const top = height - BAND;
  const name = logo ? undefined : fitted(card.agency, { font: serif, size: 34 }, LOGO.width, 22);
  const room = width - 2 * MARGIN - GAP - (logo?.width ?? name?.width ?? 0);
  const kicker = fitted(card.kicker.toUpperCase(), { font: sans, size: 23, tracking: 0.07 }, room, 18);
  const price = fitted(card.price, { font: serif, size: 68 }, room, 34);
  const at = (x: number, y: number, fill: string, svg: string) =>
    `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    card.picture ? '' : `<path fill="${COLOUR.tint}" d="M0 0h${width}v${top}H0z"/>`,
    `<path fill="${COLOUR.ground}" d="M0 ${top}h${width}v${BAND}H0z"/>`,
    at(MARGIN, top + 60, COLOUR.inkSoft, kicker.svg),
    at(MARGIN, top + 132, COLOUR.ink, price.svg),
    name ? at(width - MARGIN - name.width, top + 100, COLOUR.green, name.svg) : '',
    card.corner ? corner(sans, card.corner.name, card.corner.kind, at) : '',
    '</svg>',
  ].join('');
}

type Place = (x: number, y: number, fill: string, svg: string) => string;

/** The marquee, drawn as on the site's cards. */
function corner(sans: Font, name: string, kind: string, at: Place): string {
  const word = fitted(name, { font: sans, size: 28 }, PREVIEW_SIZE.width / 2, 20);
  const fill = kind === 'new' ? COLOUR.moss : COLOUR.brick;
  return `<path fill="${fill}" d="M0 0h${word.width + 2 * 28}v60H0z"/>${at(28, 40, '#fff', word.svg)}`;
}

/** The position of a logo's upper left corner. */
export const logoPlace = ({ width, height }: { width: number; height: number }) => ({
  left: PREVIEW_SIZE.width - MARGIN - width,
  top: Math.round(PREVIEW_SIZE.height - BAND / 2 - height / 2),
});
