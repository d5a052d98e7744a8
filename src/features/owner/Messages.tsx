import type { Message } from './data.ts';
import { useSpeech } from './texts.ts';

/** The messages about the property, the latest first. */
export default function Messages({ messages }: { messages: readonly Message[] }) {
  const { labels, date } = useSpeech();
  const sorted = [...messages].sort((left, right) => (left.date < right.date ? 1 : -1));
  return (
    <section className="owner__messages">
      <h3>{labels.messages}</h3>
      {sorted.length === 0 ? (
        <p className="owner__empty">{labels['messages.empty']}</p>
      ) : (
        <ol>
          {sorted.map((message) => (
            <li key={`${message.date} ${message.subject}`}>
              <p className="owner__when">
                <time dateTime={message.date}>{date(message.date)}</time> ·{' '}
                {labels[`message.${message.type}`]} · {message.contact}
              </p>
              <h4>{message.subject}</h4>
              {message.comment && <p>{message.comment}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
