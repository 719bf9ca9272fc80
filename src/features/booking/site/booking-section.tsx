import type { Constraint } from '@conform-to/dom'
import type { SubmissionResult } from '@conform-to/react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookingRefusal } from '#domain/booking/booking.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import type { Availability } from '#domain/workshop/workshop-date.ts'
import { OtherDates } from '#features/workshops/site/other-dates.tsx'
import { TentativeNotice } from '#features/workshops/site/tentative-notice.tsx'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { GoLink } from '#ui/go-link.tsx'
import type { Option } from '#ui/inputs.tsx'
import { Notice } from '#ui/notice.tsx'
import { Section } from '#ui/section.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { BookingForm } from './booking-form.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

const words = {
  'sold-out': ['soldOutTitle', 'soldOutText'],
  'self-paced': ['selfPacedTitle', 'selfPacedText'],
  started: ['startedTitle', 'startedText'],
  over: ['overTitle', 'overText'],
  'called-off': ['calledOffTitle', 'calledOffText'],
  'not-payable': ['notPayableTitle', 'notPayableText'],
} as const satisfies Record<Exclude<Availability['state'], 'bookable' | 'waiting-list'>, readonly [string, string]>

/** Why a workshop cannot be booked here, and what to do instead (docs/product.md#workshops: 'not bookable' is shown as 'interested'). */
function ClosedNotice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.closed')
  const { company } = useSiteSettings()
  const language = useLocale()
  const { state } = workshop.availability
  if (state === 'bookable' || state === 'waiting-list') return null
  const [title, text] = words[state]
  const certification = certificationBySlug(workshop.certification)
  const subject = encodeURIComponent(`${workshop.title} (${workshop.slug})`)
  return (
    <Notice tone="info" title={t(title)}>
      <Text>{t(text)}</Text>
      <Actions>
        {state === 'self-paced' && certification && (
          <ButtonLink kind="primary" href={`${certificationHref(language, certification)}/self-paced-booking`}>
            {t('tickets')}
          </ButtonLink>
        )}
        <ButtonLink
          kind={state === 'self-paced' ? 'secondary' : undefined}
          href={`mailto:${company.email}?subject=${subject}`}
        >
          {t('writeUs')}
        </ButtonLink>
        <GoLink href={`/${language}/workshops`}>{t('seeDates')}</GoLink>
      </Actions>
    </Notice>
  )
}

/** What became of the last time the form was sent. */
export interface BookingAnswer {
  lastResult: SubmissionResult<string[]>
  refusal: BookingRefusal | null
  /** The program broke down; nothing was booked. */
  failed: boolean
  /** Another date was chosen than the one whose price was shown; nothing was booked. */
  switched: boolean
}

interface BookingSectionProps {
  workshop: WorkshopView
  /** The form opens with Discover ticked. */
  discover: boolean
  /** Upcoming dates of the same workshop. */
  dates: readonly WorkshopView[]
  countries: readonly Option[]
  /** Which fields are required, by name. */
  constraint: Record<string, Constraint>
  answer: BookingAnswer | null
}

/** The end of a workshop's page: the form while there are seats or a waitlist, else why there is none and where to look instead. */
export function BookingSection({ workshop, discover, dates, countries, constraint, answer }: BookingSectionProps) {
  const t = useTranslations('booking')
  const { windows } = useSiteSettings()
  const { state } = workshop.availability
  const open = state === 'bookable' || state === 'waiting-list'
  const others = dates.filter(({ slug }) => slug !== workshop.slug)
  // A refused booking keeps its form, also when the date has filled up meanwhile: its values are wanted for another date.
  if (!open && !answer) return <ClosedSection workshop={workshop} others={others} />
  return (
    <Section id="book" labelledBy="book-title">
      <Stack gap="large">
        <h2 id="book-title">{state === 'waiting-list' ? t('headingWait') : t('heading')}</h2>
        {state === 'waiting-list' && !answer && (
          <Notice tone="info" title={t('waitTitle')} headingLevel={3}>
            <Text>{t('waitText', { hours: windows.offerHours })}</Text>
          </Notice>
        )}
        <TentativeNotice workshop={workshop} headingLevel={3} />
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
          countries={countries}
          purpose={state === 'waiting-list' ? 'wait' : 'book'}
          constraint={constraint}
          lastResult={answer?.lastResult ?? null}
          waitsAlready={answer?.refusal?.reason === 'already-waiting'}
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
