import { useRef } from 'react';
import { propertyCsv } from './csv.ts';
import type { OwnedProperty, OwnerData } from './data.ts';
import { brusselsDay } from './days.ts';
import { download } from './download.ts';
import type { Labels } from './labels.ts';
import { useSpeech } from './texts.ts';

/** Downloads the owner's data: everything as JSON, the chosen property as a table. */
export default function ExportMenu({
  data,
  property,
}: {
  data: OwnerData;
  property: OwnedProperty | undefined;
}) {
  const { labels } = useSpeech();
  const menu = useRef<HTMLDetailsElement>(null);
  const save = (name: string, type: string, text: string) => {
    download(`${name}-${brusselsDay(new Date())}.${type === 'text/csv' ? 'csv' : 'json'}`, type, text);
    if (menu.current) menu.current.open = false;
  };
  return (
    <details className="owner__export" ref={menu}>
      <summary className="button button--quiet">{labels.export}</summary>
      <div>
        <button
          type="button"
          className="owner__link"
          onClick={() => save('owner', 'application/json', `${JSON.stringify(data, null, 2)}\n`)}
        >
          {labels['export.json']}
        </button>
        {property && (
          <button
            type="button"
            className="owner__link"
            onClick={() => save(property.reference, 'text/csv', propertyCsv(property, csvTexts(labels)))}
          >
            {labels['export.csv']}
          </button>
        )}
      </div>
    </details>
  );
}

const csvTexts = (labels: Labels): Parameters<typeof propertyCsv>[1] => ({
  columns: [
    labels['csv.section'],
    labels['csv.date'],
    labels['csv.type'],
    labels['csv.contact'],
    labels['csv.subject'],
    labels['csv.comment'],
    labels['csv.status'],
    labels['csv.number'],
  ],
  sections: {
    viewings: labels.viewings,
    messages: labels.messages,
    online: labels.online,
    statistics: labels.stats,
  },
  typeOf: (type) =>
    labels[`type.${type}` as 'type.visit'] ?? labels[`message.${type}` as 'message.email'] ?? type,
  statusOf: (status) => labels[`status.${status}` as 'status.done'] ?? status,
});
