import { useLocale, useTranslations } from 'use-intl'
import type { BookingFormInput, BookingForm as FilledIn } from '#domain/booking/booking-form.ts'
import { isTaxed, type Quote, quoteFor, shownSchedule } from '#domain/pricing/quote.ts'
import {
  offeredRegion,
  offersDiscover,
  offersIntroduction,
  type Region,
  regionalPrice,
} from '#domain/pricing/tariff.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { GroupDiscountText } from '#features/workshops/site/group-discount-text.tsx'
import { stickerOf, useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { TickField } from '#forms/tick-field.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { FormStep } from '#ui/form-step.tsx'
import { Subject } from '#ui/panel.tsx'
import { DateStep } from './date-step.tsx'
import { OrderForm, type OrderState } from './order-form.tsx'
import { BookerStep, CheckStep, InvoiceStep } from './order-steps.tsx'
import {
  type BookingFields,
  type BookingFormMetadata,
  type BoxField,
  fieldOf,
  isTicked,
  partialBuyer,
} from './partial-form.ts'
import { ParticipantsStep } from './participants-step.tsx'
import { useOrderTerms } from './terms-in-place.tsx'
import { type OrderFormState, type TariffToday, useOrderForm, useTariff } from './use-order-form.ts'

interface BookingFormProps extends OrderFormState {
  workshop: WorkshopView
  /** Preselects Discover. */
  discover: boolean
  /** The dates to choose from, by start. */
  dates: readonly WorkshopView[]
  /** How many upcoming dates the workshop has. */
  dateCount: number
  /** The same form registers for the waitlist of a full date. */
  purpose: 'book' | 'wait'
  /** The address is already on the waitlist of this date, so a second registration must be confirmed. */
  waitsAlready: boolean
}

/**
 * The booking form of a live date (docs/product.md#booking-form). The same form with and without JavaScript: the server handles each of its buttons.
 */
export function BookingForm({
  workshop,
  discover,
  dates,
  dateCount,
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
  const country = fields.invoice.getFieldset().country.value
  const region = country === undefined ? 1 : offeredRegion(workshop.certification, country, prices)
  const asksRegional = region !== 1
  const hasRegionalPrice = asksRegional && fields.declinesRegionalDiscount.value !== 'on'
  const waits = purpose === 'wait' || hasRegionalPrice
  const room = { limit: workshop.participantLimit, left: waits ? null : seatsLeft(workshop) }
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
          {workshop.live && <input type="hidden" name="shownDate" value={shownSchedule(workshop.live)} />}
          {purpose === 'wait' && <input type="hidden" name={fields.joinsWaitlist.name} value="on" />}
          <DateStep
            title={t('steps.date')}
            field={fields.date}
            chosen={workshop}
            dates={dates}
            dateCount={dateCount}
            update={form.validate.getButtonProps({ name: fields.idempotencyKey.name })}
          />
          <FormStep title={`1. ${t('steps.people')}`}>
            <BookerStep title={t('steps.booker')} within booker={fields.booker} takesPart={fields.bookerTakesPart} />
            <ParticipantsStep
              title={t('steps.participants')}
              form={form}
              fields={fields}
              room={room}
              offersIntroduction={offersIntroduction(workshop.certification)}
              offers={
                <>
                  {!hasRegionalPrice && <GroupDiscountText limits={[Math.min(room.limit, room.left ?? room.limit)]} />}
                  {hasDiscover && workshop.live && (
                    <DiscoverField
                      field={fields.discover}
                      delivery={workshop.live.delivery}
                      region={hasRegionalPrice ? region : 1}
                    />
                  )}
                </>
              }
            />
          </FormStep>
          <InvoiceStep
            title={`2. ${t('steps.invoice')}`}
            intro={waits && t('invoiceHintWait')}
            invoice={fields.invoice}
          >
            {asksRegional ? regional : <noscript>{regional}</noscript>}
          </InvoiceStep>
          <BookingCheck
            {...state}
            workshop={workshop}
            form={form}
            fields={fields}
            price={price}
            waits={waits}
            waitsAlready={waitsAlready}
          />
        </>
      )}
    </OrderForm>
  )
}

