import { mix } from '../lib/palette.ts';

/** Pieces of furniture in metres, standing at (0, 0) and centred on x = 0; y grows downwards. */

export const dark = (colour: string, share = 0.25): string => mix(colour, '#1d1712', share);

export const pale = (colour: string, share = 0.2): string => mix(colour, '#ffffff', share);
