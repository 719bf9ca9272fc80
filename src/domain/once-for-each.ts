/** Caches one value per key. For few keys: nothing is ever evicted. */
export function onceForEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** Like `onceForEach`, for an unbounded set of keys: the cache is cleared when it reaches `most` values. */
export function onceForRecent<Key, Value>(make: (key: Key) => Value, most = 2_000): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    if (made.size >= most) made.clear()
    made.set(key, value)
    return value
  }
}