/** Null while no seat can be booked, as after a refusal. */
function seatsLeft({ availability }: WorkshopView): number | null {
  return availability.state === 'bookable' ? availability.left : null
}

interface BookingCheckProps extends OrderState {
  workshop: WorkshopView
  form: BookingFormMetadata
  fields: BookingFields
  price: FormQuote | null
  /** Whether the button registers for the waitlist, which orders nothing. */
  waits: boolean
  waitsAlready: boolean
}

/** The last step. The consents depend on the payment and on whether there are seats. */
function BookingCheck({ workshop, form, fields, price, waits, waitsAlready, ...state }: BookingCheckProps) {
  const t = useTranslations('booking')
  const words = useWorkshopWords()
  const terms = useOrderTerms(workshop.live)
  const paysByCard = workshop.live?.payment === 'card'
  return (
    <CheckStep
      {...state}
      title={`3. ${waits ? t('steps.finishWait') : t('steps.finish')}`}
      check={{
        title: t('summary'),
        subject: [workshop.title, words.dates(workshop), words.place(workshop)].join(', '),
        namesPeople: true,
        noPrice: t('noPrice'),
      }}
      value={form.value}
      quote={price?.quote ?? null}
      countryAssumed={Boolean(price?.countryAssumed) && workshop.live?.delivery === 'online'}
      fields={fields}
      brief={waits ? [t('termsTextWait'), ...terms.brief] : terms.brief}
      note={waits ? t('waitNote') : terms.note}
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

interface DiscoverFieldProps {
  field: BoxField
  delivery: LiveDate['delivery']
  region: Region
}

/** Discover for all participants: what it includes and its surcharge (docs/rules/pricing.md). */
function DiscoverField({ field, delivery, region }: DiscoverFieldProps) {
  const t = useTranslations('booking')
  const { prices } = useSiteSettings()
  const surcharge = delivery === 'online' ? prices.discover.online : prices.discover.onSite
  const price = formatPrice(regionalPrice(surcharge, region, prices), useLocale())
  return (
    <TickField
      field={field}
      label={t('discover')}
      hint={t('discoverText')}
      framedWith={t('discoverPrice', { price })}
    />
  )
}

/** The partly filled booking form in the browser: strings only, ticked boxes 'on'. */
export interface PartialBooking {
  bookerTakesPart?: unknown
  bookerAddsIntroduction?: unknown
  participants?: unknown
  invoice?: unknown
  discover?: unknown
  declinesRegionalDiscount?: unknown
}

interface FormQuote {
  quote: Quote
  people: number
  /** Whether the price assumes the seller's country, because none is chosen yet. */
  countryAssumed: boolean
}

/** The price while the form is filled in; null without participants. The server recalculates it. */
export function formQuote(
  workshop: WorkshopView,
  booking: PartialBooking | undefined,
  { tariff, orderedOn }: TariffToday,
): FormQuote | null {
  const { live } = workshop
  if (!live) return null
  const others = listOf(booking?.participants)
  const takesPart = isTicked(booking?.bookerTakesPart)
  const people = others.length + (takesPart ? 1 : 0)
  if (people === 0) return null
  const introductions =
    others.filter((other) => isTicked(fieldOf(other, 'addsIntroduction'))).length +
    (takesPart && isTicked(booking?.bookerAddsIntroduction) ? 1 : 0)
  const { buyer, countryAssumed } = partialBuyer(booking?.invoice)
  const priced = { certification: workshop.certification, price: workshop.price, ...live }
  const declinesRegionalDiscount = isTicked(booking?.declinesRegionalDiscount)
  const discover = isTicked(booking?.discover)
  const terms = { introductions, discover, buyer, declinesRegionalDiscount, orderedOn }
  const quote = quoteFor(priced, { participants: people, ...terms }, tariff)
  return { quote, people, countryAssumed }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
