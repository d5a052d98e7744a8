/** The size of link previews in social networks and messengers, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
