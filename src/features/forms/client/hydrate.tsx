import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { FormBody } from '../components/FormBody.tsx';
import type { FormActions } from '../state.ts';
import type { FormView } from '../view.ts';
import { entriesOf, fillIn } from './dom.ts';
import type { FormStore } from './form-store.ts';
import { focusIn, keptContent } from './kept-content.ts';

interface Live {
  form: HTMLFormElement;
  view: FormView;
  store: FormStore;
  actions: FormActions;
}

interface Options extends Live {
  /** Called if React fails later. The form then has the content it was served with, filled in. */
  onLost(fault: unknown): void;
}

/**
 * Lets React take over the content of a form. What is filled in stays, with focus and caret, even where another
 * program has changed the page, such as a translator, and React therefore draws the content anew.
 * @throws if it fails; the content is then as it was served, filled in
 */
export function hydrate({ onLost, ...live }: Options): void {
  const { form, store } = live;
  const first = form.firstElementChild;
  const entries = entriesOf(form);
  const putFocusBack = focusIn(form);
  const giveBack = keptContent(form);
  let isDone = false;
  const faults: unknown[] = [];
  // Now and not later: until then the visitor's presses would reach neither the browser nor React.
  flushSync(() =>
    hydrateRoot(form, <LiveForm {...live} />, {
      onUncaughtError: (fault) => {
        giveBack(isDone ? store.state.entries : entries);
        if (isDone) onLost(fault);
        else faults.push(fault);
      },
    }),
  );
  const isNew = form.firstElementChild !== first;
  if (isNew && faults.length === 0) fillIn(form, entries);
  if (isNew) putFocusBack();
  if (faults.length > 0) throw faults[0];
  isDone = true;
}

function LiveForm({ form, view, store, actions }: Live) {
  const state = useStore(store.$state);
  const { summary, moves } = state;
  const drawn = useMemo(() => ({ ...view, form: state.form }), [view, state.form]);
  useLayoutEffect(() => {
    if (summary) form.querySelector<HTMLElement>('.form__summary')?.focus();
  }, [form, summary]);
  useLayoutEffect(() => {
    if (moves === 0) return;
    const legend = form.querySelector<HTMLElement>('[data-current] legend');
    legend?.setAttribute('tabindex', '-1');
    legend?.focus({ preventScroll: true });
    form.scrollIntoView({ block: 'start' });
  }, [form, moves]);
  return <FormBody view={drawn} state={state} actions={actions} />;
}
