/**
 * Runs a function right after the next frame is drawn, so that the work delays no frame.
 * @returns a function that cancels it
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
