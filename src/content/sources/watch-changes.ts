export interface Watching {
  /** The latest change as text. Throws while the source is unavailable. */
  latestChange: () => Promise<string>
  changed: () => void
  /** Between a response and the next query. */
  everyMs: number
}

/** One small query for the whole source, so that changes appear before caches expire. Returns the function that stops it. */
export function watchChanges({ latestChange, changed, everyMs }: Watching): () => void {
  let known: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    try {
      const latest = await latestChange()
      if (known !== undefined && latest !== known) changed()
      known = latest
    } catch {
      // Cached content is served meanwhile, and failures are logged elsewhere.
    }
  }

  function next(): void {
    if (isStopped) return
    timer = setTimeout(() => void look().then(next), everyMs)
    // Does not keep the process alive.
    timer.unref()
  }

  // Immediately, before anything is cached.
  void look().then(next)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
