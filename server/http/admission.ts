/**
 * The lanes of requests, by priority. Office members come first because they have work to do. Reads come before writes, since a visitor needs the
 * page first. Crawlers come last: they can retry at night.
 */
export const lanes = ['office', 'reads', 'sign-in', 'writes', 'crawlers'] as const
export type Lane = (typeof lanes)[number]

interface LaneLimits {
  /** Maximum concurrent requests of this lane. The lanes add up to more than `atOnce`, but no lane can use all of it. */
  atOnce: number
  /** Maximum wait as a multiple of the visitors' patience. A request that would wait longer is refused at once. */
  patience: number
}

/** A higher limit does not raise throughput: all requests share one processor and ten database connections. */
const atOnce = 8

const limits: Record<Lane, LaneLimits> = {
  office: { atOnce: 3, patience: 5 },
  reads: { atOnce: 6, patience: 1.2 },
  // Each of them may verify a password, which takes a processor a tenth of a second.
  'sign-in': { atOnce: 2, patience: 5 },
  writes: { atOnce: 6, patience: 1 },
  crawlers: { atOnce: 1, patience: 0.1 },
}

/**
 * Milliseconds for which a request counts as in progress, so that one waiting for an unavailable database or the rest of an upload does not block
 * others.
 */
const countedFor = 5_000
/** Milliseconds per request, assumed until the first ones are measured. */
const usualPace = 20

export interface LaneFigures {
  working: number
  waiting: number
  /** Requests refused with 503. A stale page counts as an answer. */
  refused: number
}

/** Limits the work in progress to what can be done in time (docs/rules/load.md). */
export interface Admission {
  /** Resolves, when the work may begin, with a function to call as soon as its response begins; resolves with null when it cannot be done in time. */
  enter(lane: Lane): Promise<(() => void) | null>
  countRefusal(lane: Lane): void
  figures(): Record<Lane, LaneFigures>
}

interface LaneState {
  working: number
  refused: number
  line: { begin(): void }[]
  /** Milliseconds between two admissions while others wait. */
  pace: number
  lastEnd: number
}

const empty = (): LaneState => ({ working: 0, refused: 0, line: [], pace: usualPace, lastEnd: 0 })

/** `patience`: milliseconds that visitors wait at most. */
export function createAdmission(patience: number, now: () => number = () => performance.now()): Admission {
  const states = forEachLane(empty)
  const patienceIn = (lane: Lane) => limits[lane].patience * patience
  const working = () => lanes.reduce((sum, lane) => sum + states[lane].working, 0)
  const hasRoom = (lane: Lane) => working() < atOnce && states[lane].working < limits[lane].atOnce

  function begin(lane: Lane): () => void {
    const state = states[lane]
    const begun = now()
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(late)
      state.working -= 1
      state.pace += (now() - Math.max(begun, state.lastEnd) - state.pace) / 16
      state.lastEnd = now()
      beginNext()
    }
    state.working += 1
    const late = setTimeout(end, countedFor)
    late.unref()
    return end
  }

  function beginNext() {
    for (const lane of lanes) while (hasRoom(lane) && states[lane].line.length > 0) states[lane].line.shift()?.begin()
  }

  function wait(lane: Lane): Promise<(() => void) | null> {
    const { line } = states[lane]
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
    const waiting = {
      begin() {
        clearTimeout(late)
        resolve(begin(lane))
      },
    }
    const late = setTimeout(() => {
      line.splice(line.indexOf(waiting), 1)
      resolve(null)
    }, patienceIn(lane))
    line.push(waiting)
    return promise
  }

  return {
    async enter(lane) {
      const { line, pace } = states[lane]
      if (line.length === 0 && hasRoom(lane)) return begin(lane)
      return (line.length + 1) * pace > patienceIn(lane) ? null : wait(lane)
    },
    countRefusal(lane) {
      states[lane].refused += 1
    },
    figures: () =>
      forEachLane((lane) => {
        const { working: at, refused, line } = states[lane]
        return { working: at, waiting: line.length, refused }
      }),
  }
}

function forEachLane<Value>(make: (lane: Lane) => Value): Record<Lane, Value> {
  return {
    office: make('office'),
    reads: make('reads'),
    'sign-in': make('sign-in'),
    writes: make('writes'),
    crawlers: make('crawlers'),
  }
}
