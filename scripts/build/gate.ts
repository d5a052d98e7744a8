/**
 * Waits until the snapshot's check, which runs beside this process, lets it go on: then the standard input ends. A check
 * that fails ends this process instead. A build that was started by itself waits for nothing.
 */
export async function allowed(): Promise<void> {
  if (process.env['BUILD_WAITS'] !== 'yes') return;
  await new Promise((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.resume();
  });
}
