import { textOf } from '../text/texts.ts';
import type { Block } from './blocks.ts';
import { closing, greeting } from './greeting.ts';
import type { Letter, MailContext, MailSettings } from './letter.ts';

/**
 * The list of a property's documents, for the visitor who requested them; the agent answers with the files.
 */
export function documentsMail(
  { lead, locale, subject, visitor }: MailContext,
  { agency }: MailSettings,
): Letter {
  const documents = subject?.documents ?? [];
  const list: Block[] =
    documents.length > 0
      ? [
          { kind: 'paragraph', text: textOf(locale, 'mail', 'documents.list') },
          { kind: 'list', items: documents },
          { kind: 'paragraph', text: textOf(locale, 'mail', 'documents.sending') },
        ]
      : [{ kind: 'paragraph', text: textOf(locale, 'mail', 'documents.none') }];
  return {
    to: visitor,
    replyTo: agency,
    subject: textOf(locale, 'mail', 'documents.subject', { title: subject?.title ?? lead.id }),
    blocks: [
      greeting(visitor, locale),
      { kind: 'paragraph', text: textOf(locale, 'mail', 'documents.intro') },
      ...(subject ? [{ kind: 'link', text: subject.title, url: subject.url } as const] : []),
      ...list,
      { kind: 'small', text: textOf(locale, 'mail', 'confirmation.reference', { id: lead.id }) },
      { kind: 'small', text: textOf(locale, 'mail', 'confirmation.mistake') },
      ...closing(locale),
    ],
  };
}
