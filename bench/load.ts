export interface Load {
  /** Finished tasks a second. */
  perSecond: number
  count: number
}

/** How many at once, wherever something is measured under load. */
export const atOnce = 16

/**
 * Runs `task` over and over, so many at once, for `seconds` after a warm-up, and counts what was finished in that time. Rejects with the
 * first error: a figure of failures is worth nothing. `task` gets a number that no other has.
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
