import { z } from 'zod/mini';

/** The texts that the page passes to the script. */
export type Texts = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string());

export const readTexts = (form: HTMLFormElement): Texts =>
  schema.parse(JSON.parse(form.querySelector('[data-form-texts]')?.textContent ?? '{}'));
