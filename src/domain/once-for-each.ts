/** Makes what a key stands for once, and gives the same from then on. For few keys: nothing is ever forgotten. */
export function onceForEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
