import { text } from 'node:stream/consumers';
import { buildPlan } from '../../src/snapshot/build-plan.ts';
import { GO } from '../process/child.ts';

/**
 * Waits until the snapshot's check, which runs beside this process, lets it go on: then the standard input says so and
 * ends. A check that fails ends this process instead. A build that was started by itself waits for nothing.
 * @throws where the input ends without a word, for then the process that checks is gone
 */
export async function checkPassed(): Promise<void> {
  if (buildPlan() === undefined) return;
  if ((await text(process.stdin)) !== GO) throw new Error('The build that checks the snapshot has ended.');
}
