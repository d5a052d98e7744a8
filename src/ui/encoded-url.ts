import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** What a picture shall become, beside its source. */
type Transform = Pick<Parameters<typeof getImage>[0], 'width' | 'height' | 'fit' | 'format' | 'quality'>;

interface Known {
  url: string;
  /** What Astro noted with the page that asked first. */
  notes: readonly unknown[];
}

/** Where Astro notes the pictures of the page that is being drawn; nothing while no build collects them. */
interface Scope {
  getStore(): { staticImages: unknown[] } | undefined;
}

const known = new WeakMap<ImageMetadata, Map<string, Known>>();

const SCOPE = Symbol.for('astro:render-scope');
const host: typeof globalThis & { [SCOPE]?: Scope } = globalThis;

const notesOfPage = (): unknown[] | undefined => host[SCOPE]?.getStore()?.staticImages;

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
    notesOfPage()?.push(...found.notes);
    return found.url;
  }
  const encoded = await getImage({ src: image, ...transform });
  const notes = notesOfPage();
  const before = notes?.length ?? 0;
  const url = encoded.src;
  // In development a picture may change under its name.
  if (import.meta.env.PROD && notes) forImage.set(key, { url, notes: notes.slice(before) });
  return url;
}
