import { element } from '../../../ui/element.ts';
import { fetchJson } from '../../../ui/fetch-json.ts';
import { addStylesheet } from '../../../ui/late-style.ts';
import type { FormErrors } from '../definitions/definition.ts';
import { readTakenFile, type TakenEntry, type TakenFile, takenEntry } from '../taken-file.ts';
import { entriesOf } from './dom.ts';
import styles from './taken.css?url';

let loading: Promise<TakenFile> | undefined;

/** The file of the page's language, once; a failure is forgotten, so that the next property asks again. */
function load(): Promise<TakenFile> {
  loading ??= fetchJson(`/${document.documentElement.lang}/data/taken.json`, { check: readTakenFile }).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Watches which property a form is about that makes sense only while it can be had. One that is sold or rented is named
 * above the form, with what may help instead, and the form is not sent for it.
 */
export class TakenWatch {
  private readonly form: HTMLFormElement;
  private named = '';
  private found: TakenEntry | undefined;
  private readonly line = element('div', { class: 'visually-hidden', role: 'status' });

  constructor(form: HTMLFormElement) {
    this.form = form;
    form.prepend(this.line);
  }

  /** The error of the property that the form names. */
  errors(): FormErrors {
    return this.found ? { property: `property.${this.found.as}` } : {};
  }

  /** Looks at the property anew, when another is named. Where nothing can be found out, the relay says it. */
  async follow(): Promise<void> {
    const name = entriesOf(this.form).get('property')?.[0]?.trim() ?? '';
    if (name === this.named) return;
    this.named = name;
    this.show(undefined);
    if (name === '') return;
    try {
      const file = await load();
      if (takenEntry(file, name)) await addStylesheet(styles);
      if (name === this.named) this.show(file);
    } catch (error) {
      console.info('It is not known which properties are taken.', error);
    }
  }

  private show(file: TakenFile | undefined): void {
    this.found = file && takenEntry(file, this.named);
    this.line.replaceChildren();
    // Empty, it takes no place between the form's rows.
    this.line.className = this.found ? 'form__taken' : 'visually-hidden';
    if (!file || !this.found) return;
    const { as, path, tell } = this.found;
    this.line.append(
      element('strong', {}, file.texts[as]),
      element('a', { href: `${path}#similar` }, file.texts.similar),
      element('a', { href: tell }, file.texts.tell),
    );
  }
}
