/** Keeps what is made for a key, for what takes long to make: the formats of `Intl` take longer than a card's drawing. */
export function onceFor<Value, Key extends string = string>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
