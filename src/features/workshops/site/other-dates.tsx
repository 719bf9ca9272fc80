import { useLocale, useTranslations } from 'use-intl'
import { GoLink } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Section, Split, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { useSeatPrice } from './seat-price.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'
import { useBuyer } from './use-buyer.ts'
import { AllDates } from './workshop-offer.tsx'
import type { WorkshopView } from './workshop-view.ts'

interface OtherDatesProps {
  title: string
  /** Those that the page shows. */
  workshops: readonly WorkshopView[]
  /** How many there are, with those that are not shown. */
  count: number
}

const shownAtOnce = 3

function isOpen({ availability }: WorkshopView): boolean {
  return ['bookable', 'waiting-list', 'self-paced'].includes(availability.state)
}

/** The dates of one kind of workshop: the next three bookable ones, then the others, and a link to those that are not on the page. */
export function OtherDates({ title, workshops, count }: OtherDatesProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const seatPrice = useSeatPrice()
  const { buyer, keepIn } = useBuyer()
  const priceOf = (workshop: WorkshopView) => {
    const { net, gross } = seatPrice(workshop)
    return buyer === 'private' ? (gross ?? net) : net
  }
  const first = workshops.filter(isOpen).slice(0, shownAtOnce)
  const more = workshops.filter((workshop) => !first.includes(workshop))
  const all = workshops[0] && count > workshops.length && (
    <AllDates count={count} href={keepIn(`/${language}/workshops?kind=${workshops[0].certification}`)} />
  )
  return (
    <Section id="dates" labelledBy="dates-title">
      <Split
        head={
          <Stack gap="small">
            <h2 id="dates-title">{title}</h2>
            <Text size="small" tone="quiet">
              {t('upcomingLede', { buyer })}
            </Text>
            <GoLink href={keepIn(`/${language}/workshops`)}>{t('allDates')}</GoLink>
          </Stack>
        }
      >
        <UpcomingDates workshops={first.length > 0 ? first : workshops} ofOneKind priceOf={priceOf} />
        {first.length > 0 && more.length > 0 && (
          <Disclosure summary={t('moreDates', { count: count - first.length })}>
            <UpcomingDates workshops={more} ofOneKind priceOf={priceOf} />
            {all}
          </Disclosure>
        )}
        {first.length === 0 && all}
      </Split>
    </Section>
  )
}
