import { FORMATTERS } from './gates/formatters.ts';
import { runNode } from './process/child.ts';

/** `npm run format`: formats the sources. */
for (const formatter of Object.values(FORMATTERS)) {
  const { status } = await runNode([...formatter, '--write'], { output: 'inherit' });
  if (status !== 0) process.exitCode = status;
}
