import { fromTexts, type Texts } from './texts.ts';

export type VisitTexts = Texts['visits'];

/** The texts of calendar files, which are written where i18next does not reach (see `common-texts.ts`). */
export const VISIT_TEXTS = fromTexts((texts) => texts.visits);
