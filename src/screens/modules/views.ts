/** The views that a module may name; an empty one means the relation's default (specification, section 3). */
export const VIEWS = ['', 'single-view', 'card-view', 'ons-team-view', 'news-view'] as const;

export type View = (typeof VIEWS)[number];

export const isKnownView = (view: string): view is View => (VIEWS as readonly string[]).includes(view);
