import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import { Timetable } from '#ui/timetable.tsx'
import { useBuyer } from './use-buyer.ts'
import { useSeatAction } from './use-seat-action.ts'
import { useWorkshopWords } from './use-workshop-words.ts'
import { SessionHours, WorkshopBadges } from './workshop-badges.tsx'
import type { WorkshopView } from './workshop-view.ts'

interface UpcomingDatesProps {
  workshops: readonly WorkshopView[]
  /** Whether all dates are of the page's own kind: each row then has a button and names the trainer. */
  ofOneKind?: boolean
  /** The price of a seat; net by default, because the VAT rules are too much script for a start page. */
  priceOf?: (workshop: WorkshopView) => string
}

/** Dates as a timetable, or a message when there are none. */
export function UpcomingDates({ workshops, ofOneKind = false, priceOf }: UpcomingDatesProps) {
  const t = useTranslations('workshops')
  const words = useWorkshopWords()
  const { keepIn } = useBuyer()
  const actionOf = useSeatAction()
  const timeOf = ({ live }: WorkshopView) => {
    if (!live) return t('anyTimeText')
    return words.hours(live) && <SessionHours live={live} />
  }
  const buttonOf = (workshop: WorkshopView) => ({
    ...actionOf(workshop, { here: false }),
    weight: workshop.availability.state === 'bookable' ? ('primary' as const) : ('secondary' as const),
  })
  if (workshops.length === 0) {
    return (
      <Notice tone="info" title={t('noDatesTitle')} headingLevel={3}>
        <Text>{t('noDatesText')}</Text>
      </Notice>
    )
  }
  return (
    <Timetable
      rows={workshops.map((workshop) => ({
        href: keepIn(workshop.href),
        dateText: words.dates(workshop),
        timeText: timeOf(workshop),
        ...(ofOneKind
          ? { title: words.withTrainers(workshop) ?? workshop.title, action: buttonOf(workshop) }
          : { title: workshop.title, subtitle: words.withTrainers(workshop) }),
        place: words.place(workshop),
        language: words.taughtIn(workshop),
        badges: <WorkshopBadges workshop={workshop} besidePlace />,
        price: (priceOf ?? words.price)(workshop),
      }))}
    />
  )
}
