import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { idleLoader, loaderStep, loaderTickMs } from './loader-step.ts'
import styles from './page-loader.module.css'
import { useLeaving } from './use-leaving.ts'

/**
 * A line at the upper edge while a page or the answer to a form is on its way (SPEC §4). Quick ones never show it. It is a message about the
 * page and no part of it, so it stands outside its landmarks.
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
