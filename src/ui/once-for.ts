/** Keeps what is made for a key, where that takes long: the formats of `Intl` take longer than a whole card. */
export function onceFor<Value, Key extends string = string>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
