import { useLocale, useTranslations } from 'use-intl'
import { Disclosure } from '#ui/disclosure.tsx'
import { GoLink } from '#ui/go-link.tsx'
import { Section } from '#ui/section.tsx'
import { Split } from '#ui/split.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'
import { useBuyer } from './use-buyer.ts'
import { useSeatPrice } from './use-seat-price.ts'
import type { WorkshopView } from './workshop-view.ts'

interface OtherDatesProps {
  title: string
  workshops: readonly WorkshopView[]
}

const shownAtOnce = 3

function isOpen({ availability }: WorkshopView): boolean {
  return ['bookable', 'waiting-list', 'self-paced'].includes(availability.state)
}

/** The dates of one kind of workshop: the next three bookable ones, with a link to all others. */
export function OtherDates({ title, workshops }: OtherDatesProps) {
  const t = useTranslations('workshops')
  const language = useLocale()
  const seatPrice = useSeatPrice()
  const { buyer } = useBuyer()
  const priceOf = (workshop: WorkshopView) => {
    const { net, gross } = seatPrice(workshop)
    return buyer === 'private' ? (gross ?? net) : net
  }
  const first = workshops.filter(isOpen).slice(0, shownAtOnce)
  const more = workshops.filter((workshop) => !first.includes(workshop))
  return (
    <Section id="dates" labelledBy="dates-title">
      <Split
        head={
          <Stack gap="small">
            <h2 id="dates-title">{title}</h2>
            <Text size="small" tone="quiet">
              {t('upcomingLede')}
            </Text>
            <GoLink href={`/${language}/workshops`}>{t('allDates')}</GoLink>
          </Stack>
        }
      >
        <UpcomingDates workshops={first.length > 0 ? first : workshops} ofOneKind priceOf={priceOf} />
        {first.length > 0 && more.length > 0 && (
          <Disclosure summary={t('moreDates', { count: more.length })}>
            <UpcomingDates workshops={more} ofOneKind priceOf={priceOf} />
          </Disclosure>
        )}
      </Split>
    </Section>
  )
}
