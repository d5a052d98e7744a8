import { fromTexts } from './texts.ts';

/** The texts of the gallery, which reach the browser in its file (see `common-texts.ts`). */
export const GALLERY_TEXTS = fromTexts((texts) => texts.gallery);
