import { ConsentSettings } from './ConsentSettings.tsx';
import { type Answer, SETTINGS_FORM } from './dialog-parts.ts';
import type { ConsentLabels, SettingsLabels } from './labels.ts';

const ANSWERS = { all: 'all', none: 'none', settings: 'settings', keep: 'keep' } satisfies Record<
  Answer,
  Answer
>;

/**
 * Asks for a visitor's consent (specification, section 4). Agreeing and declining are equally prominent. Rendered at
 * build only; `consent-dialog.ts` opens it and shows what is hidden here where it applies.
 */
export function ConsentDialog({ labels, settings }: { labels: ConsentLabels; settings: SettingsLabels }) {
  return (
    <dialog className="consent" aria-labelledby="consent-title" aria-describedby="consent-lead">
      <div className="consent__body">
        <h2 id="consent-title" tabIndex={-1}>
          {labels.title}
        </h2>
        <p id="consent-lead">{labels.lead}</p>
        {labels.pages.length > 0 && (
          <p className="consent__pages">
            {labels.pages.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </p>
        )}
        <p className="consent__signal" hidden>
          {labels.signal}
        </p>
        <div className="consent__settings" hidden>
          <ConsentSettings labels={settings} />
        </div>
      </div>
      <div className="consent__foot">
        <p role="alert" className="consent__alert" />
        <div className="consent__choices">
          <button type="button" className="button" value={ANSWERS.all}>
            {labels.acceptAll}
          </button>
          <button type="button" className="button" value={ANSWERS.none}>
            {labels.declineAll}
          </button>
          <button
            type="button"
            className="button button--quiet"
            value={ANSWERS.settings}
            aria-expanded={false}
          >
            {labels.change}
          </button>
          <button type="submit" className="button button--quiet" form={SETTINGS_FORM} hidden disabled>
            {labels.save}
          </button>
          <button type="button" className="consent__close" value={ANSWERS.keep} hidden>
            {labels.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}
