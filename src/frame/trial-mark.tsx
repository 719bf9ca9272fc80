import { useTranslations } from 'use-intl'
import { isOnTrial } from '#domain/settings/site-mode.ts'
import { useSiteMode } from './site-mode.ts'
import styles from './trial-mark.module.css'

/** Says on an order or an invoice itself, on paper too, that it is not real; nothing where it is. */
export function TrialMark({ of }: { of: 'order' | 'invoice' }) {
  const t = useTranslations('trial')
  if (!isOnTrial(useSiteMode())) return null
  return <p className={styles.mark}>{t(of)}</p>
}
