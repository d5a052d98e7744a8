import type { FromHelper, ToHelper } from './draw-job.ts';
import { PageDrawer } from './page-drawer.ts';

// Draws pages beside Astro's process, which starts this one, for as long as that one lives and has more.

let drawer: Promise<PageDrawer> | undefined;

/** Ends when the message is on its way, so that nothing is lost when this process ends. */
const send = (message: FromHelper): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

async function take(message: ToHelper): Promise<void> {
  if ('job' in message) {
    drawer = PageDrawer.of(message.job);
    await drawer;
    // Two batches are on their way, so that none is waited for.
    for (let batch = 0; batch < 2; batch += 1)
      await send({ drawn: [], images: { encoded: [], originals: [] } });
    return;
  }
  if (!process.connected) return;
  if (message.paths.length === 0) return process.disconnect?.();
  if (!drawer) throw new Error('Pages came before the job.');
  await send(await (await drawer).draw(message.paths));
}

let last: Promise<void> = Promise.resolve();
process.on('message', (message: ToHelper) => {
  last = last
    .then(() => take(message))
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
process.on('disconnect', () => process.exit());
