import type { Constraint } from '@conform-to/dom'
import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import type { BookingRefusal } from '#domain/booking/booking.ts'
import { TentativeNotice } from '#features/workshops/site/workshop-badges.tsx'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import { BookingForm } from './booking-form.tsx'
import { RefusalNotice } from './order-form.tsx'
import { type CancelView, useCancelWords } from './use-cancel-words.ts'

/** The result of the last submission. */
export interface BookingAnswer {
  lastResult: SubmissionResult<string[]>
  refusal: BookingRefusal | null
  /** A server error; nothing was booked. */
  failed: boolean
  /** A date other than the priced one was selected; nothing was booked. */
  switched: boolean
}

export interface BookingIslandProps {
  workshop: WorkshopView
  /** What cancelling costs if it is booked now; null when it cannot be booked any more. */
  cancel: CancelView | null
  /** Preselects Discover. */
  discover: boolean
  /** The dates to choose from, by start (`datesAround`). */
  dates: readonly WorkshopView[]
  /** How many upcoming dates the workshop has. */
  dateCount: number
  /** Required fields by name. */
  constraint: Record<string, Constraint>
  answer: BookingAnswer | null
}

/** The booking form below the result of the last submission. */
export default function BookingIsland({
  workshop,
  cancel,
  discover,
  dates,
  dateCount,
  constraint,
  answer,
}: BookingIslandProps) {
  const t = useTranslations('booking')
  const order = useTranslations('order')
  const cancelWords = useCancelWords()
  const { windows } = useSiteSettings()
  const { state } = workshop.availability
  return (
    <Stack gap="large">
      <h2 id="book-title">{state === 'waiting-list' ? t('headingWait') : t('heading')}</h2>
      {state === 'waiting-list' && !answer && (
        <Notice tone="info" title={t('waitTitle')} headingLevel={3}>
          <Text>{t('waitText', { hours: windows.offerHours })}</Text>
        </Notice>
      )}
      <TentativeNotice workshop={workshop} headingLevel={3} />
      {state === 'bookable' && cancel && cancel.fee !== 'none' && (
        <Text>{order('cancelling', { terms: cancelWords(cancel, workshop.live?.zone) })}</Text>
      )}
      {answer?.switched && (
        <Notice tone="alert" title={t('switchedTitle')} headingLevel={3}>
          <Text>{t('switchedText')}</Text>
        </Notice>
      )}
      {answer?.refusal && <RefusalNotice refusal={answer.refusal} />}
      {answer?.failed && (
        <Notice tone="alert" title={t('failureTitle')} headingLevel={3}>
          <Text>{t('failureText')}</Text>
          <Text size="small">{t('failureKept')}</Text>
        </Notice>
      )}
      <BookingForm
        workshop={workshop}
        discover={discover}
        dates={dates}
        dateCount={dateCount}
        purpose={state === 'waiting-list' ? 'wait' : 'book'}
        constraint={constraint}
        lastResult={answer?.lastResult ?? null}
        waitsAlready={answer?.refusal?.reason === 'already-waiting'}
      />
    </Stack>
  )
}
