import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button.tsx'
import type { Fact } from '#ui/fact-list.tsx'
import { OfferCard } from '#ui/offer-card.tsx'
import { SeatPrice } from './seat-price.tsx'
import { stickerOf } from './sticker-of.ts'
import { useSeatAction } from './use-seat-action.ts'
import { useSeatsText } from './use-seats-text.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { WorkshopView } from './workshop-view.ts'

interface SeatCardProps {
  workshop: WorkshopView
  /** The page of the date itself; else it is the next one of its kind. */
  here: boolean
}

/** In the head of a workshop’s page: what a seat costs, when it is and with whom, how many seats are free, and the way to one. */
export function SeatCard({ workshop, here }: SeatCardProps) {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const seats = useSeatsText()(workshop)
  const action = useSeatAction()(workshop, { here })
  const facts: Fact[] = [
    { label: t(here ? 'facts.date' : 'offer.next'), value: `${words.dates(workshop)}, ${words.place(workshop)}` },
  ]
  if (seats) facts.push({ label: t('facts.seats'), value: seats })
  if (workshop.trainers.length > 0) facts.push({ label: t('facts.trainers'), value: words.trainers(workshop) })
  return (
    <OfferCard
      label={t('offer.label')}
      sticker={stickerOf(workshop.certification)}
      price={<SeatPrice workshop={workshop} />}
      facts={facts}
      action={
        <ButtonLink kind="primary" wide href={action.href}>
          {action.label}
        </ButtonLink>
      }
    />
  )
}
