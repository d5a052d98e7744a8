import { isRecord } from '../../../ui/is-record.ts';

/** The texts of one form by their keys in `i18n/{language}/forms.json`. */
export type FormTexts = Readonly<Record<string, string>>;

/** The path of the file with a form's texts, which only who touches the form loads. */
export const formTextsPath = (language: string, form: string): string =>
  `/${language}/data/forms/${form}.json`;

/**
 * Loads the texts of a form, without a second try: whoever waits for them can send the form without them.
 * @throws if they do not come
 */
export async function loadTexts(language: string, form: string): Promise<FormTexts> {
  const response = await fetch(formTextsPath(language, form));
  const texts: unknown = await response.json();
  if (!isTexts(texts)) throw new TypeError(`The texts of ${form} are of another shape.`);
  return texts;
}

const isTexts = (data: unknown): data is FormTexts =>
  isRecord(data) && Object.values(data).every((text) => typeof text === 'string');
