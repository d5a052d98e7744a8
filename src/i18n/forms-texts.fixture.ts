import { fromTexts } from './texts.ts';

/** The forms' texts with their placeholders, for tests that render forms. Pages use `translator`. */
export const FORMS_TEXTS = fromTexts((texts) => texts.forms);
