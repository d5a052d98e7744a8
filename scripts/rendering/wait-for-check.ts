import { text } from 'node:stream/consumers';
import { buildPlan } from '../../src/snapshot/build-plan.ts';
import { GO } from '../process/child.ts';

/**
 * Waits for the snapshot's check, which runs in another process; that process sends a message to the standard
 * input when the check has passed, and ends this process when it has failed. A build that was started
 * directly does not wait.
 * @throws if the input ends without the message, which means that the other process has died
 */
export async function checkPassed(): Promise<void> {
  if (buildPlan() === undefined) return;
  if ((await text(process.stdin)) !== GO) throw new Error('The build that checks the snapshot has ended.');
}
