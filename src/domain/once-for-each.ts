/** Makes a value once for each key and caches it. For few keys: nothing is ever evicted. */
export function onceForEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}

/** As `onceForEach`, for keys without end: when `most` values are cached, it begins again. */
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
