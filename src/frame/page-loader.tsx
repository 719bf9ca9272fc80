import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './page-loader.module.css'

/** In ms (docs/product.md#page-loader). All are whole ticks. */
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

/** The loader one tick later (docs/product.md#page-loader). `loading` says whether anything is on its way. A new start cuts the end of the last one short. */
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

/** Throttle and duration of the loader (docs/product.md#page-loader): by then it is full, and what has not come may have been a download. */
const longestMs = 2500

/**
 * The global loading flag (docs/product.md#page-loader): whether this document is about to be replaced by another one, as plain links and forms do. Browsers
 * without the Navigation API have their own sign for it, and this says no.
 */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!('navigation' in window)) return
    let forgetting: ReturnType<typeof setTimeout> | undefined
    const stay = () => {
      clearTimeout(forgetting)
      setLeaving(false)
    }
    const start = ({ destination, hashChange, downloadRequest }: NavigateEvent) => {
      // The router's own navigations stay in this document, and useNavigation reports them.
      if (destination.sameDocument || hashChange || downloadRequest !== null) return
      clearTimeout(forgetting)
      forgetting = setTimeout(stay, longestMs)
      setLeaving(true)
    }
    const { navigation } = window
    navigation.addEventListener('navigate', start)
    navigation.addEventListener('navigateerror', stay)
    // Back from the browser's page cache, the document is as it was left.
    window.addEventListener('pageshow', stay)
    return () => {
      stay()
      navigation.removeEventListener('navigate', start)
      navigation.removeEventListener('navigateerror', stay)
      window.removeEventListener('pageshow', stay)
    }
  }, [])

  return leaving
}

/**
 * A line at the upper edge while a page or the answer to a form is on its way (docs/product.md#page-loader). Quick ones never show it. It is a message about the
 * page and no part of it, so it is outside its landmarks.
 */
export function PageLoader() {
  const t = useTranslations('frame')
  const [state, setState] = useState(idleLoader)
  const leaving = useLeaving()
  const loading = useNavigation().state !== 'idle' || leaving
  const running = loading || state.phase !== 'idle'

  useEffect(() => {
    if (!running) return
    const ticking = setInterval(() => setState((before) => loaderStep(before, loading)), loaderTickMs)
    return () => clearInterval(ticking)
  }, [running, loading])

  const isSeen = state.phase !== 'idle' && state.phase !== 'waiting'
  return (
    <div role="status">
      {isSeen && (
        <progress
          className={styles.loader}
          value={state.progress}
          max={100}
          aria-label={t('loading')}
          data-phase={state.phase}
        />
      )}
    </div>
  )
}
