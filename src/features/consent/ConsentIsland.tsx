import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../ui/fetch-json.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { readConfig } from './config.ts';
import type { Grants } from './consent.ts';
import { CONSENT_CLOSED, CONSENT_OPEN, setConsentState, tellChoice } from './events.ts';
import type { ConsentLabels } from './labels.ts';
import { hasPrivacySignal, readConsent } from './stored.ts';

/** Not beside `setConsentState`, because every page loads that module. */
const isAsking = () => document.documentElement.dataset['consent'] === 'asking';

interface Props {
  /** The address of the dialog's texts in the page's language. */
  url: string;
}

/** The file comes from this build, so it is enough to check that it is such a file. */
function checkLabels(data: unknown): ConsentLabels {
  if (typeof data !== 'object' || data === null || !('acceptAll' in data)) throw new Error('no texts');
  return data as ConsentLabels;
}

/** Mounted when a choice is first requested; shows the dialog then and on each later request. */
export default function ConsentIsland({ url }: Props) {
  const [labels, setLabels] = useState<ConsentLabels>();
  const [isOpen, setOpen] = useState(false);
  const stored = useRef<Grants>(undefined);

  useEffect(() => {
    let isGone = false;
    const open = () => {
      const config = readConfig();
      stored.current = config && readConsent(config.terms);
      fetchJson(url, { check: checkLabels }).then(
        (texts) => {
          // The visitor may have chosen on another page while the texts were loading.
          if (isGone || !isAsking()) return;
          setLabels(texts);
          setOpen(true);
        },
        (error: unknown) => {
          // Nothing is agreed to, so no tool is loaded; the next page asks again.
          console.warn('Consent:', error);
          setConsentState('open');
          document.dispatchEvent(new Event(CONSENT_CLOSED));
        },
      );
    };
    const close = () => setOpen(false);
    document.addEventListener(CONSENT_OPEN, open);
    document.addEventListener(CONSENT_CLOSED, close);
    open();
    return () => {
      isGone = true;
      document.removeEventListener(CONSENT_OPEN, open);
      document.removeEventListener(CONSENT_CLOSED, close);
    };
  }, [url]);

  if (!labels || !isOpen) return null;
  return (
    <ConsentDialog
      labels={labels}
      stored={stored.current}
      hasSignal={hasPrivacySignal()}
      onDone={(grants) => {
        setOpen(false);
        if (grants) tellChoice(grants);
        else setConsentState('satisfied');
        document.dispatchEvent(new Event(CONSENT_CLOSED));
      }}
    />
  );
}
