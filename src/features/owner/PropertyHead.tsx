import type { OwnedProperty } from './data.ts';
import { textOf, useSpeech } from './texts.ts';

export default function PropertyHead({ property }: { property: OwnedProperty }) {
  const { labels, locale } = useSpeech();
  const title = textOf(property.title, locale);
  const path = textOf(property.path, locale)?.text;
  return (
    <header className="owner__place">
      <p className="eyebrow">{property.reference}</p>
      <h2 lang={title?.lang}>{title?.text ?? property.reference}</h2>
      <p>
        <span>{property.address}</span>
        {path && (
          <a className="no-print" href={path} target="_blank" rel="noopener">
            {labels['property.open']}
            <span className="visually-hidden"> ({labels['property.newTab']})</span>
          </a>
        )}
      </p>
    </header>
  );
}
