import { atom } from 'nanostores';
import { isOpenSlot } from '../conditions.ts';
import type { FormDefinition, FormErrors } from '../definitions/definition.ts';
import { isRentalApplication, lawfulForm, type Permitted } from '../definitions/tenant-questions.ts';
import { type FormState, servedState } from '../state.ts';
import type { FormView } from '../view.ts';
import { permittedOf } from './applicants.ts';
import { Checking } from './checking.ts';
import { controlsOf, entriesOf } from './dom.ts';
import { takenNotice } from './taken.ts';

/** The state of one form in the browser, and all that changes it. */
export class FormStore {
  readonly $state;
  private readonly form: HTMLFormElement;
  private readonly view: FormView;
  /** The definition before the law of the named property. */
  private readonly whole: FormDefinition;
  private readonly checking: Checking;
  /** The property that the form names. */
  private named = '';

  constructor(form: HTMLFormElement, view: FormView, whole: FormDefinition) {
    this.form = form;
    this.view = view;
    this.whole = whole;
    this.$state = atom<FormState>(servedState(view));
    this.checking = new Checking(
      () => this.state.form,
      () => {
        const { taken } = this.state;
        return taken ? { property: `property.${taken.entry.as}` } : {};
      },
    );
  }

  get state(): FormState {
    return this.$state.get();
  }

  set(change: Partial<FormState>): void {
    this.$state.set({ ...this.state, ...change });
  }

  /** Takes over what is filled in. */
  read(): void {
    let entries = entriesOf(this.form);
    if (this.dropClosedSlot(entries.get('property')?.[0] ?? '')) entries = entriesOf(this.form);
    this.set({ entries, errors: this.checking.shown(entries) });
    if (this.view.form.needsMarket) void this.followProperty(entries.get('property')?.[0]?.trim() ?? '');
  }

  errors(): FormErrors {
    return this.checking.errors(this.state.entries);
  }

  leave(name: string): void {
    this.checking.leave(name, this.state.entries);
    this.showErrors();
  }

  change(name: string): void {
    this.checking.change(name);
    this.read();
  }

  /** Shows errors at their fields and in the box above the form, which gets the focus. */
  report(title: string, errors: FormErrors, isAnswer = false): void {
    const first = Object.keys(errors).find((name) => this.stepOf(name) !== undefined);
    if (first !== undefined) this.reveal(first);
    this.checking.report(errors, isAnswer);
    this.showErrors();
    this.set({ summary: { title, errors } });
  }

  /** Shows no error any more, and the first step. */
  clear(): void {
    this.checking.clear();
    this.set({ summary: undefined, step: 0, isRestored: false });
    this.read();
  }

  /** Shows the step that contains a field. */
  reveal(name: string): void {
    this.set({ step: this.stepOf(name) ?? this.state.step });
  }

  /** Goes to the next step if the fields of this one are right, else says what is wrong. */
  next(): void {
    this.read();
    const { step } = this.state;
    const here = Object.entries(this.errors()).filter(([name]) => this.stepOf(name) === step);
    if (here.length > 0) this.report(this.view.text('summary.title'), Object.fromEntries(here));
    else this.move(1);
  }

  back(): void {
    this.move(-1);
  }

  private move(by: number): void {
    const step = this.state.step + by;
    if (step < 0 || step >= this.state.form.steps.length) return;
    this.set({ step, moves: this.state.moves + 1, ...(by > 0 && { summary: undefined }) });
  }

  private stepOf(name: string): number | undefined {
    const index = this.state.form.steps.findIndex((groups) =>
      groups.some(({ fields }) => fields.some((field) => field.name === name)),
    );
    return index < 0 ? undefined : index;
  }

  private showErrors(): void {
    this.set({ errors: this.checking.shown(this.state.entries) });
  }

  /** A chosen slot of another property than the named one is not kept. */
  private dropClosedSlot(property: string): boolean {
    const [select] = controlsOf(this.form, 'slot');
    const chosen = this.view.choices.slots.find(({ value }) => value === select?.value);
    if (!select || !chosen || isOpenSlot(chosen, property)) return false;
    select.value = '';
    return true;
  }

  /**
   * Follows the named property after it has changed: says that it can no longer be had, and asks its applicants
   * what they may be asked.
   */
  private async followProperty(name: string): Promise<void> {
    if (name === this.named) return;
    this.named = name;
    this.set({ taken: undefined });
    this.showErrors();
    const [taken, permitted] = await Promise.all([
      name === '' ? undefined : takenNotice(name),
      this.permitted(name),
    ]);
    if (name !== this.named) return;
    this.set({ taken, form: lawfulForm(this.whole, permitted) });
    this.showErrors();
  }

  private async permitted(name: string): Promise<Permitted | undefined> {
    const { form, permitted } = this.view;
    return isRentalApplication(form.id) && name !== '' ? permittedOf(name, permitted) : permitted;
  }
}
