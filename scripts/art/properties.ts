/**
 * Draws stand-in pictures of the properties: `properties/{ID}/01.jpg` and one per room.
 * A picture that exists is kept; `--all` draws it anew, numbers as arguments choose properties.
 */
import { join } from 'node:path';
import { drawScene, type Scene } from './elevation/scene.ts';
import { drawRoom } from './interior/draw.ts';
import { media, present, saveJpeg } from './lib/output.ts';
import exteriors from './scenes/exteriors.json' with { type: 'json' };
import rooms from './scenes/rooms.json' with { type: 'json' };

const size = { width: 1200, height: 800 };
const chosen = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const all = process.argv.includes('--all');

const wanted = (id: string): boolean => chosen.length === 0 || chosen.includes(id);

async function write(id: string, picture: string, draw: () => string): Promise<void> {
  const file = join(media, 'properties', id, `${picture}.jpg`);
  if (all || !present(file)) await saveJpeg(file, draw(), size);
}

for (const [id, scene] of Object.entries(exteriors as unknown as Record<string, Scene>)) {
  if (wanted(id)) await write(id, '01', () => drawScene(scene, size.width, size.height, id));
}

for (const [id, pictures] of Object.entries(rooms as Record<string, Record<string, string[]>>)) {
  if (!wanted(id)) continue;
  for (const [picture, [room = '', description = '']] of Object.entries(pictures)) {
    await write(id, picture, () => drawRoom(room, description, `${id}/${picture}`));
  }
}
