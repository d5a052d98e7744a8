import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';

/** The texts of the sharing dialog; keys of the `tools` namespace. */
const KEYS = [
  'close',
  'copied',
  'copy',
  'copyFailed',
  'link',
  'mail',
  'print',
  'qr',
  'send',
  'share',
  'whatsapp',
] as const;

export type ShareTexts = Record<(typeof KEYS)[number], string>;

/** The dialog's texts in one language. The browser fetches them in a file when the dialog is opened. */
export const shareTexts = (locale: Locale): ShareTexts => pickTexts(texts(locale).tools, KEYS);
