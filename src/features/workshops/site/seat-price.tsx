import { useTranslations } from 'use-intl'
import styles from './seat-price.module.css'
import { buyerParameter, useBuyer } from './use-buyer.ts'
import { useSeatPrice } from './use-seat-price.ts'
import type { WorkshopView } from './workshop-view.ts'

/** The seat price in large type: net, or with VAT for consumers. The other price is a button that switches to it. */
export function SeatPrice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.offer')
  const { net, gross, rate } = useSeatPrice()(workshop)
  const { buyer, pathname, others } = useBuyer()
  const isPrivate = buyer === 'private' && gross !== null
  return (
    <div className={styles.price}>
      <b>{isPrivate ? gross : net}</b>
      <span>{isPrivate ? t('privateFirst', { rate }) : t('net')}</span>
      {gross && (
        // A form instead of a link, so that search engines see no second page.
        <form action={pathname}>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name={buyerParameter} value={isPrivate ? 'company' : 'private'}>
            {isPrivate ? t('companies', { net }) : t('gross', { gross, rate })}
          </button>
        </form>
      )}
    </div>
  )
}
