import { useTranslations } from 'use-intl'
import { isOnTrial, trialPartsOf } from '#domain/settings/site-mode.ts'
import { Wrap } from '#ui/section.tsx'
import { NoBreak } from '#ui/text.tsx'
import { useSiteMode } from './contexts.ts'
import styles from './notices.module.css'

/** Names on every page which parts of the site are for trial only; nothing in production. */
export function TrialBar() {
  const t = useTranslations('trial')
  const parts = trialPartsOf(useSiteMode())
  if (parts.length === 0) return null
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <Wrap>
        <p>
          <strong>{t('label')}</strong> <NoBreak>{parts.map((part) => t(part)).join(' ')}</NoBreak>
        </p>
      </Wrap>
    </aside>
  )
}

/** Marks an order or invoice as not real, on paper too; nothing in production. */
export function TrialMark({ of }: { of: 'order' | 'invoice' }) {
  const t = useTranslations('trial')
  if (!isOnTrial(useSiteMode())) return null
  return <p className={styles.mark}>{t(of)}</p>
}
