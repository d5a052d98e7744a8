import type { SearchLabels } from './labels.ts';
import type { Message } from './message.ts';

interface SearchMessageProps {
  message: Message;
  labels: SearchLabels;
  onRetry(): void;
}

/** The message above the panel's grid. */
export const SearchMessage = ({ message, labels, onRetry }: SearchMessageProps) => (
  <div className="search__message" data-message={message}>
    <p>{labels[message]}</p>
    {message === 'noResults' && <p className="search__detail">{labels['noResults.hint']}</p>}
    {message === 'failed' && (
      <button className="button button--quiet" type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    )}
  </div>
);
