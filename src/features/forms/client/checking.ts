import type { FormDefinition, FormErrors } from '../definitions/definition.ts';
import { validateForm } from '../definitions/validate.ts';
import { entriesOf, present, targetOf } from './dom.ts';
import { hideSummary, markField, messageOf, showSummary } from './errors.ts';
import type { Texts } from './texts.ts';

/** Shows the errors of a form's fields: when a field is left, and from then on live until it is corrected. */
export class Checking {
  private readonly form: HTMLFormElement;
  private readonly definition: FormDefinition;
  private readonly texts: Texts;
  /** Fields that were left with a value, or were wrong when the form was sent. */
  private readonly touched = new Set<string>();
  /** Errors that only the relay can detect; they stay until their field is changed. */
  private answered: FormErrors = {};

  /** Errors that the form's own rules do not cover. */
  private readonly further: () => FormErrors;

  constructor(
    form: HTMLFormElement,
    definition: FormDefinition,
    texts: Texts,
    further: () => FormErrors = () => ({}),
  ) {
    this.further = further;
    this.form = form;
    this.definition = definition;
    this.texts = texts;
  }

  errors(): FormErrors {
    const result = validateForm(this.definition, entriesOf(this.form));
    return { ...this.further(), ...(result.ok ? {} : result.errors) };
  }

  /** Called when a field is left: shows its error. Leaving a field empty is not an error yet. */
  leave(name: string): void {
    if (
      entriesOf(this.form)
        .get(name)
        ?.some((value) => value.trim() !== '')
    )
      this.touched.add(name);
    if (this.touched.has(name)) this.mark([name]);
  }

  /** Called when a field changes: updates the errors that are already shown. */
  change(name: string): void {
    const { [name]: _, ...others } = this.answered;
    this.answered = others;
    this.mark([...this.touched]);
  }

  /** Shows errors at their fields and in the summary, which gets the focus. */
  report(title: string, errors: FormErrors, answered = false): void {
    if (answered) this.answered = errors;
    for (const name of Object.keys(errors)) this.touched.add(name);
    this.mark(present(this.form, this.definition.fields).map((field) => field.name));
    showSummary(this.form, { title, errors, message: (name) => this.message(name, errors[name] ?? '') });
  }

  /** Resets to the state before anything was filled in. */
  clear(): void {
    this.touched.clear();
    this.answered = {};
    this.mark(present(this.form, this.definition.fields).map((field) => field.name));
    hideSummary(this.form);
  }

  /** The element of the first error. */
  first(errors: FormErrors): HTMLElement | null {
    return (
      Object.keys(errors)
        .map((name) => targetOf(this.form, name))
        .find((target) => target !== null) ?? null
    );
  }

  private mark(names: readonly string[]): void {
    const errors = { ...this.answered, ...this.errors() };
    for (const name of names) {
      const code = this.touched.has(name) ? errors[name] : undefined;
      markField(this.form, name, code && this.message(name, code));
    }
  }

  private message(name: string, code: string): string {
    return messageOf(this.texts, this.definition, name, code);
  }
}
