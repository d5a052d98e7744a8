/** The specification (section 4) has two readings of the device class by window width; each has its own users. */
export type Device = 'desktop' | 'tablet' | 'mobile';

/**
 * The helper's reading: above 960 desktop, 768 to 960 tablet, 767 and below mobile. What lies between 767 and 768
 * counts as mobile.
 * @param width of the window in CSS pixels; one that is not known (NaN) counts as mobile
 */
export const deviceOfHelper = (width: number): Device =>
  width > 960 ? 'desktop' : width >= 768 ? 'tablet' : 'mobile';

/**
 * The page shell's reading: 1280 and up desktop, 767 to below 1280 tablet, under 767 mobile.
 * @param width of the window in CSS pixels; one that is not known (NaN) counts as mobile
 */
export const deviceOfShell = (width: number): Device =>
  width >= 1280 ? 'desktop' : width >= 767 ? 'tablet' : 'mobile';
