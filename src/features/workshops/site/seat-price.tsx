import { useTranslations } from 'use-intl'
import styles from './seat-price.module.css'
import { useSeatPrice } from './use-seat-price.ts'
import type { WorkshopView } from './workshop-view.ts'

/** What a seat costs, in large letters: net, and with VAT for private persons. */
export function SeatPrice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.offer')
  const { net, gross, rate } = useSeatPrice()(workshop)
  return (
    <p className={styles.price}>
      <b>{net}</b>
      <span>{t('net')}</span>
      {gross && <span>{t('gross', { gross, rate })}</span>}
    </p>
  )
}
