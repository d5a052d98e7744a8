import { element } from '../../ui/element.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { measure } from '../../ui/measure.ts';
import { pageTexts } from '../../ui/page-texts.ts';
import styles from './share.css?url';
import type { ShareTexts } from './texts.ts';

const shareTexts = pageTexts<keyof ShareTexts>('tools.json', 'share');

/** The page's address without query and fragment. */
const address = (): string => location.origin + location.pathname;
const title = (): string => document.querySelector('h1')?.textContent.trim() ?? document.title;

let dialog: HTMLDialogElement | undefined;

/** Opens the sharing dialog; when it closes, the focus returns to the button. */
export async function open(button: HTMLElement): Promise<void> {
  const [texts] = await Promise.all([shareTexts(), addStylesheet(styles)]);
  dialog ??= build(texts);
  dialog.showModal();
  dialog.addEventListener('close', () => button.focus({ preventScroll: true }), { once: true });
}

function build(texts: ShareTexts): HTMLDialogElement {
  const url = address();
  const field = element('input', { readonly: '', value: url });
  field.addEventListener('focus', () => field.select());
  const said = element('p', { role: 'status' });
  const body = `${title()}\n${url}`;
  const link = (text: string, href: string, method: string) => {
    const made = element(
      'a',
      { class: 'button button--quiet', href, target: '_blank', rel: 'noopener noreferrer' },
      text,
    );
    made.addEventListener('click', () => measure('share', { method }));
    return made;
  };
  const button = (text: string, act: () => void, look = ' button--quiet') => {
    const made = element('button', { type: 'button', class: `button${look}` }, text);
    made.addEventListener('click', act);
    return made;
  };
  const made: HTMLDialogElement = element(
    'dialog',
    { class: 'share no-print', 'aria-label': texts.share },
    element('h2', {}, texts.share),
    element('label', {}, element('span', {}, texts.link), field),
    element(
      'p',
      { class: 'share__ways' },
      button(texts.copy, () => copy(texts, field, said), ''),
      ...('share' in navigator ? [button(texts.send, send)] : []),
      link(
        texts.mail,
        `mailto:?subject=${encodeURIComponent(title())}&body=${encodeURIComponent(body)}`,
        'mail',
      ),
      link(texts.whatsapp, `https://wa.me/?text=${encodeURIComponent(body)}`, 'whatsapp'),
      button(texts.print, () => {
        made.close();
        print();
      }),
    ),
    said,
    element('img', { src: 'qr.svg', alt: texts.qr, width: '176', height: '176' }),
    button(texts.close, () => made.close()),
  );
  // A click outside the dialog closes it. A mail to a friend is not a mail to the agency, so it must not be
  // counted as one.
  made.addEventListener('click', (event) => {
    event.stopPropagation();
    if (event.target === made) made.close();
  });
  document.body.append(made);
  return made;
}

async function copy(texts: ShareTexts, field: HTMLInputElement, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = texts.copied;
    measure('share', { method: 'copy' });
  } catch {
    // The clipboard needs a secure connection and permission; without them the text is selected.
    field.select();
    said.textContent = texts.copyFailed;
  }
}

async function send(): Promise<void> {
  try {
    await navigator.share({ title: title(), url: address() });
    measure('share', { method: 'native' });
  } catch {
    // The system's share sheet rejects if it is closed without sharing; that is not an error.
  }
}
