import { useTranslations } from 'use-intl'
import type { Fact } from '#ui/fact-list.tsx'
import { SessionHours } from './session-hours.tsx'
import { useTentativeValues } from './use-tentative-values.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import type { WorkshopView } from './workshop-view.ts'

/** The facts of one workshop date for the head of its page. */
export function useWorkshopFacts(workshop: WorkshopView): Fact[] {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const tentativeValues = useTentativeValues()
  const { live, availability } = workshop
  const facts: Fact[] = [
    { label: t('facts.date'), value: <When workshop={workshop} /> },
    { label: t('facts.place'), value: words.place(workshop) },
    { label: t('facts.language'), value: words.taughtIn(workshop) },
  ]
  if (workshop.trainers.length > 0) facts.push({ label: t('facts.trainers'), value: words.trainers(workshop) })
  if (live) {
    facts.push({ label: t('facts.duration'), value: words.duration(live) })
    // How full a date is that cannot be booked any more is no one's question.
    const isFull = availability.state === 'waiting-list' || availability.state === 'sold-out'
    if (availability.state === 'bookable')
      facts.push({ label: t('facts.seats'), value: t('seatsLeft', { left: live.left, seats: live.seats }) })
    else if (isFull) facts.push({ label: t('facts.seats'), value: t('seatsFull', { seats: live.seats }) })
    else if (availability.state === 'called-off') facts.push({ label: t('facts.seats'), value: t('calledOff') })
  }
  if (live?.tentative && (availability.state === 'bookable' || availability.state === 'waiting-list'))
    facts.push({ label: t('facts.tentative'), value: t('tentative.fact', tentativeValues(live.tentative)) })
  if (live?.payment === 'card' && availability.state !== 'not-payable')
    facts.push({ label: t('facts.payment'), value: t('byCard') })
  return [...facts, { label: t('facts.price'), value: words.price(workshop) }]
}

/** The days; of an online workshop also the hours with their zone, since nothing else on the page says where it is ten o'clock. */
function When({ workshop }: { workshop: WorkshopView }) {
  const words = useWorkshopWords()
  const { live } = workshop
  if (live?.delivery !== 'online' || !words.hours(live)) return words.dates(workshop)
  return (
    <>
      {words.dates(workshop)}
      <br />
      <SessionHours live={live} />
    </>
  )
}
