/** A cookie with this substring may be an editor’s, so the page is rendered for each request, as a visitor sees it. */
export const uncached = 'bench=content-token'

export interface Load {
  perSecond: number
  count: number
}

/** The concurrency of all load tests. */
export const atOnce = 16

/**
 * Runs `task` with `atOnce` concurrency for `seconds` after a warm-up and counts what completes in that time. Rejects with the first error, because a
 * rate of failures is meaningless. `task` receives a unique number.
 */
export async function load(task: (number: number) => Promise<unknown>, seconds = 5, warmUp = 1.5): Promise<Load> {
  const begin = performance.now() + warmUp * 1000
  const end = begin + seconds * 1000
  let number = 0
  let count = 0
  const one = async () => {
    while (performance.now() < end) {
      number += 1
      await task(number)
      const now = performance.now()
      if (now >= begin && now < end) count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return { perSecond: count / seconds, count }
}

/** An error of a database ends the run. */
export function fail(error: Error): never {
  throw error
}
