import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runNode } from '../process/child.ts';
import type { Examined } from '../snapshot/examine.ts';
import { MEMORY } from './memory.ts';

const CHECK = fileURLToPath(new URL('check-process.ts', import.meta.url));

export type Checked = Omit<Examined, 'site'>;

/**
 * Checks the snapshot in a process of its own, while another one bundles the code.
 * @param strict whether warnings count as errors
 */
export async function checkSnapshot(strict: boolean): Promise<Checked> {
  let checked: Checked | undefined;
  const { output, signal } = await runNode([...MEMORY, CHECK, ...(strict ? ['--strict'] : [])], {
    output: 'capture',
    onStart: (child: ChildProcess) => {
      child.on('message', (message: Checked) => {
        checked = message;
      });
    },
  });
  if (checked) return checked;
  const words = [
    output,
    'The check of the snapshot ended before it was done.',
    signal ? endedBy('It', signal) : '',
  ];
  return { status: 1, output: words.filter(Boolean).join('\n'), faults: [] };
}

/** The message for a process that was ended by a signal. */
export const endedBy = (process: string, signal: string): string =>
  `\n${process} was ended by ${signal}${signal === 'SIGKILL' ? ': perhaps there was not enough memory' : ''}.`;
