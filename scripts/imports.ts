import { picture } from './imports/picture.ts';
import { importsOf, readSources } from './imports/read.ts';
import { runCommand } from './process/command.ts';

function imports(): number {
  const { text, isGood } = picture(importsOf(readSources()));
  console.log(text);
  return isGood ? 0 : 1;
}

process.exitCode = await runCommand(
  {
    name: 'npm run imports --',
    does: 'Shows which part of the code imports from which, in layers; fails where an import points upwards or files import each other in a circle.',
  },
  (command, end) => command.action(() => end(imports())),
);
