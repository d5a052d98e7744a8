import type { FormDefinition, FormErrors } from './definitions/definition.ts';
import type { Entries } from './definitions/validate.ts';
import type { TakenEntry, TakenFile } from './taken-file.ts';
import type { FormView } from './view.ts';

/** What the box above a form says: a title and the errors, each with a link to its field. */
export interface Summary {
  title: string;
  errors: FormErrors;
}

/** A property that is named in a form and can no longer be had. */
export interface TakenNotice {
  entry: TakenEntry;
  texts: TakenFile['texts'];
}

/** What changes on a form while it is used. */
export interface FormState {
  /** The form with the questions that the law permits for the property that it names. */
  form: FormDefinition;
  /** Whether the script has taken the form over: it then checks what the browser would check. */
  isLive: boolean;
  /** What is filled in. */
  entries: Entries;
  /** The errors that are shown at their fields. */
  errors: FormErrors;
  summary: Summary | undefined;
  /** The index of the step that is shown. */
  step: number;
  /** How often the visitor has gone to another step. */
  moves: number;
  sending: 'idle' | 'busy' | 'failed';
  /** Whether the form was filled in with a draft, and that is said. */
  isRestored: boolean;
  taken: TakenNotice | undefined;
  captcha: 'unasked' | 'asked' | 'rendered' | 'failed';
}

/** The actions behind the buttons and links of a form; a form that was only rendered has none. */
export interface FormActions {
  next(): void;
  back(): void;
  clear(): void;
  /** Leads to a field that has an error. */
  visit(name: string): void;
}

/** The state in which a form is served: as the view says, and not yet touched. */
export function servedState({ form, entries = new Map(), errors = {}, message, text }: FormView): FormState {
  const isWrong = Object.keys(errors).length > 0 || message !== undefined;
  return {
    form,
    isLive: false,
    entries,
    errors,
    summary: isWrong ? { title: message ?? text('summary.title'), errors } : undefined,
    step: 0,
    moves: 0,
    sending: 'idle',
    isRestored: false,
    taken: undefined,
    captcha: 'unasked',
  };
}
