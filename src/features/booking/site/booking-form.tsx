import { getTextareaProps } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import type { BookingFormInput, BookingForm as FilledIn } from '#domain/booking/booking-form.ts'
import { hasPart } from '#domain/order/cancellation.ts'
import { isTaxed } from '#domain/pricing/quote.ts'
import { offeredRegion, offersDiscover, offersIntroduction, type PriceList } from '#domain/pricing/tariff.ts'
import type { CertificationSlug } from '#domain/workshop/certification.ts'
import { GroupDiscountText } from '#features/workshops/site/group-discount-text.tsx'
import { stickerOf } from '#features/workshops/site/sticker-of.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { AmountList } from '#ui/amount-list.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Option } from '#ui/select.tsx'
import { Subject } from '#ui/subject.tsx'
import { Text } from '#ui/text.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { BookerStep } from './booker-step.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import { DateStep } from './date-step.tsx'
import { DiscoverField } from './discover-field.tsx'
import { type FormQuote, formQuote } from './form-quote.ts'
import { InvoiceStep } from './invoice-step.tsx'
import { OrderForm, type SummaryState } from './order-form.tsx'
import { ParticipantsStep } from './participants-step.tsx'
import { useQuoteRows } from './quote-rows.ts'
import { TermsInPlace } from './terms-in-place.tsx'
import { type OrderFormState, useOrderForm } from './use-order-form.ts'
import { useTariff } from './use-tariff.ts'

interface BookingFormProps extends OrderFormState {
  workshop: WorkshopView
  /** Opens with Discover ticked. */
  discover: boolean
  /** Upcoming dates of the same workshop. */
  dates: readonly WorkshopView[]
  countries: readonly Option[]
  /** A date without free seats takes registrations for its waitlist with the same form. */
  purpose: 'book' | 'wait'
  /** The address waits for this date already: asks whether it shall wait twice. */
  waitsAlready: boolean
}

