import { linkAttributes } from '../../snapshot/link-attributes.ts';
import { fill } from '../../ui/fill.ts';
import { formatPhone, phoneLink } from '../catalogue/phone.ts';
import type { OwnedProperty } from './data.ts';
import { useSpeech } from './texts.ts';

/**
 * The contact for a property. The mail link names the property in its subject; the site's addresses do not.
 */
export default function AgentCard({ property, contact }: { property: OwnedProperty; contact: string }) {
  const { labels } = useSpeech();
  const { name, email, phone } = property.agent;
  const subject = fill(labels['agent.subject'], { reference: property.reference });
  return (
    <section className="owner__agent">
      <h3>{labels.agent}</h3>
      <p>
        <strong>{name}</strong>
        <br />
        {phone && <span className="tabular">{formatPhone(phone)}</span>}
      </p>
      <div className="owner__buttons no-print">
        <a className="button" {...linkAttributes(`mailto:${email}?subject=${encodeURIComponent(subject)}`)}>
          {labels['agent.write']}
        </a>
        {phone && (
          <a className="button button--quiet" {...phoneLink(phone)}>
            {labels['agent.call']}
          </a>
        )}
      </div>
      {contact && (
        <a className="no-print" href={contact} target="_blank" rel="noopener">
          {labels['agent.form']}
          <span className="visually-hidden"> ({labels['property.newTab']})</span>
        </a>
      )}
    </section>
  );
}
