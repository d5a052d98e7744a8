/**
 * Runs something as soon as the frame that comes next has been painted, so that what it costs keeps no frame waiting.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  // A message sent while a frame is prepared is delivered after that frame has been handed to the screen.
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const stop = () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
  port1.onmessage = () => {
    stop();
    run();
  };
  return stop;
}