/** Books seats on a live date (docs/product.md#booking-form). One form with or without JavaScript: the server understands each of its buttons. */
export function BookingForm({
  workshop,
  discover,
  dates,
  countries,
  constraint,
  purpose,
  waitsAlready,
  lastResult,
}: BookingFormProps) {
  const t = useTranslations('booking')
  const today = useTariff()
  const hasDiscover = offersDiscover(workshop.certification)
  const { prices } = today.tariff
  const { form, fields, idempotencyKey } = useOrderForm<BookingFormInput, FilledIn>({
    id: 'booking',
    loadRules: async () => (await import('./booking-rules.ts')).bookingRules,
    constraint,
    lastResult,
    defaultValue: { bookerTakesPart: true, discover: discover && hasDiscover },
    unticked: { bookerTakesPart: '' },
  })
  const price = formQuote(workshop, form.value, today)
  const asksRegional = asksForRegion(workshop.certification, fields.invoice.getFieldset().country.value, prices)
  const hasRegionalPrice = asksRegional && fields.declinesRegionalDiscount.value !== 'on'
  const waits = purpose === 'wait' || hasRegionalPrice
  const stepTitle = (number: number, name: 'date' | 'booker' | 'invoice' | 'participants' | 'finish') =>
    `${number}. ${t(`steps.${name}`)}`

  return (
    <OrderForm
      form={form}
      idempotencyKey={idempotencyKey}
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
        update={form.validate.getButtonProps({ name: fields.idempotencyKey.name })}
      />
      <BookerStep title={stepTitle(2, 'booker')} booker={fields.booker} takesPart={fields.bookerTakesPart} />
      <InvoiceStep title={stepTitle(3, 'invoice')} invoice={fields.invoice} countries={countries} />
      <ParticipantsStep
        title={stepTitle(4, 'participants')}
        form={form}
        fields={fields}
        offersIntroduction={offersIntroduction(workshop.certification)}
        offers={
          <>
            {!hasRegionalPrice && <GroupDiscountText workshops={[workshop]} />}
            {hasDiscover && workshop.live && (
              <DiscoverField field={fields.discover} delivery={workshop.live.delivery} />
            )}
          </>
        }
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

interface BookingSummaryProps extends SummaryState {
  workshop: WorkshopView
  price: FormQuote | null
  /** Nothing is ordered yet: the button registers for the waitlist. */
  waits: boolean
}

/** What is booked, what it costs, and the one button that orders. */
function BookingSummary({ workshop, price, waits, updateButton, busy }: BookingSummaryProps) {
  const t = useTranslations('booking')
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const note = workshop.live?.payment === 'card' ? t('summaryNoteCard') : t('summaryNote')
  const summaryNote = waits ? t('summaryNoteWait') : note
  return (
    <Panel title={t('summary')}>
      <Subject sticker={stickerOf(workshop.certification)} title={workshop.title}>
        {words.dates(workshop)}, {words.place(workshop)}
      </Subject>
      <div aria-live="polite">
        {price ? <AmountList rows={rows(price.quote)} /> : <Text size="small">{t('noPrice')}</Text>}
        {price?.countryAssumed && workshop.live?.delivery === 'online' && (
          <Text size="tiny" tone="quiet">
            {t('vatAssumed')}
          </Text>
        )}
      </div>
      <noscript>{updateButton}</noscript>
      <Button kind={waits ? 'primary' : 'signal'} wide aria-disabled={busy || undefined}>
        {waits ? t('submitWait') : t('submit')}
      </Button>
      <Text size="tiny" tone="quiet">
        {summaryNote}
      </Text>
    </Panel>
  )
}

interface FinishStepProps {
  title: string
  notes: ReturnType<BookerField['getFieldset']>['notes']
  newsletter: BoxField
  terms: BoxField
  /** Asked only where a regional price exists; the box is shown to everyone whose browser runs no script. */
  declinesRegionalDiscount: BoxField
  asksRegional: boolean
  /** Asked only where the address waits already. */
  joinsAgain: BoxField | null
  /** Nothing is ordered yet: the party goes onto the waitlist. */
  waits: boolean
  /** Whether it is paid by card, at once; else by invoice. */
  paysByCard: boolean
  /** The date may still be called off if too few people book. */
  isTentative: boolean
}

/** What is left to say and to agree to. */
function FinishStep({
  title,
  notes,
  newsletter,
  terms,
  declinesRegionalDiscount,
  asksRegional,
  joinsAgain,
  waits,
  paysByCard,
  isTentative,
}: FinishStepProps) {
  const t = useTranslations('booking')
  const { windows, cancellation } = useSiteSettings()
  const errorText = useErrorText()
  const { key, ...area } = getTextareaProps(notes, { ariaAttributes: false })
  const regional = (
    <TickField field={declinesRegionalDiscount} label={t('declinesRegional')} hint={t('declinesRegionalText')} />
  )
  const paymentNote = paysByCard
    ? t('invoiceNoteCard', { minutes: windows.paymentMinutes })
    : t(isTentative ? 'invoiceNoteTentative' : 'invoiceNote')
  return (
    <FormStep title={title}>
      <Field id={notes.id} label={t('notes')} optional error={errorText(notes.errors)}>
        {(control) => <TextArea key={key} {...area} {...control} autoComplete="off" />}
      </Field>
      {asksRegional ? regional : <noscript>{regional}</noscript>}
      <Text size="small">{waits ? t('waitNote') : paymentNote}</Text>
      {joinsAgain && <TickField field={joinsAgain} label={t('joinsAgain')} />}
      <TickField field={newsletter} label={t('newsletter')} />
      <TermsInPlace
        field={terms}
        brief={[
          paysByCard ? t('termsTextCard') : t('termsText', { days: windows.invoiceDays }),
          t('cancellationText', { ...cancellation, part: hasPart(cancellation) ? 'yes' : 'no' }),
        ]}
      />
    </FormStep>
  )
}
