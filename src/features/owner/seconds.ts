/**
 * A number of seconds in words, `5 secondes`, in the right plural form.
 * @param format a BCP 47 tag such as `fr-BE`
 */
export const inSeconds = (count: number, format: string): string =>
  new Intl.NumberFormat(format, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(count);
