/**
 * Handles a picture that the data name and that cannot be found. The check of the snapshot should have
 * reported it, and a page must not go online with a gap in its place.
 * @throws in a build; in development, where the picture may still be copied in, it only warns
 */
export function missingPicture(path: string): void {
  const words = `There is neither a picture media/${path} nor an address of a media host like it.`;
  if (import.meta.env.PROD) throw new Error(words);
  console.warn(words);
}
