/** Asks what was changed last, again and again, and tells when that has become something else. */
export interface Watching {
  /** What was changed last, as one text. Throws while the source is away. */
  latestChange: () => Promise<string>
  changed: () => void
  /** Between an answer and the next question. */
  everyMs: number
}

/** One small question for the whole source, so that a change shows before what is kept of it has ended. Call what it gives to stop it. */
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
      // what is kept is shown meanwhile, and its own questions are in the log
    }
  }

  function next(): void {
    if (isStopped) return
    timer = setTimeout(() => void look().then(next), everyMs)
    // no reason to stay
    timer.unref()
  }

  // at once, before anything is kept
  void look().then(next)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
