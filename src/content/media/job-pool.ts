import pLimit from 'p-limit'

/** Says that too many wait already. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

interface Limits {
  /** Under way at the same time. */
  atOnce: number
  /** That wait for their turn; more are refused at once with `TooBusy`. */
  waiting: number
}

export type JobPool = <Made>(key: string, make: () => Promise<Made>) => Promise<Made>

/**
 * Work that costs much of the processor: so many at once, and the same thing only once however many ask for it meanwhile. A page of
 * pictures thus waits for its pictures, and everyone else does not.
 */
export function jobPool({ atOnce, waiting }: Limits): JobPool {
  const limit = pLimit(atOnce)
  const underWay = new Map<string, Promise<unknown>>()

  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    // a key always has the same type of result
    const same = underWay.get(key) as Promise<Made> | undefined
    if (same !== undefined) return same
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(new TooBusy('too many pictures wait to be made'))
    const made = limit(make).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
