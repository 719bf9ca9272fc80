/** A page with a chunk that does not load reloads at most once in this time (docs/product.md#error-page). */
const windowMs = 10_000

/** Whether a page may reload itself now; records that it did. False without storage, because it might reload forever. */
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
