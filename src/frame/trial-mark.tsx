import { useTranslations } from 'use-intl'
import { isOnTrial } from '#domain/settings/site-mode.ts'
import { useSiteMode } from './contexts.ts'
import styles from './trial-mark.module.css'

/** Marks an order or invoice as not real, on paper too; nothing in production. */
export function TrialMark({ of }: { of: 'order' | 'invoice' }) {
  const t = useTranslations('trial')
  if (!isOnTrial(useSiteMode())) return null
  return <p className={styles.mark}>{t(of)}</p>
}
