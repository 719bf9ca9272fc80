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
import { useSiteSettings } from '#frame/site-settings.ts'
import { FormStep } from '#ui/form-step.tsx'
import type { Option } from '#ui/select.tsx'
import { Subject } from '#ui/subject.tsx'
import { BookerStep } from './booker-step.tsx'
import type { BookingFields, BookingFormMetadata } from './booking-fields.ts'
import { CheckStep } from './check-step.tsx'
import { DateStep } from './date-step.tsx'
import { DiscoverField } from './discover-field.tsx'
import { type FormQuote, formQuote } from './form-quote.ts'
import { InvoiceStep } from './invoice-step.tsx'
import { OrderForm, type OrderState } from './order-form.tsx'
import { ParticipantsStep } from './participants-step.tsx'
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
  const words = useWorkshopWords()
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
    ...(discover && hasDiscover && { asked: { discover: 'on' } }),
  })
  const price = formQuote(workshop, form.value, today)
  const asksRegional = asksForRegion(workshop.certification, fields.invoice.getFieldset().country.value, prices)
  const hasRegionalPrice = asksRegional && fields.declinesRegionalDiscount.value !== 'on'
  const waits = purpose === 'wait' || hasRegionalPrice
  const regional = (
    <TickField field={fields.declinesRegionalDiscount} label={t('declinesRegional')} hint={t('declinesRegionalText')} />
  )

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
      subject={
        <Subject sticker={stickerOf(workshop.certification)} title={workshop.title}>
          {words.dates(workshop)}, {words.place(workshop)}
        </Subject>
      }
    >
      {(state) => (
        <>
          {purpose === 'wait' && <input type="hidden" name={fields.joinsWaitlist.name} value="on" />}
          <DateStep
            title={t('steps.date')}
            field={fields.date}
            chosen={workshop}
            dates={dates}
            update={form.validate.getButtonProps({ name: fields.idempotencyKey.name })}
          />
          <FormStep title={`1. ${t('steps.people')}`}>
            <BookerStep title={t('steps.booker')} within booker={fields.booker} takesPart={fields.bookerTakesPart} />
            <ParticipantsStep
              title={t('steps.participants')}
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
          </FormStep>
          <InvoiceStep title={`2. ${t('steps.invoice')}`} invoice={fields.invoice} countries={countries}>
            {asksRegional ? regional : <noscript>{regional}</noscript>}
          </InvoiceStep>
          <BookingCheck
            {...state}
            workshop={workshop}
            form={form}
            fields={fields}
            countries={countries}
            price={price}
            waits={waits}
            waitsAlready={waitsAlready}
          />
        </>
      )}
    </OrderForm>
  )
}

function asksForRegion(certification: CertificationSlug, country: string | undefined, prices: PriceList): boolean {
  return country !== undefined && offeredRegion(certification, country, prices) !== 1
}

interface BookingCheckProps extends OrderState {
  workshop: WorkshopView
  form: BookingFormMetadata
  fields: BookingFields
  countries: readonly Option[]
  price: FormQuote | null
  /** Nothing is ordered yet: the button registers for the waitlist. */
  waits: boolean
  waitsAlready: boolean
}

/** The last step of a booking: what is agreed to depends on how the date is paid, and whether there are seats. */
function BookingCheck({ workshop, form, fields, countries, price, waits, waitsAlready, ...state }: BookingCheckProps) {
  const t = useTranslations('booking')
  const words = useWorkshopWords()
  const { windows, cancellation } = useSiteSettings()
  const paysByCard = workshop.live?.payment === 'card'
  const paymentNote = paysByCard
    ? t('invoiceNoteCard', { minutes: windows.paymentMinutes })
    : t(workshop.live?.tentative ? 'invoiceNoteTentative' : 'invoiceNote')
  return (
    <CheckStep
      {...state}
      title={`3. ${t('steps.finish')}`}
      check={{
        title: t('summary'),
        subject: [workshop.title, words.dates(workshop), words.place(workshop)].join(', '),
        namesPeople: true,
        noPrice: t('noPrice'),
      }}
      value={form.value}
      countries={countries}
      quote={price?.quote ?? null}
      countryAssumed={Boolean(price?.countryAssumed) && workshop.live?.delivery === 'online'}
      fields={fields}
      brief={[
        paysByCard ? t('termsTextCard') : t('termsText', { days: windows.invoiceDays }),
        t('cancellationText', { ...cancellation, part: hasPart(cancellation) ? 'yes' : 'no' }),
      ]}
      note={waits ? t('waitNote') : paymentNote}
      submit={{
        label: waits ? t('submitWait') : t('submit'),
        note: waits ? t('summaryNoteWait') : t(paysByCard ? 'summaryNoteCard' : 'summaryNote'),
        orders: !waits,
      }}
    >
      {waitsAlready && <TickField field={fields.joinsAgain} label={t('joinsAgain')} />}
    </CheckStep>
  )
}
