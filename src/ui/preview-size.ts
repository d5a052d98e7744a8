/** The size that social networks and messengers show previews in. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
