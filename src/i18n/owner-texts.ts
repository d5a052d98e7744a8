import { fromTexts } from './texts.ts';

/** The owner portal's texts with their placeholders, for scripts that fill them. Pages use `translator`. */
export const OWNER_TEXTS = fromTexts((texts) => texts.owner);
