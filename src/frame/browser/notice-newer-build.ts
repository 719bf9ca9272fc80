const askEveryMs = 5 * 60_000

/**
 * What an open page does about a newer build on the server. Links load their page whole anyway; once there is a newer build, forms do so too
 * instead of talking to it in the old one's words.
 */
export function noticeNewerBuild(ownBuild: string | undefined): void {
  if (ownBuild === undefined) return
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible' || (await latestBuild()) === ownBuild) return
    clearInterval(timer)
    // Before React or one of our own scripts handles it: then the browser sends the form itself, as without JavaScript.
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
