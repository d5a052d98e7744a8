/** Draws the neighbourhoods, `neighbourhoods/{slug}.jpg`. A picture that exists is kept; `--all` draws it anew. */
import { join } from 'node:path';
import { media, present, saveJpeg } from './lib/output.ts';
import { bueren } from './scenes/bueren.ts';
import { amercoeur } from './scenes/place/amercoeur.ts';
import { angleur } from './scenes/place/angleur.ts';
import { avroy } from './scenes/place/avroy.ts';
import { cointe } from './scenes/place/cointe.ts';
import { guillemins } from './scenes/place/guillemins.ts';
import { laveu } from './scenes/place/laveu.ts';
import { longdoz } from './scenes/place/longdoz.ts';
import { outremeuse } from './scenes/place/outremeuse.ts';
import { saintLeonard } from './scenes/place/saint-leonard.ts';
import { sartTilman } from './scenes/place/sart-tilman.ts';
import { vennes } from './scenes/place/vennes.ts';

const size = { width: 1600, height: 1067 };

const places: Record<string, (width: number, height: number) => string> = {
  amercoeur,
  angleur,
  avroy,
  cointe,
  guillemins,
  'hors-chateau': (width, height) => bueren('hors-chateau', width, height, 'summerMorning'),
  laveu,
  longdoz,
  outremeuse,
  'saint-leonard': saintLeonard,
  'sart-tilman': sartTilman,
  vennes,
};

for (const [slug, draw] of Object.entries(places)) {
  const file = join(media, 'neighbourhoods', `${slug}.jpg`);
  if (process.argv.includes('--all') || !present(file)) {
    await saveJpeg(file, draw(size.width, size.height), size);
  }
}
