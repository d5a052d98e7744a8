import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { measure } from '../../ui/measure.ts';
import { foundRows } from './found-rows.ts';
import { type Cell, moveInGrid } from './grid-keys.ts';
import { $index, loadIndex } from './index-store.ts';
import type { SearchLabels } from './labels.ts';
import { typesNamed } from './match.ts';
import { announcement, messageOf } from './message.ts';
import { gridCellId, ResultGrid } from './ResultGrid.tsx';
import { hrefsOf, type Row } from './rows.ts';
import { SearchField } from './SearchField.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { useFocusInside } from './use-focus-inside.ts';
import { useRevealed } from './use-revealed.ts';

interface SearchPanelProps {
  position: 'banner' | 'header';
  /** What the box is called, apart from the other one on the page. */
  name: string;
  labels: SearchLabels;
  language: string;
  types: readonly Row[];
  /** The address of the language's index. */
  indexUrl: string;
  showCount: boolean;
}

const NO_ROW: Row = { key: '', name: '' };
const NO_ROWS: readonly Row[] = [];
const never = () => () => {};
/** Whether the island is mounted; false in the served HTML. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The search box: a combobox with a grid of results (ARIA practices), in the banner or in the header's
 * popover.
 */
export default function SearchPanel(props: SearchPanelProps) {
  const { position, name, labels, language, types, indexUrl, showCount } = props;
  const isLive = useIsLive();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<Cell>();
  /** Whether Enter was pressed without a text, or before the index had loaded. */
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useFocusInside(box);
  const index = useStore($index);

  useEffect(() => {
    setText(input.current?.value ?? '');
    void loadIndex(indexUrl);
  }, [indexUrl]);

  const query = text.trim();
  const found = useMemo(
    () =>
      query && index.status === 'ready'
        ? foundRows({ ...index.search(query), types: typesNamed(types, query) }, labels, showCount)
        : [],
    [query, index, types, labels, showCount],
  );
  const groups = found.length > 0 ? found : [{ key: 'types', heading: labels.types, rows: types }];
  const rows = groups.flatMap((group) => group.rows);
  const foundRowList = found.length > 0 ? rows : NO_ROWS;
  const situation = { query, status: index.status, count: foundRowList.length, asksText: isAsked };
  const message = messageOf(situation);
  const id = `search-${position}`;
  const gridId = `${id}-grid`;
  const cell = isOpen ? active : undefined;
  const activeId = cell && gridCellId(gridId, cell);
  const firstHref = foundRowList.flatMap(hrefsOf)[0];
  useRevealed(box, isOpen, activeId);

  // Opens the result for an Enter that was pressed before the index had loaded.
  useEffect(() => {
    if (isAsked && firstHref) go(firstHref, false);
  }, [isAsked, firstHref]);

  const change = (next: string) => {
    setText(next);
    setActive(undefined);
    setAsked(false);
    setOpen(true);
  };
  const submit = (inNewTab = false) => {
    if (firstHref) return go(firstHref, inNewTab);
    setAsked(true);
    setOpen(true);
    input.current?.focus();
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    change('');
    input.current?.focus();
  };
  const retry = () => {
    void loadIndex(indexUrl);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent, target } = event;
    if (nativeEvent.isComposing || altKey) return;
    if (key === 'Escape') {
      setOpen(false);
      setActive(undefined);
    } else if (key === 'Enter') {
      if ((target as Element).closest('a, button')) return;
      const href = cell && hrefsOf(rows[cell.row] ?? NO_ROW)[cell.link];
      if (href) go(href, ctrlKey || metaKey);
      else submit(ctrlKey || metaKey);
    } else if (!ctrlKey && !metaKey && !shiftKey) {
      const next = moveInGrid(
        key,
        rows.map((row) => hrefsOf(row).length),
        cell,
      );
      if (next === false) return;
      event.preventDefault();
      input.current?.focus();
      setOpen(true);
      setActive(next);
    }
  };

  return (
    <search
      className="search__box"
      aria-label={name}
      ref={box}
      data-state={!isLive ? 'static' : isOpen ? 'open' : 'closed'}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) measureSearch();
      }}
    >
      <SearchField
        input={input}
        id={`${id}-text`}
        gridId={gridId}
        labels={labels}
        hasText={text !== ''}
        isOpen={isOpen}
        activeId={activeId}
        isLive={isLive}
        takesFocus={position === 'header'}
        onText={change}
        onClick={() => setOpen(true)}
        onClear={clear}
        onSubmit={() => submit()}
      />
      <p className="visually-hidden" role="status">
        {isOpen ? announcement(situation, labels, language) : ''}
      </p>
      <div className="search__panel search__sheet" tabIndex={-1}>
        {message && <SearchMessage message={message} labels={labels} onRetry={retry} />}
        {/* The header's is not served: it is on every page, and closed. */}
        {(isLive || position === 'banner') && (
          <ResultGrid groups={groups} labels={labels} id={gridId} active={cell} isLive={isLive} />
        )}
      </div>
    </search>
  );
}

/** Reports that a result was opened; the typed text is not reported. */
const measureSearch = () => measure('search', { from: 'box' });

function go(href: string, inNewTab: boolean): void {
  measureSearch();
  if (inNewTab) window.open(href, '_blank', 'noopener');
  else location.assign(href);
}
