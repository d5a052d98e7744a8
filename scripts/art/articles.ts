/** Draws the articles' pictures, `articles/{id}.jpg`. A picture that exists is kept; `--all` draws it anew. */
import { join } from 'node:path';
import { drawScene } from './elevation/scene.ts';
import { media, present, saveJpeg } from './lib/output.ts';
import { citadel } from './scenes/place/citadel.ts';
import { application, signing } from './scenes/still/desk-scenes.ts';
import { insulation } from './scenes/still/insulation.ts';
import { keyBoard } from './scenes/still/key-board.ts';
import { lease } from './scenes/still/lease.ts';
import { renovation } from './scenes/still/renovation.ts';
import { emptyRoom, sittingRoom } from './scenes/still/rooms.ts';
import { stairHall } from './scenes/still/stair-hall.ts';
import { blueDoor, brickRow } from './scenes/streets.ts';

const size = { width: 1600, height: 1067 };

const pictures: Record<string, (width: number, height: number) => string> = {
  'acheter-a-liege': (width, height) => drawScene(brickRow, width, height, 'brick-row'),
  'comprendre-le-certificat-peb': insulation,
  'dossier-de-candidature-locataire': application,
  gestion: keyBoard,
  'louer-son-bien-bail-et-garantie': lease,
  'offre-d-achat-et-compromis': signing,
  'quartiers-de-liege': citadel,
  'renover-une-maison-de-maitre': renovation,
  syndic: stairHall,
  'vendre-sa-maison-etapes': (width, height) => drawScene(blueDoor, width, height, 'blue-door'),
  'vente-en-viager': sittingRoom,
  'visiter-une-maison-vingt-points': emptyRoom,
};

for (const [id, draw] of Object.entries(pictures)) {
  const file = join(media, 'articles', `${id}.jpg`);
  if (process.argv.includes('--all') || !present(file)) {
    await saveJpeg(file, draw(size.width, size.height), size);
  }
}
