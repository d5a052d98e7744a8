import type { Drawing } from '../lib/drawing.ts';
import { colourIn } from './colour.ts';
import type { Floor, Shell } from './room-box.ts';
import type { View } from './window.ts';

/** The floor a description names. */
export function floorIn(text: string): readonly [Floor, string] {
  if (/black-and-white/.test(text)) return ['checker', '#e9e6dd'];
  if (/patterned|cement tiles/.test(text)) return ['pattern', '#d9cdb6'];
  if (/terracotta/.test(text)) return ['tiles', '#b9714f'];
  if (/stone floor|terrazzo/.test(text)) return ['stone', '#b9b4a8'];
  if (/herringbone/.test(text)) return ['herringbone', '#b98d5a'];
  if (/carpet/.test(text)) return ['carpet', colourIn(text, '#d8c6a6')];
  if (/concrete/.test(text)) return ['concrete', '#bdbab2'];
  if (/tiled floor|tiles|bath|shower/.test(text)) return ['tiles', '#cfc9bd'];
  if (/walnut/.test(text)) return ['boards', '#86603f'];
  return ['boards', /pale|light|birch/.test(text) ? '#d0b186' : '#b88f60'];
}

/** What lies outside the window. */
export function viewIn(text: string): View {
  if (/river|Meuse|Ourthe/.test(text)) return 'river';
  if (/garden|lawn|valley|bay window|barn/.test(text)) return 'garden';
  if (/tree|birch|wood|park/.test(text)) return 'trees';
  if (/roof|city|corner|tall window/.test(text)) return 'city';
  if (/courtyard|rear|yard/.test(text)) return 'yard';
  return 'street';
}

export function shellIn(text: string, chance: Drawing['random'], changes: Partial<Shell> = {}): Shell {
  const [floor, floorColour] = floorIn(text);
  const wall = /(pale blue|grey-green|pale yellow|linen-coloured|light grey) wall/.test(text)
    ? colourIn(text, '#efe9dd')
    : chance.pick(['#efe9dc', '#ece4d4', '#f0ece2', '#e7e3d8']);
  const ceiling = /moulded|panel/.test(text)
    ? 'moulded'
    : /beam|timber roof|timbers/.test(text)
      ? 'beams'
      : /slop|under the roof|roof window|Attic/.test(text)
        ? 'slope'
        : 'plain';
  return { wall, floor, floorColour, ceiling, ...changes };
}
