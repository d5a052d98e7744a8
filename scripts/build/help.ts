import { makeAside } from './aside.ts';
import type { Drawn, FromHelper, ToHelper } from './draw-job.ts';
import { PageDrawer } from './page-drawer.ts';
import { isInShare, shareOfBuild } from './share.ts';

/**
 * Has this process, which has read the site, work beside Astro's for as long as that one lives and has more to do. What
 * is told comes from the process that started this one.
 */
export function help(): void {
  let drawer: PageDrawer | undefined;
  let held: (() => Drawn) | undefined;
  async function take(message: ToHelper): Promise<void> {
    if ('aside' in message) return send({ aside: await makeAside(message.aside) });
    if ('job' in message) {
      // Astro has set what its own process runs with.
      Object.assign(process.env, message.env);
      drawer = await PageDrawer.of(message.job);
      const share = shareOfBuild();
      // Pages of the last build have to be in the output first: folders come there as a whole.
      if (message.drawsFiles)
        held = await drawer.hold(drawer.files.filter((path) => !share || isInShare(path, share)));
      // Several batches are on their way, for Astro's process answers only between two pages of its own.
      for (let batch = 0; batch < 3; batch += 1) await send(NOTHING);
      return;
    }
    if (!process.connected) return;
    if (held) await send(held());
    held = undefined;
    if (message.paths.length === 0) return process.disconnect?.();
    if (!drawer) throw new Error('Pages came before the job.');
    await send(await drawer.draw(message.paths));
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
}

/** Asks for the first pages. */
const NOTHING: Drawn = { drawn: [], images: { encoded: [], originals: [] } };

/** Ends when the message is on its way, so that nothing is lost when this process ends. */
const send = (message: FromHelper): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
