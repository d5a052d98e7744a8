import { fromTexts, type Texts } from './texts.ts';

export type ViewingTexts = Texts['viewings'];

/** The texts of calendar files, which are written where i18next does not reach (see `common-texts.ts`). */
export const VIEWING_TEXTS = fromTexts((texts) => texts.viewings);
