import { useTranslations } from 'use-intl'
import { trialPartsOf } from '#domain/settings/site-mode.ts'
import { Wrap } from '#ui/wrap.tsx'
import { useSiteMode } from './contexts.ts'
import styles from './trial-bar.module.css'

/** Names on every page which parts of the site are for trial only; nothing in production. */
export function TrialBar() {
  const t = useTranslations('trial')
  const parts = trialPartsOf(useSiteMode())
  if (parts.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <Wrap>
        <p>
          <strong>{t('label')}</strong> {parts.map((part) => t(part)).join(' ')}
        </p>
      </Wrap>
    </aside>
  )
}
