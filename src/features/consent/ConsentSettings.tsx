import { CATEGORIES, type Grants } from './consent.ts';
import { SETTINGS_FORM } from './dialog-parts.ts';
import type { SettingsLabels } from './labels.ts';

interface Props {
  labels: SettingsLabels;
  /** Called with the answers; without it, as at build, the form only shows them. */
  onSave?: ((grants: Grants) => void) | undefined;
}

/** What is ticked; an answer that is switched off is none. */
const grantsIn = (data: FormData): Grants =>
  Object.fromEntries(CATEGORIES.map((category) => [category, data.has(category)])) as Grants;

/**
 * The answer for each category. The button that sends it is the dialog's. The browser keeps what is ticked, so that
 * nothing of it is lost when the form, which the build has rendered, becomes alive.
 */
export function ConsentSettings({ labels, onSave }: Props) {
  return (
    <form
      id={SETTINGS_FORM}
      onSubmit={(event) => {
        event.preventDefault();
        onSave?.(grantsIn(new FormData(event.currentTarget)));
      }}
    >
      <ul role="list" className="consent__options">
        <li>
          <label>
            <input type="checkbox" defaultChecked disabled aria-describedby="consent-essential" />
            <span>{labels.essential.name}</span>
          </label>
          <p id="consent-essential">{labels.essential.text}</p>
        </li>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <label>
              <input type="checkbox" name={category} aria-describedby={`consent-${category}`} />
              <span>{labels.categories[category].name}</span>
            </label>
            <p id={`consent-${category}`}>{labels.categories[category].text}</p>
          </li>
        ))}
      </ul>
    </form>
  );
}
