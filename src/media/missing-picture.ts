/**
 * What is done where a picture that the data name is not to be had: the check of the snapshot should have named it, and
 * a page with a hole in its place must not go online.
 * @throws in a build; in development, where a picture may still be copied, it is said
 */
export function missingPicture(path: string): void {
  const words = `There is neither a picture media/${path} nor an address of a media host like it.`;
  if (import.meta.env.PROD) throw new Error(words);
  console.warn(words);
}
