/**
 * Who waits in which line, the first ones first. Members of the office have work to do. Visitors read before they write, since a page is what
 * they come for. Crawlers come last: they can come again at night.
 */
export const lanes = ['office', 'reads', 'sign-in', 'writes', 'crawlers'] as const
export type Lane = (typeof lanes)[number]

interface LaneLimits {
  /** So many of this lane at the same time. Together they are more than `atOnce`; none of them can take all of it. */
  atOnce: number
  /** How much of the patience of visitors this lane has: whoever would have to wait for longer is refused at once. */
  patience: number
}

/** More at once do not get through any faster: there is one processor for all of them, and ten connections to the database. */
const atOnce = 8

const limits: Record<Lane, LaneLimits> = {
  office: { atOnce: 3, patience: 5 },
  reads: { atOnce: 6, patience: 1.2 },
  // Each of them may be a password to check, which takes a processor for a tenth of a second.
  'sign-in': { atOnce: 2, patience: 5 },
  writes: { atOnce: 6, patience: 1 },
  crawlers: { atOnce: 1, patience: 0.1 },
}

/** Milliseconds for which a request counts as being worked at: one that waits for a database that is away, or for the rest of an upload, keeps nobody else out. */
const countedFor = 5_000
/** Milliseconds that a request takes, before the first ones have shown it. */
const usualPace = 20

export interface LaneFigures {
  working: number
  waiting: number
  /** Asked to come again. A page that was given as it last was is an answer. */
  refused: number
}

/** Keeps the work that is under way within what can be done in time (docs/rules/load.md). */
export interface Admission {
  /** What ends the work, once it may begin: to be called as soon as its answer begins. Null when it cannot be done in time. */
  enter(lane: Lane): Promise<(() => void) | null>
  countRefusal(lane: Lane): void
  figures(): Record<Lane, LaneFigures>
}

interface LaneState {
  working: number
  refused: number
  line: { begin(): void }[]
  /** Milliseconds between two that get through while others wait. */
  pace: number
  lastEnd: number
}

const empty = (): LaneState => ({ working: 0, refused: 0, line: [], pace: usualPace, lastEnd: 0 })

/** `patience`: for how many milliseconds visitors wait. */
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
