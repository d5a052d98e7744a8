import { memo } from 'react';
import { fill, plural } from '../../ui/fill.ts';
import { onceFor } from '../../ui/once-for.ts';
import type { PictureVariant } from '../catalogue/listed.ts';
import { Glyph } from './Glyph.tsx';
import type { ListLabels } from './labels.ts';
import type { CatalogueRow } from './row.ts';

export interface CardSetup {
  labels: ListLabels;
  language: string;
  /** The locale for number formats, such as `fr-BE`. */
  format: string;
  heading: 'h2' | 'h3';
  variants: readonly PictureVariant[];
}

interface ListCardProps extends CardSetup {
  row: CatalogueRow;
  /** Whether the pointer is over its marker on the map. */
  isHighlighted: boolean;
}

const numbersOf = onceFor((format) => new Intl.NumberFormat(format, { maximumFractionDigits: 2 }));

const SIZES = '(max-width: 600px) 92vw, (max-width: 1100px) 46vw, 400px';

/**
 * A property's card, drawn like the static one and with the same data attributes for save buttons and
 * shortlist.
 */
export const ListCard = memo(function ListCard(props: ListCardProps) {
  const { row, labels, language, heading: Heading, isHighlighted } = props;
  const { id, created, marquee, title, city, price, priceText, energy, path } = row;
  const foreign = row.language === language ? undefined : row.language;
  return (
    <article
      className="card"
      data-property={id}
      data-created={created === undefined ? undefined : dateOf(created)}
      data-highlighted={isHighlighted || undefined}
    >
      <div className="card__media" data-part="picture">
        <CardPicture {...props} />
        {marquee && <span className={`card__marquee card__marquee--${marquee.kind}`}>{marquee.name}</span>}
        {marquee?.kind !== 'new' && (
          <span className="card__new" data-new="" hidden>
            {labels['card.new']}
          </span>
        )}
      </div>
      <div className="card__body">
        <p className="eyebrow" data-part="place">
          {city.name}
        </p>
        <Heading className="card__title" lang={foreign} data-part="title">
          <a className="card-link" href={path}>
            {title}
          </a>
        </Heading>
        <p className="card__price tabular" data-part="price" data-amount={price}>
          {priceText}
        </p>
        <p className="card__facts">
          <CardFacts {...props} />
          {energy && (
            <img
              src={energy.image}
              alt={fill(labels['card.energy'], { label: energy.text })}
              width="40"
              height="24"
              loading="lazy"
            />
          )}
        </p>
      </div>
      <button type="button" className="card__save" data-save="" hidden aria-pressed="false">
        <Glyph name="heart" size={22} />
        <span className="visually-hidden">
          {labels['card.save']} – <span lang={foreign}>{title}</span>, {city.name}
        </span>
      </button>
    </article>
  );
});

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function CardPicture({ row, variants }: ListCardProps) {
  const sources = variants.map((variant, index) => ({ ...variant, url: row.pictures[index] }));
  const plain = sources.find(({ format }) => format === 'webp') ?? sources[0];
  if (!plain?.url)
    return (
      <span className="card__picture card__picture--none">
        <Glyph name="house" size={40} />
      </span>
    );
  return (
    <picture>
      {sources.map(
        ({ format, width, url }) =>
          format !== 'webp' &&
          url && <source key={url} type={`image/${format}`} srcSet={`${url} ${width}w`} sizes={SIZES} />,
      )}
      <img
        className="card__picture"
        src={plain.url}
        alt=""
        width="600"
        height="400"
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function CardFacts({ row, labels, language, format }: ListCardProps) {
  const { bedrooms, surface, ground } = row;
  const metres = (value: number) => `${numbersOf(format).format(value)}\u00A0m²`;
  return (
    <>
      {bedrooms > 0 && (
        <Fact
          icon="bed"
          short={String(bedrooms)}
          long={plural(labels, 'card.bedrooms', bedrooms, language)}
        />
      )}
      {surface !== undefined && (
        <Fact
          icon="ruler"
          short={metres(surface)}
          long={fill(labels['card.surface'], { surface: metres(surface) })}
        />
      )}
      {ground !== undefined && (
        <Fact
          icon="trees"
          short={metres(ground)}
          long={fill(labels['card.ground'], { surface: metres(ground) })}
        />
      )}
    </>
  );
}

interface FactProps {
  icon: 'bed' | 'ruler' | 'trees';
  short: string;
  long: string;
}

const Fact = ({ icon, short, long }: FactProps) => (
  <span>
    <Glyph name={icon} size={16} />
    <span aria-hidden="true">{short}</span>
    <span className="visually-hidden">{long}</span>
  </span>
);
