/** Colour words of a room's description and the colours they stand for; the first that fits is taken. */
const words: readonly (readonly [pattern: RegExp, colour: string])[] = [
  [/dark green/, '#3c5a4c'],
  [/sea-green/, '#9dbfb2'],
  [/grey-green/, '#a9b3a2'],
  [/blue-grey/, '#8fa1ad'],
  [/pale blue/, '#c3d3dc'],
  [/small blue|blue kitchen/, '#7f9db8'],
  [/pale yellow/, '#eedfa8'],
  [/pale oak|light oak/, '#cda877'],
  [/oak/, '#b98d5a'],
  [/birch/, '#d9bd8f'],
  [/pale wood/, '#d6b98e'],
  [/walnut/, '#86603f'],
  [/graphite/, '#4b5154'],
  [/light grey/, '#c9ccca'],
  [/grey/, '#a8adad'],
  [/sand/, '#d8c6a6'],
  [/linen/, '#ddd0bb'],
  [/beige/, '#d9c9ae'],
  [/cream/, '#ebe0c9'],
  [/green/, '#6f8b6c'],
  [/leather/, '#8a5836'],
];

/** The colour a text names, or the given one. */
export function colourIn(text: string, otherwise: string): string {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}
