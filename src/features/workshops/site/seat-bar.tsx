import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button.tsx'
import { StickyBar } from '#ui/sticky-bar.tsx'
import { useBuyer } from './use-buyer.ts'
import { useSeatAction, useSeatPrice, useSeatsText } from './use-seat-price.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { WorkshopView } from './workshop-view.ts'

/** At the bottom of phone screens: the seat price, free seats, and the button. */
export function SeatBar({ workshop, here }: { workshop: WorkshopView; here: boolean }) {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const { net, gross } = useSeatPrice()(workshop)
  const { buyer } = useBuyer()
  const seats = useSeatsText()(workshop) ?? words.dates(workshop)
  const { href, label } = useSeatAction()(workshop, { here })
  return (
    <StickyBar
      place="page"
      label={t('bookLink')}
      amount={buyer === 'private' ? (gross ?? net) : net}
      note={seats}
      action={
        <ButtonLink kind="primary" size="compact" href={href}>
          {label}
        </ButtonLink>
      }
    />
  )
}
