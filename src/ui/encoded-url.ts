import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type Note, noteOf } from './noted-pictures.ts';

/** What a picture shall become, beside its source. */
type Transform = Pick<Parameters<typeof getImage>[0], 'width' | 'height' | 'fit' | 'format' | 'quality'>;

interface Known {
  url: string;
  /** What Astro noted with the page that asked first. */
  note: Note;
}

/** Where Astro notes the pictures of the page that is being drawn; nothing while no build collects them. */
interface Scope {
  getStore(): { staticImages: Note[] } | undefined;
}

const known = new WeakMap<ImageMetadata, Map<string, Known>>();

const SCOPE = Symbol.for('astro:render-scope');
const host: typeof globalThis & { [SCOPE]?: Scope } = globalThis;

const notesOfPage = (): Note[] | undefined => host[SCOPE]?.getStore()?.staticImages;

/**
 * The published address of a local picture in one format and size. The same pictures stand on thousands of pages: each
 * address is worked out once, and noted with every page that shows it.
 */
export async function encodedUrl(image: ImageMetadata, transform: Transform): Promise<string> {
  const forImage = known.get(image) ?? new Map<string, Known>();
  known.set(image, forImage);
  const key = JSON.stringify(transform);
  const found = forImage.get(key);
  if (found) {
    notesOfPage()?.push(found.note);
    return found.url;
  }
  const { src: url } = await getImage({ src: image, ...transform });
  // Only its own: a page asks for several pictures at once, and another page may show this one alone.
  const note = noteOf(url, notesOfPage() ?? []);
  // In development a picture may change under its name.
  if (import.meta.env.PROD && note) forImage.set(key, { url, note });
  return url;
}
