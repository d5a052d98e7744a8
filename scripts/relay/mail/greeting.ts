import type { Locale } from '../../../src/i18n/locales.ts';
import type { Mailbox } from '../delivery/smtp.ts';
import { textOf } from '../text/texts.ts';
import type { Block } from './blocks.ts';

export const greeting = ({ name }: Mailbox, locale: Locale): Block => ({
  kind: 'paragraph',
  text: name ? textOf(locale, 'mail', 'greeting.name', { name }) : textOf(locale, 'mail', 'greeting'),
});

export const closing = (locale: Locale): Block[] => [
  { kind: 'paragraph', text: textOf(locale, 'mail', 'closing') },
  { kind: 'small', text: textOf(locale, 'mail', 'footer.automatic') },
];
