import { useTranslations } from 'use-intl'
import type { Fact } from '#ui/fact-list.tsx'
import { useTentativeValues } from './tentative-notice.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import { SessionHours } from './workshop-badges.tsx'
import type { WorkshopView } from './workshop-view.ts'

/** The facts of a date for its page head, in addition to its `SeatCard`. */
export function useWorkshopFacts(workshop: WorkshopView): Fact[] {
  const t = useTranslations('workshop')
  const words = useWorkshopWords()
  const tentativeValues = useTentativeValues()
  const { live, availability } = workshop
  const facts: Fact[] = [
    { label: t('facts.place'), value: words.fullPlace(workshop) },
    { label: t('facts.language'), value: words.taughtIn(workshop) },
  ]
  if (live) facts.push({ label: t('facts.duration'), value: words.duration(live) })
  if (live && words.hours(live)) facts.push({ label: t('facts.hours'), value: <SessionHours live={live} /> })
  if (live?.tentative && (availability.state === 'bookable' || availability.state === 'waiting-list'))
    facts.push({ label: t('facts.tentative'), value: t('tentative.fact', tentativeValues(live.tentative)) })
  if (live?.payment === 'card' && availability.state !== 'not-payable')
    facts.push({ label: t('facts.payment'), value: t('byCard') })
  return facts
}
