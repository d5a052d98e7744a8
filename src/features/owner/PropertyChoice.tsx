import type { OwnedProperty } from './data.ts';
import { textOf, useSpeech } from './texts.ts';

interface Props {
  properties: readonly OwnedProperty[];
  chosen: number | undefined;
  onChoose(id: number): void;
}

/** The property selector; everything below it shows the chosen property. */
export default function PropertyChoice({ properties, chosen, onChoose }: Props) {
  const { labels, locale } = useSpeech();
  return (
    <fieldset className="owner__choice no-print">
      <legend>{labels.properties}</legend>
      {properties.map((property) => {
        const title = textOf(property.title, locale);
        return (
          <label key={property.id}>
            <input
              type="radio"
              name="owner-property"
              checked={property.id === chosen}
              onChange={() => onChoose(property.id)}
            />
            <span className="eyebrow">{property.reference}</span>
            <strong lang={title?.lang}>{title?.text ?? property.reference}</strong>
            <span>{property.address}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
