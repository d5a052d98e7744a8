interface Waiting<In, Out> {
  value: In;
  done: PromiseWithResolvers<Out>;
}

/**
 * Collects the values of simultaneous calls and handles them together. If that fails, each is tried
 * separately, so that one invalid value does not affect the others.
 * @param work returns a result for each value, in order, or throws without having done anything
 */
export function inGroups<In, Out>(work: (values: In[]) => Out[]): (value: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];

  const run = (group: readonly Waiting<In, Out>[]): void => {
    try {
      const results = work(group.map(({ value }) => value));
      for (const [index, { done }] of group.entries()) done.resolve(results[index] as Out);
    } catch (error) {
      if (group.length > 1) for (const single of group) run([single]);
      else for (const { done } of group) done.reject(error);
    }
  };

  return (value) => {
    const done = Promise.withResolvers<Out>();
    waiting.push({ value, done });
    if (waiting.length === 1)
      setImmediate(() => {
        const group = waiting;
        waiting = [];
        run(group);
      });
    return done.promise;
  };
}
