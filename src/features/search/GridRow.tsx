import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
import type { SearchLabels } from './labels.ts';
import { type GoalLink, hrefsOf, type Row, type RowIcon } from './rows.ts';

interface GridRowProps {
  row: Row;
  labels: SearchLabels;
  /** The prefix of the ids of the row's cells. */
  id: string;
  /** The index of the active link in the row. */
  active: number | undefined;
  /** Whether the island is mounted and the grid handles keys; before that, its links are plain. */
  isLive: boolean;
}

/** The id of a link's cell, used as the text field's active descendant. */
export const cellId = (rowId: string, link: number): string => `${rowId}-${link}`;

/** A row of the panel: one link, or a name and a link per goal. */
export function GridRow(props: GridRowProps) {
  const { row, isLive } = props;
  return (
    <div className="search__row" role={isLive ? 'row' : undefined}>
      {row.href === undefined ? <GoalCells {...props} /> : <WholeCell {...props} href={row.href} />}
    </div>
  );
}

function WholeCell({ row, id, active, isLive, href }: GridRowProps & { href: string }) {
  return (
    <div className="search__whole" {...cellProps(id, 0, active, isLive)}>
      <a className="search__link" href={href} tabIndex={isLive ? -1 : undefined}>
        {row.pictures ? <Thumbnail addresses={row.pictures} /> : <Mark icon={row.icon} isLive={isLive} />}
        <span className="search__text">
          <span lang={row.lang}>{row.name}</span>
          {row.detail && <span className="search__detail">{row.detail}</span>}
        </span>
      </a>
    </div>
  );
}

function GoalCells({ row, labels, id, active, isLive }: GridRowProps) {
  const { goals = [] } = row;
  const hrefs = hrefsOf(row);
  return (
    <>
      <div
        className={row.isBelow ? 'search__name search__name--below' : 'search__name'}
        role={isLive ? 'gridcell' : undefined}
      >
        <Mark icon={row.icon} isLive={isLive} />
        <span lang={row.lang}>{row.name}</span>
      </div>
      {goals.map((link) =>
        link.href === undefined ? (
          <div className="search__goal" key={link.goal} role={isLive ? 'gridcell' : undefined}>
            <span className="search__none">
              <GoalText link={link} labels={labels} />
            </span>
          </div>
        ) : (
          <div
            className="search__goal"
            key={link.goal}
            {...cellProps(id, hrefs.indexOf(link.href), active, isLive)}
          >
            <a className="search__link" href={link.href} tabIndex={isLive ? -1 : undefined}>
              <GoalText link={link} labels={labels} />
              <span className="visually-hidden">
                {' – '}
                <span lang={row.lang}>{row.name}</span>
              </span>
            </a>
          </div>
        ),
      )}
    </>
  );
}

const GoalText = ({ link, labels }: { link: GoalLink; labels: SearchLabels }) => (
  <>
    {labels[link.goal]}
    {link.count !== undefined && <span className="search__count"> {link.count}</span>}
  </>
);

function Thumbnail({ addresses }: { addresses: readonly string[] }) {
  const avif = addresses.find((address) => address.endsWith('.avif'));
  return (
    <picture className="search__picture">
      {avif && <source type="image/avif" srcSet={avif} />}
      {addresses.length > 0 && <img src={addresses.at(-1)} alt="" width="72" height="48" decoding="async" />}
    </picture>
  );
}

const ICONS: Record<RowIcon, keyof typeof SHAPES> = {
  residential: 'house',
  default: 'building-2',
  industrial: 'warehouse',
  land: 'land-plot',
  retail: 'store',
  place: 'map-pin',
};

/** Rendered once the box lives: the HTML that is served does without. */
const Mark = ({ icon, isLive }: { icon: RowIcon | undefined; isLive: boolean }) =>
  icon && <span className="search__icon">{isLive && <Icon shape={SHAPES[ICONS[icon]]} size={22} />}</span>;

const cellProps = (id: string, link: number, active: number | undefined, isLive: boolean) =>
  isLive ? { role: 'gridcell', id: cellId(id, link), 'aria-selected': active === link } : {};
