import type { Constraint } from '@conform-to/dom'
import { type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import type { BookingFormInput, BookingForm as FilledIn } from '#domain/booking/booking-form.ts'
import { offersIntroduction } from '#domain/pricing/introduction.ts'
import { isTaxed } from '#domain/pricing/quote.ts'
import { offeredRegion } from '#domain/pricing/regional-price.ts'
import type { PriceList } from '#domain/settings/price-list.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { validationTiming } from '../form/validation-timing.ts'
import type { Option } from '../ui/select.tsx'
import type { WorkshopView } from '../workshops/workshop-view.ts'
import { BookerStep } from './booker-step.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { DateStep } from './date-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { formQuote } from './form-quote.ts'
import { InvoiceStep } from './invoice-step.tsx'
import { OrderForm } from './order-form.tsx'
import { ParticipantsStep } from './participants-step.tsx'
import { useBookingDraft } from './use-booking-draft.ts'
import { useFormRules } from './use-form-rules.ts'
import { useTariff } from './use-tariff.ts'

const formId = 'booking'
const loadRules = async () => (await import('./booking-rules.ts')).bookingRules

interface BookingFormProps {
  workshop: WorkshopView
  /** Upcoming dates of the same workshop. */
  dates: readonly WorkshopView[]
  countries: readonly Option[]
  /** A date without free seats takes registrations for its waitlist with the same form. */
  purpose: 'book' | 'wait'
  /** Which fields are required, by name. */
  constraint: Record<string, Constraint>
  /** The address waits for this date already: asks whether it shall wait twice. */
  waitsAlready: boolean
  /** What the server made of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
}

/** Books seats on a live date (SPEC §3 and §5). One form with or without JavaScript: the server understands each of its buttons. */
export function BookingForm({
  workshop,
  dates,
  countries,
  constraint,
  purpose,
  waitsAlready,
  lastResult,
}: BookingFormProps) {
  const t = useTranslations('booking')
  const today = useTariff()
  const { prices } = today.tariff
  const rules = useFormRules(formId, loadRules)
  const [form, fields] = useForm<BookingFormInput, FilledIn>({
    id: formId,
    lastResult,
    constraint,
    defaultValue: { bookerTakesPart: true },
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const attempt = useBookingDraft(form, {
    ready: rules !== null,
    restore: lastResult === null,
    given: fields.attempt.initialValue,
  })
  const price = formQuote(workshop, form.value, today)
  const asksRegional = asksForRegion(workshop.certification, fields.invoice.getFieldset().country.value, prices)
  const waits = purpose === 'wait' || (asksRegional && fields.declinesRegionalDiscount.value !== 'on')
  const stepTitle = (number: number, name: 'date' | 'booker' | 'invoice' | 'participants' | 'finish') =>
    `${number}. ${t(`steps.${name}`)}`

  return (
    <OrderForm
      form={form}
      attempt={{ ...attempt, name: fields.attempt.name }}
      errorNote={t('errorKept')}
      total={
        price && {
          gross: price.quote.gross,
          note: t('totalShort', { count: price.people, taxed: isTaxed(price.quote) ? 'yes' : 'no' }),
        }
      }
      summary={(state) => <BookingSummary {...state} workshop={workshop} price={price} waits={waits} />}
    >
      {purpose === 'wait' && <input type="hidden" name={fields.joinsWaitlist.name} value="on" />}
      <DateStep
        title={stepTitle(1, 'date')}
        field={fields.date}
        chosen={workshop}
        dates={dates}
        update={form.validate.getButtonProps({ name: fields.attempt.name })}
      />
      <BookerStep title={stepTitle(2, 'booker')} booker={fields.booker} takesPart={fields.bookerTakesPart} />
      <InvoiceStep title={stepTitle(3, 'invoice')} invoice={fields.invoice} countries={countries} />
      <ParticipantsStep
        title={stepTitle(4, 'participants')}
        form={form}
        fields={fields}
        offersIntroduction={offersIntroduction(workshop.certification)}
      />
      <FinishStep
        title={stepTitle(5, 'finish')}
        notes={fields.booker.getFieldset().notes}
        newsletter={fields.newsletter}
        terms={fields.terms}
        declinesRegionalDiscount={fields.declinesRegionalDiscount}
        asksRegional={asksRegional}
        joinsAgain={waitsAlready ? fields.joinsAgain : null}
        waits={waits}
        paysByCard={workshop.live?.payment === 'card'}
        isTentative={Boolean(workshop.live?.tentative)}
      />
    </OrderForm>
  )
}

function asksForRegion(certification: CertificationSlug, country: string | undefined, prices: PriceList): boolean {
  return country !== undefined && offeredRegion(certification, country, prices) !== 1
}
