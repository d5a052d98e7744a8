import { useEffect, useRef, useState } from 'react';
import { CATEGORIES, type Grants, NONE } from './consent.ts';
import { SETTINGS_FORM } from './dialog-parts.ts';
import type { SettingsLabels } from './labels.ts';

export interface SettingsProps {
  labels: SettingsLabels;
  /** The current choice, if there is one. */
  stored: Grants | undefined;
  /** The browser sends Global Privacy Control, so the advertising categories stay off. */
  hasSignal: boolean;
  /** Called once the settings are on the page. */
  onShown: () => void;
  onSave: (grants: Grants) => void;
}

/** The answer for each category. The button that sends it is the dialog's. */
export function ConsentSettings({ labels, stored, hasSignal, onShown, onSave }: SettingsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [grants, setGrants] = useState(stored ?? NONE);

  // The pressed button gives way to another one, so the focus moves to the first answer.
  useEffect(() => {
    onShown();
    form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [onShown]);

  return (
    <form
      ref={form}
      id={SETTINGS_FORM}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(grants);
      }}
    >
      <ul role="list" className="consent__options">
        <li>
          <label>
            <input type="checkbox" checked disabled aria-describedby="consent-essential" />
            <span>{labels.essential.name}</span>
          </label>
          <p id="consent-essential">{labels.essential.text}</p>
        </li>
        {CATEGORIES.map((category) => {
          const isOff = hasSignal && category !== 'analytics_storage';
          return (
            <li key={category}>
              <label>
                <input
                  type="checkbox"
                  name={category}
                  checked={grants[category] && !isOff}
                  disabled={isOff}
                  aria-describedby={`consent-${category}`}
                  onChange={({ currentTarget: { checked } }) =>
                    setGrants((before) => ({ ...before, [category]: checked }))
                  }
                />
                <span>{labels.categories[category].name}</span>
              </label>
              <p id={`consent-${category}`}>{labels.categories[category].text}</p>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
