/** A part of a page that does not load reloads the page at most once in this time (docs/product.md#error-page). */
const windowMs = 10_000

/**
 * Whether a page may reload itself now, and remembers that it did. `now` in epoch milliseconds. Without a memory (browsers may refuse it) it
 * may not: nothing would stop it from reloading for ever.
 */
export function mayReload(memory: () => Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `reloaded ${path}`
  try {
    const last = Number(memory().getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (now - last < windowMs) return false
    memory().setItem(key, String(now))
    return true
  } catch {
    return false
  }
}
