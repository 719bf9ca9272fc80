/** A map that never holds more than `most` entries: the one that was looked at longest ago goes first. */
export function boundedMemory<Value>(most: number) {
  const entries = new Map<string, Value>()
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      entries.delete(key)
      entries.set(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= most) return
        entries.delete(oldest)
      }
    },
    entries: () => entries.entries(),
  }
}
