/**
 * Opens the gallery for links such as `<a data-gallery href="#photo-3">` and for addresses with such a
 * fragment. Its code is loaded only then. The address names the open picture, and the browser's back button
 * closes the gallery.
 */
import { fetchJson } from '../../ui/fetch-json.ts';
import { isItemFragment } from './fragment.ts';
import type { GalleryFile } from './gallery-file.ts';
import type { Viewer } from './viewer.ts';

/** Marks the history entry that closing the gallery goes back from. */
const STATE = { gallery: true };

const page = location.pathname + location.search;
const inHistory = (): boolean => Boolean((history.state as { gallery?: unknown } | null)?.gallery);

let loading:
  | Promise<[GalleryFile, typeof import('./viewer.ts'), typeof import('./gallery-file.ts')]>
  | undefined;
let viewer: Viewer | undefined;
let isOpening = false;
let opener: HTMLElement | null = null;

/** Loads file, code and styles in parallel, in one round trip. After a failure the next touch tries again. */
function load() {
  loading ??= (async () => {
    const [data, code, file] = await Promise.all([
      fetchJson(`${location.pathname}gallery.json`, { check: (json) => json }),
      import('./viewer.ts'),
      import('./gallery-file.ts'),
    ]);
    await code.styled;
    return [file.galleryFile.parse(data), code, file] as [GalleryFile, typeof code, typeof file];
  })().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function open(fragment: string): Promise<void> {
  if (viewer) return;
  // A visible sign of loading keeps visitors from pressing again.
  opener?.setAttribute('aria-busy', 'true');
  if (isOpening) return;
  isOpening = true;
  try {
    const [data, { openViewer }, { indexOfFragment }] = await load();
    const index = indexOfFragment(data.items, fragment);
    if (index < 0) return;
    if (!inHistory()) history.pushState(STATE, '', page + fragment);
    viewer = openViewer(data, {
      index,
      onChange: ({ id }) => history.replaceState(STATE, '', `${page}#${id}`),
      onLeave: leave,
    });
  } finally {
    isOpening = false;
    for (const link of document.querySelectorAll('[data-gallery][aria-busy]'))
      link.removeAttribute('aria-busy');
  }
}

/** Closes by going back, which also restores the page's address. */
function leave(): void {
  if (inHistory()) history.back();
  else shut();
}

function shut(): void {
  if (!viewer) return;
  viewer.close();
  viewer = undefined;
  (opener ?? document.querySelector<HTMLElement>('[data-gallery]'))?.focus({ preventScroll: true });
  opener = null;
}

const report = (error: unknown): void => console.error('The gallery cannot be opened.', error);

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-gallery]') : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  opener = link;
  // If the gallery cannot be loaded, the picture file is opened instead.
  open(link.hash).catch((error: unknown) => {
    report(error);
    const picture = link.querySelector('img');
    if (picture) location.assign(picture.currentSrc || picture.src);
  });
});

// A pointer or the focus on a picture suggests that it will be opened, so loading starts.
for (const type of ['pointerover', 'focusin'] as const)
  document.addEventListener(
    type,
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[data-gallery]')) load().catch(report);
    },
    { passive: true },
  );

addEventListener('popstate', () => {
  if (viewer && !inHistory()) shut();
  else if (!viewer && isItemFragment(location.hash)) open(location.hash).catch(report);
});

if (isItemFragment(location.hash)) {
  const { hash } = location;
  // Inserts the page below the picture in the history, so that going back from a shared picture shows its
  // property.
  history.replaceState(null, '', page);
  opener = document.getElementById(hash.slice(1));
  open(hash).catch(report);
}
