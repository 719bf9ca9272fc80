/** In ms (docs/product.md#page-loader), all multiples of the tick. */
const tick = 100
const throttle = 500
const duration = 2000
const hideDelay = 500
const reset = 400

export const loaderTickMs = tick

/** `waiting` shows nothing, most pages load sooner; `rising` grows to 100 and stays; `full` shows completion; `leaving` fades out. */
export interface LoaderState {
  phase: 'idle' | 'waiting' | 'rising' | 'full' | 'leaving'
  /** 0 to 100. */
  progress: number
  /** Duration of the phase in ms. */
  since: number
}

export const idleLoader: LoaderState = { phase: 'idle', progress: 0, since: 0 }

/** The loader one tick later (docs/product.md#page-loader). `loading`: whether anything is loading. A new start cuts the end of the previous one short. */
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

/** Throttle and duration of the loader (docs/product.md#page-loader): by then it is full; an unfinished navigation may have been a download. */
const longestMs = 2500

/** In ms of showing: a form that takes longer says so (docs/rules/forms.md). */
const usualMs = 8000

/** On the root element while React waits for the response to a form (src/frame/react-navigation.tsx): the loading flag of docs/product.md#page-loader. */
export const loadingFlag = 'data-loading'

/** Runs the loader that `PageLoader` has rendered: while the document is being replaced, and while the flag is set. */
export function runPageLoader(): void {
  const root = document.documentElement
  let state = idleLoader
  let ticking: ReturnType<typeof setInterval> | undefined
  let leaving = false
  let forgetting: ReturnType<typeof setTimeout> | undefined
  /** The button of the form that is on its way. */
  let pressed: HTMLElement | null = null

  function step() {
    state = loaderStep(state, isLoading())
    draw(state)
    if (pressed) sayWords(pressed, state)
    if (state.phase === 'idle' && !isLoading()) {
      clearInterval(ticking)
      ticking = undefined
      pressed = null
    }
  }
  const isLoading = () => leaving || root.hasAttribute(loadingFlag)
  const start = () => {
    if (isLoading()) ticking ??= setInterval(step, tick)
  }
  const stay = () => {
    clearTimeout(forgetting)
    leaving = false
  }

  // Before the handlers that send it.
  addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement && target.method === 'post')
        pressed = submitter ?? target.querySelector('button:not([type="button"])')
    },
    true,
  )
  new MutationObserver(start).observe(root, { attributeFilter: [loadingFlag] })
  start()
  // Browsers without the Navigation API have their own loading indicator.
  if (!('navigation' in window)) return
  const { navigation } = window
  navigation.addEventListener('navigate', ({ destination, hashChange, downloadRequest }) => {
    // The router's navigations stay in this document and set the flag.
    if (destination.sameDocument || hashChange || downloadRequest !== null) return
    clearTimeout(forgetting)
    // The form of an island, sent before its script has come, is no download.
    forgetting = setTimeout(stay, pressed?.closest('[data-island]') ? 12 * longestMs : longestMs)
    leaving = true
    start()
  })
  navigation.addEventListener('navigateerror', stay)
  // In the back/forward cache the document keeps its state.
  window.addEventListener('pageshow', stay)
}

function draw({ phase, progress }: LoaderState): void {
  const line = document.querySelector<HTMLProgressElement>('[data-page-loader] progress')
  if (!line) return
  const isSeen = phase !== 'idle' && phase !== 'waiting'
  line.hidden = !isSeen
  if (isSeen) line.dataset.phase = phase
  else delete line.dataset.phase
  line.value = progress
}

/** What happens to a form, on its button and for screen readers; for all to see once it takes long. */
function sayWords(button: HTMLElement, { phase, since }: LoaderState): void {
  const status = document.querySelector<HTMLElement>('[data-page-loader] p')
  if (!status) return
  const { sending = '', slow = '' } = status.dataset
  const isLong = since >= usualMs
  const ofForm = isLong ? slow : sending
  const words = phase === 'rising' ? ofForm : ''
  if (words === status.textContent) return
  // A live region is read out when it changes.
  status.textContent = words
  status.toggleAttribute('data-long', isLong)
  if (words) button.dataset.sending = sending
  else delete button.dataset.sending
}
