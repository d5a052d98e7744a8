import type { FormDefinition, FormErrors } from '../definitions/definition.ts';
import { type Entries, validateForm } from '../definitions/validate.ts';

/**
 * Decides which errors of a form's fields are shown: those of a field that was left, and from then on live until
 * it is corrected.
 */
export class Checking {
  private readonly definition: () => FormDefinition;
  /** Errors that the form's own rules do not cover. */
  private readonly further: () => FormErrors;
  /** Fields that were left with a value, or were wrong when the form was sent. */
  private readonly touched = new Set<string>();
  /** Errors that only the relay can detect; they stay until their field is changed. */
  private answered: FormErrors = {};

  constructor(definition: () => FormDefinition, further: () => FormErrors = () => ({})) {
    this.definition = definition;
    this.further = further;
  }

  /** All errors of what is filled in, shown or not. */
  errors(entries: Entries): FormErrors {
    const result = validateForm(this.definition(), entries);
    return { ...this.further(), ...(result.ok ? {} : result.errors) };
  }

  /** The errors that are shown at their fields. */
  shown(entries: Entries): FormErrors {
    const errors = { ...this.answered, ...this.errors(entries) };
    return Object.fromEntries(Object.entries(errors).filter(([name]) => this.touched.has(name)));
  }

  /** Called when a field is left. Leaving a field empty is not an error yet. */
  leave(name: string, entries: Entries): void {
    if (entries.get(name)?.some((value) => value.trim() !== '')) this.touched.add(name);
  }

  /** Called when a field changes: what the relay found wrong with it is no longer known. */
  change(name: string): void {
    const { [name]: _, ...others } = this.answered;
    this.answered = others;
  }

  /**
   * Called when errors are reported to the visitor.
   * @param isAnswer whether they come from the relay
   */
  report(errors: FormErrors, isAnswer: boolean): void {
    if (isAnswer) this.answered = errors;
    for (const name of Object.keys(errors)) this.touched.add(name);
  }

  /** Resets to the state before anything was filled in. */
  clear(): void {
    this.touched.clear();
    this.answered = {};
  }
}
