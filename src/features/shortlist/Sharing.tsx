import { useRef } from 'react';
import type { Labels } from './labels.ts';
import { shareFragment } from './share-link.ts';

interface Props {
  ids: readonly number[];
  labels: Labels;
  say(message: string): void;
}

/** A link that contains the shortlist, to copy or to send. */
export default function Sharing({ ids, labels, say }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(shareFragment(ids), location.origin + location.pathname).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(labels['share.copied']);
    } catch {
      // The clipboard needs a secure connection and permission; without them the text is selected.
      field.current?.select();
      say(labels['share.copyFailed']);
    }
  };

  // The system's share sheet rejects if it is closed without sharing; that is not an error.
  const send = () => navigator.share({ title: labels['share.title'], url: link }).catch(() => undefined);

  return (
    <details className="shortlist__sharing no-print">
      <summary className="button button--quiet">{labels.share}</summary>
      <div>
        <p>{labels['share.lead']}</p>
        <label>
          <span>{labels['share.link']}</span>
          <input ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        <p className="shortlist__buttons">
          <button type="button" className="button" onClick={copy}>
            {labels['share.copy']}
          </button>
          {'share' in navigator && (
            <button type="button" className="button button--quiet" onClick={send}>
              {labels['share.native']}
            </button>
          )}
        </p>
      </div>
    </details>
  );
}
