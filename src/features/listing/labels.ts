import type { listTexts } from '../../i18n/list-texts.ts';

/** The texts of a list's island in one language. */
export type ListLabels = ReturnType<typeof listTexts>;
