import { fill } from '../../../ui/fill.ts';
import type { FormDefinition, FormErrors } from '../definitions/definition.ts';
import { needsLabel } from '../render/view.ts';
import { boxOf, controlsOf, targetOf } from './dom.ts';
import type { Texts } from './texts.ts';

export function messageOf(texts: Texts, definition: FormDefinition, name: string, code: string): string {
  const field = definition.fields.find((candidate) => candidate.name === name);
  const text = texts[`error.${code}`] ?? texts['error.text.invalid'] ?? '';
  return fill(text, { min: field?.min ?? 0, max: field?.max ?? 0, length: field?.maxLength ?? 0 });
}

/** Marks a field as wrong with a message, or removes the mark. */
export function markField(form: HTMLFormElement, name: string, message: string | undefined): void {
  for (const control of controlsOf(form, name)) {
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  const line = boxOf(form, name)?.querySelector<HTMLElement>('.field__error');
  if (!line) return;
  line.textContent = message ?? '';
  line.hidden = !message;
}

const labelOf = (form: HTMLFormElement, name: string): string => {
  const label = boxOf(form, name)?.querySelector('legend, label')?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  label.querySelector('.field__optional')?.remove();
  return label.textContent?.trim() ?? '';
};

/**
 * Fills the summary above the form with a title and the errors, each a link to its field, and moves the focus
 * to it.
 */
export function showSummary(
  form: HTMLFormElement,
  { title, errors, message }: { title: string; errors: FormErrors; message: (name: string) => string },
): void {
  const summary = form.querySelector<HTMLElement>('.form__summary');
  const heading = summary?.querySelector('[data-summary-title]');
  const lead = summary?.querySelector<HTMLElement>('[data-summary-text]');
  const list = summary?.querySelector('[data-summary-list]');
  if (!summary || !heading || !lead || !list) return;
  const names = Object.keys(errors);
  heading.textContent = title;
  lead.hidden = names.length === 0;
  list.replaceChildren(
    ...names.map((name) => {
      const item = document.createElement('li');
      const target = targetOf(form, name);
      const text = message(name);
      if (!target) {
        item.textContent = text;
        return item;
      }
      const link = document.createElement('a');
      link.href = `#${target.id}`;
      link.dataset['to'] = name;
      link.textContent = needsLabel(errors[name] ?? '') ? `${labelOf(form, name)} – ${text}` : text;
      item.append(link);
      return item;
    }),
  );
  summary.hidden = false;
  summary.focus();
}

export function hideSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('.form__summary');
  if (summary) summary.hidden = true;
}
