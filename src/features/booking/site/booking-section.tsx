import { useLocale, useTranslations } from 'use-intl'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import type { Availability } from '#domain/workshop/workshop-date.ts'
import { useBuyer } from '#features/workshops/site/use-buyer.ts'
import { OtherDates } from '#features/workshops/site/workshop-offer.tsx'
import { datesAround, type WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { Island } from '#frame/islands/island.tsx'
import { heldFields } from '#frame/islands/typed-texts.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { ButtonLink, GoLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import BookingIsland, { type BookingAnswer, type BookingIslandProps } from './booking-island.tsx'
import { fieldOf, textOf } from './partial-form.ts'

const words = {
  'sold-out': ['soldOutTitle', 'soldOutText'],
  'self-paced': ['selfPacedTitle', 'selfPacedText'],
  started: ['startedTitle', 'startedText'],
  over: ['overTitle', 'overText'],
  'called-off': ['calledOffTitle', 'calledOffText'],
  'not-payable': ['notPayableTitle', 'notPayableText'],
} as const satisfies Record<Exclude<Availability['state'], 'bookable' | 'waiting-list'>, readonly [string, string]>

/** Why a workshop cannot be booked here, and the alternatives (docs/product.md#workshops: 'not bookable' is shown as 'interested'). */
function ClosedNotice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.closed')
  const { company } = useSiteSettings()
  const language = useLocale()
  const { keepIn } = useBuyer()
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
          <ButtonLink kind="primary" href={keepIn(`${certificationHref(language, certification)}/self-paced-booking`)}>
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

interface BookingSectionProps extends Omit<BookingIslandProps, 'dateCount'> {
  /** Upcoming dates of the same workshop, by start: those that the page may show. */
  dates: readonly WorkshopView[]
  /** How many there are. */
  dateCount: number
}

/** The last section of a workshop page: the form while there are seats or a waitlist, otherwise the reason and alternatives. */
export function BookingSection({ dates, ...given }: BookingSectionProps) {
  const { workshop, answer } = given
  const props = { ...given, dates: datesAround(dates, workshop.slug) }
  const { state } = workshop.availability
  const open = state === 'bookable' || state === 'waiting-list'
  const others = dates.filter(({ slug }) => slug !== workshop.slug)
  // A refused booking keeps its form even if the date is full now, because its values are needed for another date.
  if (!open && !answer)
    return (
      <ClosedSection workshop={workshop} others={others} count={given.dateCount - (dates.length - others.length)} />
    )
  return (
    <Section id="book" labelledBy="book-title">
      <Island
        name="booking-island"
        part={BookingIsland}
        props={props}
        isShared={answer === null}
        held={answer && !hasVatId(answer) ? (hold) => ({ ...props, answer: heldAnswer(answer, hold) }) : undefined}
      />
    </Section>
  )
}

/** What is typed into the form and changes nothing but itself in it. */
const typedNames = new Set([
  ...['idempotencyKey', 'title', 'firstName', 'lastName', 'email', 'phone', 'notes'],
  ...['company', 'department', 'street', 'postalCode', 'city'],
])

/** The price depends on it: such a form is rendered for its sender alone, and not kept. */
function hasVatId({ lastResult }: BookingAnswer): boolean {
  return textOf(fieldOf(fieldOf(lastResult.initialValue, 'invoice'), 'vatId')) !== ''
}

function heldAnswer(answer: BookingAnswer, hold: (text: string) => string): BookingAnswer {
  const { lastResult } = answer
  const { initialValue } = lastResult
  if (!initialValue) return answer
  return { ...answer, lastResult: { ...lastResult, initialValue: heldFields(initialValue, typedNames, hold) } }
}

function ClosedSection({
  workshop,
  others,
  count,
}: Pick<BookingSectionProps, 'workshop'> & { others: readonly WorkshopView[]; count: number }) {
  const t = useTranslations('workshop')
  return (
    <>
      <Section id="book">
        <ClosedNotice workshop={workshop} />
      </Section>
      <OtherDates workshops={others} count={count} title={t('otherDates')} />
    </>
  )
}
