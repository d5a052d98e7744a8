import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { addStylesheet } from '../../ui/late-style.ts';
import { ALL, CATEGORIES, type Grants, NONE } from './consent.ts';
import stylesheet from './dialog.css?url';
import type { ConsentLabels } from './labels.ts';

interface Props {
  labels: ConsentLabels;
  /** The current choice; without one, the dialog cannot be closed before the visitor chooses. */
  stored: Grants | undefined;
  /** The browser sends Global Privacy Control, so the advertising categories stay off. */
  hasSignal: boolean;
  /** Called with the choice, or without one if the dialog was closed and the previous choice stays. */
  onDone: (grants?: Grants) => void;
}

/** Asks for a visitor's consent (specification, section 4). Agreeing and declining are equally prominent. */
export function ConsentDialog({ labels, stored, hasSignal, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDetailed, setDetailed] = useState(false);
  const [isRequired, setRequired] = useState(false);
  const [grants, setGrants] = useState(stored ?? NONE);
  const done = useRef(false);
  const id = useId();

  useEffect(() => {
    let isGone = false;
    void addStylesheet(stylesheet).then(() => {
      if (isGone) return;
      // Only a scroll bar that takes up space leaves a gap when it is hidden.
      const root = document.documentElement;
      root.toggleAttribute('data-scroll-bar', innerWidth > root.clientWidth);
      dialog.current?.showModal();
      heading.current?.focus();
    });
    return () => {
      isGone = true;
    };
  }, []);

  // The focused button is removed when the details open, so the focus moves to the first of them.
  useEffect(() => {
    if (isDetailed) dialog.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [isDetailed]);

  const finish = (choice?: Grants) => {
    done.current = true;
    // Closing restores the focus; removing the element would not.
    dialog.current?.close();
    onDone(choice);
  };
  const leave = () => {
    if (stored) finish();
    else setRequired(true);
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };
  // Browsers let a page prevent closing only once; the next attempt closes the dialog in any case.
  const onClose = () => {
    if (done.current) return;
    if (stored) finish();
    else {
      setRequired(true);
      dialog.current?.showModal();
      heading.current?.focus();
    }
  };

  return (
    <dialog
      ref={dialog}
      className="consent"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={onCancel}
      onClose={onClose}
    >
      <div className="consent__body">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {labels.title}
        </h2>
        <p id={`${id}-lead`}>{labels.lead}</p>
        {labels.pages.length > 0 && (
          <p className="consent__pages">
            {labels.pages.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </p>
        )}
        {hasSignal && <p className="consent__signal">{labels.signal}</p>}
        {isDetailed && (
          <ul role="list" className="consent__options">
            <li>
              <label>
                <input type="checkbox" checked disabled aria-describedby={`${id}-essential`} />
                <span>{labels.essential.name}</span>
              </label>
              <p id={`${id}-essential`}>{labels.essential.text}</p>
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
                      aria-describedby={`${id}-${category}`}
                      onChange={({ currentTarget: { checked } }) =>
                        setGrants((before) => ({ ...before, [category]: checked }))
                      }
                    />
                    <span>{labels.categories[category].name}</span>
                  </label>
                  <p id={`${id}-${category}`}>{labels.categories[category].text}</p>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <div className="consent__foot">
        <p role="alert" className="consent__required">
          {isRequired ? labels.required : ''}
        </p>
        <div className="consent__choices">
          <button type="button" className="button" onClick={() => finish(ALL)}>
            {labels.acceptAll}
          </button>
          <button type="button" className="button" onClick={() => finish(NONE)}>
            {labels.declineAll}
          </button>
          {isDetailed ? (
            <button type="button" className="button button--quiet" onClick={() => finish(grants)}>
              {labels.save}
            </button>
          ) : (
            <button
              type="button"
              className="button button--quiet"
              aria-expanded={false}
              onClick={() => setDetailed(true)}
            >
              {labels.change}
            </button>
          )}
          {stored && (
            <button type="button" className="consent__close" onClick={() => finish()}>
              {labels.close}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
