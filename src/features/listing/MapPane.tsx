import { useStore } from '@nanostores/react';
import { type ComponentType, useRef, useState } from 'react';
import type { Box } from '../../snapshot/geometry.ts';
import { plural } from '../../ui/plural.ts';
import { withFilter, withoutFilter } from './criteria.ts';
import type { ListLabels } from './labels.ts';
import type { ListHistory } from './list-history.ts';
import type { List } from './list-store.ts';
import type { MapViewProps } from './map-view.ts';
import type { Catalogue } from './row.ts';
import { drawnShape } from './shape.ts';
import { useSheet } from './use-sheet.ts';

interface MapPaneProps {
  list: List;
  history: ListHistory;
  catalogue: Catalogue;
  labels: ListLabels;
  MapView: ComponentType<MapViewProps>;
}

/** The width in pixels from which list and map are side by side; below it the map is a sheet. */
const SIDE_BY_SIDE = 1100;

/**
 * The map beside the list or over it. It shows what the list's filters find; on request the list follows the
 * map.
 */
export function MapPane({ list, history, catalogue, labels, MapView }: MapPaneProps) {
  const [criteria, found, highlighted, width, facets] = [
    useStore(list.$criteria),
    useStore(list.$found),
    useStore(list.$highlighted),
    useStore(list.$width),
    useStore(list.$facets),
  ];
  const pane = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(true);
  const isFollowing = isAsked && criteria.seen === undefined;
  const [moved, setMoved] = useState<Box>();
  const close = () => history.go({ ...criteria, view: 'grid' });
  const isSheet = width < SIDE_BY_SIDE;
  useSheet(pane, isSheet, close);

  const moveTo = (area: Box) => {
    setMoved(area);
    history.go(isFollowing ? withFilter(criteria, { area }) : { ...criteria, seen: area }, 'replace');
  };
  const follow = (next: boolean) => {
    const seen = criteria.seen ?? criteria.area ?? moved;
    setAsked(next);
    const changed = next
      ? { ...withFilter(criteria, { area: seen }), seen: undefined }
      : { ...withoutFilter(criteria, 'area'), seen };
    history.go(changed, 'replace');
  };
  const select = (ids: readonly number[]) => {
    list.$highlighted.set(ids);
    if (isSheet) return;
    document.querySelector(`.list [data-property="${ids[0]}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className="list-map no-print" aria-label={labels['map.title']} ref={pane}>
      <MapView
        rows={found ?? []}
        variants={catalogue.pictureVariants}
        language={catalogue.language}
        title={labels['map.title']}
        seen={criteria.area ?? criteria.seen}
        shape={criteria.shape}
        highlighted={highlighted}
        onArea={moveTo}
        onShape={(shape) => history.go(withFilter(criteria, { shape: shape && drawnShape(shape) }))}
        onHighlight={(ids) => list.$highlighted.set(ids)}
        onSelect={select}
        onFailed={() => list.$mapHasFailed.set(true)}
      />
      <div className="list-map__bar">
        <label className="choice">
          <input type="checkbox" checked={isFollowing} onChange={({ target }) => follow(target.checked)} />
          <span>{labels['map.move']}</span>
        </label>
        {isSheet ? (
          <button type="button" className="button button--quiet list-map__filters" onClick={openFilters}>
            {labels.open}
          </button>
        ) : (
          facets?.neighbourhoods.isShown && (
            <button type="button" className="list-map__districts" onClick={openNeighbourhoods}>
              {labels['map.keyboard']}
            </button>
          )
        )}
        <button type="button" className="button list-map__close" data-closes="" onClick={close}>
          {plural(labels, 'show', { count: found?.length ?? 0 }, catalogue.language)}
        </button>
      </div>
    </section>
  );
}

/** Opens the filters over the map, which covers the bar above the list. */
function openFilters(): void {
  document.querySelector<HTMLElement>('.list-bar__open')?.click();
}

/** Opens the neighbourhoods, for visitors who cannot draw an area without a pointer. */
function openNeighbourhoods(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.filter-menu[data-menu="neighbourhoods"]');
  if (!menu) return;
  // Deferred, because the current click is outside the menu and would close it.
  requestAnimationFrame(() => {
    menu.open = true;
    menu.querySelector('summary')?.focus();
  });
}
