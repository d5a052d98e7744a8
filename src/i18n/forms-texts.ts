import { fromTexts } from './texts.ts';

/** The forms' texts with their placeholders, of which each form's script gets its own in a file. Pages use `translator`. */
export const FORMS_TEXTS = fromTexts((texts) => texts.forms);
