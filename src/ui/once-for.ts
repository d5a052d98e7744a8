/**
 * Caches what is made for a key if making it is slow: an `Intl` format takes longer to construct than a card
 * to draw.
 */
export function onceFor<Value, Key extends string = string>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
