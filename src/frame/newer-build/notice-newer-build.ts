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

declare global {
  interface Window {
    /** Written into each page by React Router. */
    __reactRouterManifest?: { version: string }
  }
}

const askEveryMs = 5 * 60_000

/**
 * What an open page does about a newer build on the server. Links load their page whole anyway; once there is a newer build, forms do so too
 * instead of talking to it in the old one's words. A part that is gone with the old build reloads the page.
 */
export function noticeNewerBuild(ownBuild: string | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(() => sessionStorage, location.pathname, Date.now())) return
    event.preventDefault()
    location.reload()
  })
  if (ownBuild === undefined) return
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible' || (await latestBuild()) === ownBuild) return
    clearInterval(timer)
    // Before React handles it: then the browser sends the form itself, as without JavaScript.
    addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true })
  }, askEveryMs)

  /** A server that cannot be reached has no newer build to tell of. */
  async function latestBuild(): Promise<unknown> {
    try {
      const latest = await (await fetch('/builds/latest.json')).json()
      return latest?.id ?? ownBuild
    } catch {
      return ownBuild
    }
  }
}
