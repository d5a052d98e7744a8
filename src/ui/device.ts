/** The specification (section 4) gives two sets of width limits for the device class; both are used. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/**
 * The helper's limits: above 960 desktop, 768 to 960 tablet, 767 and below mobile. Widths between 767 and 768
 * count as mobile.
 * @param width of the window in CSS pixels; an unknown one (NaN) counts as mobile
 */
export const deviceOfHelper = (width: number): Device =>
  width > 960 ? 'desktop' : width >= 768 ? 'tablet' : 'mobile';

/**
 * The page shell's limits: 1280 and up desktop, 767 to below 1280 tablet, below 767 mobile.
 * @param width of the window in CSS pixels; an unknown one (NaN) counts as mobile
 */
export const deviceOfShell = (width: number): Device =>
  width >= 1280 ? 'desktop' : width >= 767 ? 'tablet' : 'mobile';
