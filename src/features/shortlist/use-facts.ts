import { useEffect, useState } from 'react';
import type { Facts } from './view.ts';

/** Loads the current data of the properties on the market. */
export type LoadFacts = (signal: AbortSignal) => Promise<Facts>;

interface State {
  /** `undefined` before the catalogue is loaded. */
  facts?: Facts;
  hasFailed: boolean;
}

/** The catalogue's data of properties, loaded once; `retry` tries again after a failure. */
export function useFacts(load: LoadFacts): State & { retry(): void } {
  const [state, setState] = useState<State>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (facts) => !signal.aborted && setState({ facts, hasFailed: false }),
      () => !signal.aborted && setState({ hasFailed: true }),
    );
    return () => controller.abort();
  }, [load, attempt]);
  const retry = () => {
    setState({ hasFailed: false });
    setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
