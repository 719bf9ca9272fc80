interface Limit {
  /** Jobs that run at the same time. */
  atOnce: number
  /** Jobs that wait for one of them to end. */
  waiting: number
}

export interface ConcurrencyLimit {
  /** Runs the job when there is room; null when too many are waiting already. */
  run<Result>(job: () => Result | Promise<Result>): Promise<Result> | null
}

export function concurrencyLimit({ atOnce, waiting }: Limit): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  async function runInTurn<Result>(job: () => Result | Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((turn) => queue.push(turn))
    else running += 1
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run: (job) => (running >= atOnce && queue.length >= waiting ? null : runInTurn(job)) }
}
