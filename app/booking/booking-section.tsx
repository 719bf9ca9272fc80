import type { Constraint } from '@conform-to/dom'
import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import type { BookingRefusal } from '#domain/booking/book-seats.ts'
import { useHouse } from '../house.ts'
import { Notice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import type { Option } from '../ui/select.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { OtherDates } from '../workshops/other-dates.tsx'
import { TentativeNotice } from '../workshops/tentative-notice.tsx'
import type { WorkshopView } from '../workshops/workshop-view.ts'
import { BookingForm } from './booking-form.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

/** What became of the last time the form was sent. */
export interface BookingAttempt {
  lastResult: SubmissionResult<string[]>
  refusal: BookingRefusal | null
  /** The program broke down; nothing was booked. */
  failed: boolean
  /** Another date was chosen than the one whose price was shown; nothing was booked. */
  switched: boolean
}

interface BookingSectionProps {
  workshop: WorkshopView
  /** Upcoming dates of the same workshop. */
  dates: readonly WorkshopView[]
  countries: readonly Option[]
  /** Which fields are required, by name. */
  constraint: Record<string, Constraint>
  attempt: BookingAttempt | null
}

/** The end of a workshop's page: the form while there are seats or a waitlist, else why there is none and where to look instead. */
export function BookingSection({ workshop, dates, countries, constraint, attempt }: BookingSectionProps) {
  const t = useTranslations('booking')
  const { windows } = useHouse()
  const { state } = workshop.availability
  const open = state === 'bookable' || state === 'waiting-list'
  const others = dates.filter(({ slug }) => slug !== workshop.slug)
  // A refused booking keeps its form, also when the date has filled up meanwhile: its values are wanted for another date.
  if (!open && !attempt) return <ClosedSection workshop={workshop} others={others} />
  return (
    <Section id="book" labelledBy="book-title">
      <Stack gap="large">
        <h2 id="book-title">{state === 'waiting-list' ? t('headingWait') : t('heading')}</h2>
        {state === 'waiting-list' && !attempt && (
          <Notice tone="info" title={t('waitTitle')} headingLevel={3}>
            <Text>{t('waitText', { hours: windows.offerHours })}</Text>
          </Notice>
        )}
        <TentativeNotice workshop={workshop} headingLevel={3} />
        {attempt?.switched && (
          <Notice tone="alert" title={t('switchedTitle')} headingLevel={3}>
            <Text>{t('switchedText')}</Text>
          </Notice>
        )}
        {attempt?.refusal && <RefusalNotice refusal={attempt.refusal} />}
        {attempt?.failed && (
          <Notice tone="alert" title={t('failureTitle')} headingLevel={3}>
            <Text>{t('failureText')}</Text>
            <Text size="small">{t('failureKept')}</Text>
          </Notice>
        )}
        <BookingForm
          workshop={workshop}
          dates={dates}
          countries={countries}
          purpose={state === 'waiting-list' ? 'wait' : 'book'}
          constraint={constraint}
          lastResult={attempt?.lastResult ?? null}
          waitsAlready={attempt?.refusal?.reason === 'already-waiting'}
        />
      </Stack>
    </Section>
  )
}

function ClosedSection({ workshop, others }: { workshop: WorkshopView; others: readonly WorkshopView[] }) {
  const t = useTranslations('workshop')
  return (
    <>
      <Section id="book" close="end">
        <ClosedNotice workshop={workshop} />
      </Section>
      <OtherDates workshops={others} title={t('otherDates')} />
    </>
  )
}
