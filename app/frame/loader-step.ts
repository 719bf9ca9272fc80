/** SPEC §9, in ms. All are whole ticks. */
const tick = 100
const throttle = 500
const duration = 2000
const hideDelay = 500
const reset = 400

export const loaderTickMs = tick

/**
 * What the page loader is doing: `waiting` shows nothing yet, since most pages come sooner; `rising` grows to 100 and stays there while
 * something is still to come; `full` shows that it has come; `leaving` fades.
 */
export interface LoaderState {
  phase: 'idle' | 'waiting' | 'rising' | 'full' | 'leaving'
  /** 0 to 100. */
  progress: number
  /** How long the phase has lasted, ms. */
  since: number
}

export const idleLoader: LoaderState = { phase: 'idle', progress: 0, since: 0 }

/** The loader one tick later (SPEC §4). `loading` says whether anything is on its way. A new start cuts the end of the last one short. */
export function loaderStep(state: LoaderState, loading: boolean): LoaderState {
  return loading ? whileLoading(state) : afterwards(state)
}

function whileLoading({ phase, progress, since }: LoaderState): LoaderState {
  if (phase === 'rising') return later('rising', since, Math.min(100, progress + (100 * tick) / duration))
  if (phase !== 'waiting') return begin('waiting', 0)
  return since + tick < throttle ? later('waiting', since, 0) : begin('rising', 0)
}

function afterwards({ phase, since }: LoaderState): LoaderState {
  if (phase === 'rising') return begin('full', 100)
  if (phase === 'full') return since + tick < hideDelay ? later('full', since, 100) : begin('leaving', 100)
  return phase === 'leaving' && since + tick < reset ? later('leaving', since, 100) : idleLoader
}

const begin = (phase: LoaderState['phase'], progress: number): LoaderState => ({ phase, progress, since: 0 })
const later = (phase: LoaderState['phase'], since: number, progress: number) => ({
  phase,
  progress,
  since: since + tick,
})
