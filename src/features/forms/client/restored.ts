import { addStylesheet } from '../../../ui/late-style.ts';
import styles from './restored.css?url';
import type { Texts } from './texts.ts';

/** Shows above the form that a draft was restored, with a button that clears it. */
export function offerToClear(form: HTMLFormElement, texts: Texts, clear: () => void): void {
  const line = document.createElement('p');
  line.className = 'form__restored';
  line.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = texts['restored'] ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts['restored.clear'] ?? '';
  button.addEventListener('click', () => {
    line.remove();
    clear();
  });
  line.append(words, button);
  addStylesheet(styles).then(() => form.querySelector('.form__note')?.after(line));
}
