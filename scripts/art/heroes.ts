/** Draws the pages' large pictures, `heroes/{name}.jpg`. A picture that exists is kept; `--all` draws it anew. */
import { join } from 'node:path';
import { media, present, type Size, saveJpeg } from './lib/output.ts';
import { bueren } from './scenes/bueren.ts';
import { agency } from './scenes/hero/agency.ts';
import { architectsTable } from './scenes/hero/architects-table.ts';
import { shareGable } from './scenes/hero/gable.ts';
import { measuring } from './scenes/hero/measuring.ts';
import { meetingTable } from './scenes/hero/meeting-table.ts';

const full = { width: 1920, height: 1080 };

const pictures: Record<string, { size: Size; draw: (width: number, height: number) => string }> = {
  home: { size: full, draw: (width, height) => bueren('home', width, height, 'autumnLow') },
  about: { size: full, draw: agency },
  contact: { size: full, draw: meetingTable },
  'contact-demand': { size: full, draw: measuring },
  projects: { size: full, draw: architectsTable },
  share: { size: { width: 1200, height: 630 }, draw: shareGable },
};

for (const [name, { size, draw }] of Object.entries(pictures)) {
  const file = join(media, 'heroes', `${name}.jpg`);
  if (process.argv.includes('--all') || !present(file)) {
    await saveJpeg(file, draw(size.width, size.height), size);
  }
}
