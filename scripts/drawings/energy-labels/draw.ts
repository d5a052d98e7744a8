import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { pngBytes } from '../output.ts';
import { document, group, path } from '../svg.ts';
import { epcColours, type LabelColour } from './colours.ts';
import { glyphs } from './glyphs.ts';

const size = { width: 160, height: 96 };

/** The text on a label: `a_plusplus` → `A++`, `b_minus` → `B−`. */
function labelText(label: string): string {
  const [letter = '', sign = ''] = label.split('_');
  return letter.toUpperCase() + sign.replace(/plus/g, '+').replace('minus', '−');
}

/** One label: an arrow tag pointing to the right, its class written in outlines. */
function epcLabel(label: string, colour: LabelColour): string {
  if (wcagContrast(colour.fill, colour.text) < 4.5) {
    throw new Error(
      `Energy label ${label}: ${colour.text} on ${colour.fill} has a contrast below 4.5. Choose another fill.`,
    );
  }
  const shape =
    'M6 2H113.2a4 4 0 0 1 3 1.35l39.1 42a4 4 0 0 1 0 5.3l-39.1 42a4 4 0 0 1-3 1.35H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z';
  return document(
    size.width,
    size.height,
    path(shape, { fill: colour.fill }),
    words(labelText(label), colour.text),
  );
}

function words(text: string, fill: string): string {
  const tracking = -2;
  const signScale = 0.78;
  let x = 0;
  const drawn = [...text].map((character) => {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`No outline for the character ${character}.`);
    const isSign = character === '+' || character === '−';
    const scale = isSign ? signScale : 1;
    // Signs are raised slightly above the baseline, to the middle of the letter.
    const transform = `translate(${x} ${isSign ? -7 : 0}) scale(${scale})`;
    x += glyph.advance * scale + tracking;
    return path(glyph.d, { transform });
  });
  const scale = Math.min(0.88, 106 / x);
  const transform = `translate(${66 - (x * scale) / 2} ${48 + 35 * scale}) scale(${scale})`;
  return group({ fill, transform }, ...drawn);
}

/** A label's picture: its file below `public/` and its bytes. */
interface LabelPicture {
  file: string;
  bytes: Uint8Array;
}

/** The energy labels of every region as small arrow tags: `images/epc/{region}/{label}.png`. */
export const energyLabels = (): Promise<LabelPicture[]> =>
  Promise.all(
    Object.entries(epcColours).flatMap(([region, labels]) =>
      Object.entries(labels).map(async ([label, colour]) => ({
        file: join('images', 'epc', region, `${label}.png`),
        bytes: await pngBytes(epcLabel(label, colour), size, 24),
      })),
    ),
  );
