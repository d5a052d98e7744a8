import { element } from '../../../ui/element.ts';
import { fetchJson } from '../../../ui/fetch-json.ts';
import { addStylesheet } from '../../../ui/late-style.ts';
import type { FormErrors } from '../definitions/definition.ts';
import { readTakenFile, type TakenEntry, type TakenFile, takenEntry } from '../taken-file.ts';
import { entriesOf } from './dom.ts';
import styles from './taken.css?url';

let loading: Promise<TakenFile> | undefined;

/** The file of the page's language, loaded once; after a failure the next property tries again. */
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
 * For forms that need an available property: if the named property is sold or rented, shows this above the
 * form with alternatives, and prevents sending.
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

  /** The error if the named property is sold or rented. */
  errors(): FormErrors {
    return this.found ? { property: `property.${this.found.as}` } : {};
  }

  /**
   * Checks the property again after it has changed. If the file cannot be loaded, the relay refuses the form.
   */
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
    // An empty line takes no space between the form's rows.
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
