import pLimit from 'p-limit'

/** The queue is full. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

interface Limits {
  /** Maximum number of concurrent jobs. */
  atOnce: number
  /** Maximum number of queued jobs; more are rejected with `TooBusy`. */
  waiting: number
}

export type JobPool = <Made>(key: string, make: () => Promise<Made>) => Promise<Made>

/**
 * A pool for CPU-intensive work with limited concurrency; concurrent requests for the same key share one job. A page with many pictures queues them
 * without blocking other requests.
 */
export function jobPool({ atOnce, waiting }: Limits): JobPool {
  const limit = pLimit(atOnce)
  const underWay = new Map<string, Promise<unknown>>()

  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    // as: a key always has the same type of result
    const same = underWay.get(key) as Promise<Made> | undefined
    if (same !== undefined) return same
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(new TooBusy('too many pictures wait to be made'))
    const made = limit(make).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
