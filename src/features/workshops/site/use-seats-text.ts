import { useTranslations } from 'use-intl'
import type { WorkshopView } from './workshop-view.ts'

/** How many seats are free: '8 von 12 frei'. Nothing where it is no one’s question: dates that cannot be booked any more, and self-paced ones. */
export function useSeatsText() {
  const t = useTranslations('workshop')
  return ({ live, availability }: WorkshopView): string | undefined => {
    if (!live) return undefined
    const { left, seats } = live
    if (availability.state === 'bookable') return t('seatsLeft', { left, seats })
    if (availability.state === 'waiting-list' || availability.state === 'sold-out') return t('seatsFull', { seats })
    return availability.state === 'called-off' ? t('calledOff') : undefined
  }
}
