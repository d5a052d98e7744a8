import { DeliveryError } from '../delivery/delivery-error.ts';
import { isAddress } from '../delivery/smtp.ts';
import { textOf } from '../text/texts.ts';
import type { Block } from './blocks.ts';
import { closing, greeting } from './greeting.ts';
import { type Letter, type MailContext, type MailSettings, single } from './letter.ts';

/**
 * A property, for a friend of the visitor.
 * @throws DeliveryError, final, if the property does not exist any more
 */
export function friendMail(
  { lead, locale, subject, visitor, site }: MailContext,
  { agency }: MailSettings,
): Letter {
  if (!subject) throw new DeliveryError('The property is no longer there.', { isFinal: true });
  const name = visitor.name || visitor.address;
  const message = withoutLinks(single(lead.fields, 'remark'));
  const quote: Block[] = message
    ? [
        { kind: 'small', text: textOf(locale, 'mail', 'friend.message') },
        { kind: 'quote', text: message },
      ]
    : [];
  return {
    to: { name: '', address: single(lead.fields, 'friendEmail') },
    replyTo: isAddress(visitor.address) ? visitor : agency,
    subject: `${textOf(locale, 'mail', 'friend.subject', { name })} – ${site.info.name}`,
    blocks: [
      greeting({ name: '', address: '' }, locale),
      { kind: 'paragraph', text: textOf(locale, 'mail', 'friend.intro', { name }) },
      { kind: 'heading', text: subject.title },
      { kind: 'link', text: textOf(locale, 'mail', 'friend.link'), url: subject.url },
      ...quote,
      { kind: 'small', text: textOf(locale, 'mail', 'friend.privacy', { name }) },
      ...closing(locale).slice(0, 1),
    ],
  };
}

/**
 * Removes web addresses from a message that a stranger may have written, so that the relay cannot be used to
 * spread them.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S*(?::\/\/|www\.|@)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/giu, '…');
