import type { CardTexts } from '../features/catalogue/card/card-texts.ts';
import Shortlist, { type Props as ShortlistProps } from '../features/shortlist/Shortlist.tsx';
import type { Facts } from '../features/shortlist/view.ts';
import { fetchJson } from '../ui/fetch-json.ts';
import { factsOfRow } from './facts-of-row.ts';

interface Props extends Omit<ShortlistProps, 'loadFacts'> {
  /** The address of the catalogue file. */
  catalogue: string;
}

/**
 * Joins the shortlist and the catalogue of its page's language, since one feature must not import another.
 */
export default function ShortlistIsland({ catalogue, ...props }: Props) {
  return <Shortlist {...props} loadFacts={loaderOf(catalogue, props.cardTexts)} />;
}

const loaders = new Map<string, ShortlistProps['loadFacts']>();

/** Returns the same function for the same address, so that rendering again does not load again. */
function loaderOf(url: string, texts: CardTexts): ShortlistProps['loadFacts'] {
  const loader = loaders.get(url) ?? ((signal) => loadFacts(url, texts, signal));
  loaders.set(url, loader);
  return loader;
}

async function loadFacts(url: string, texts: CardTexts, signal: AbortSignal): Promise<Facts> {
  // The decoder is as large as the shortlist itself, so it is loaded after it.
  const { decodeCatalogue } = await import('../features/listing/compact.ts');
  const catalogue = await fetchJson(url, { signal, check: decodeCatalogue });
  const rows = new Map(catalogue.rows.map((row) => [row.id, row]));
  return {
    get(id) {
      const row = rows.get(id);
      return row && factsOfRow(row, catalogue, texts);
    },
  };
}
