import { data, redirect } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { bookingIn, officeBookingForm } from '#domain/booking/office-booking.ts'
import { languages } from '#domain/language.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { offersDiscover } from '#domain/pricing/tariff.ts'
import { servicePortsContext, servicesContext } from '#features/context.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { DateFormShell } from '#features/workshops/office/date-form-shell.tsx'
import { dateHref, dateRow } from '#features/workshops/office/date-row.ts'
import { useDateWords } from '#features/workshops/office/date-words.tsx'
import { bookableRecord, organisersRecord, screenTitle } from '#features/workshops/office/own-record.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeCheckbox, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { clockContext, requestContext } from '#frame/context.ts'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryOptions } from '#i18n/countries.ts'
import { languageName } from '#i18n/format-dates.ts'
import { formatMoney, formatPrice } from '#i18n/format-money.ts'
import { AmountList, FactList } from '#ui/fact-list.tsx'
import { FieldRow } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Text } from '#ui/text.tsx'
import { useQuoteRows } from '../site/quote-rows.ts'
import type { Route } from './+types/book-for'
import { AddressFields } from './booking-actions.tsx'
import { bookingHref } from './booking-rows.tsx'

export const handle = { permission: 'handle-bookings' } satisfies OfficeHandle

/** Those with words of their own; any other is a date that cannot be booked. */
const refusals = ['workshop-over', 'called-off', 'sold-out', 'waitlist-only', 'not-enough-seats'] as const

/** A booking for someone who has called or written. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { record } = await bookableRecord(context, params.date)
  const row = dateRow(record, context.get(clockContext).now())
  const { certification, delivery } = record.date
  const { prices } = await context.get(servicesContext).settings.current()
  return {
    title: screenTitle(context, 'book', row),
    row,
    language: record.date.language,
    seatPrice: record.date.price,
    discoverPrice: offersDiscover(certification) ? prices.discover[delivery === 'online' ? 'online' : 'onSite'] : null,
    hasWaitlist: record.date.waitlist,
    countries: countryOptions(context.get(requestContext).preferredLanguage),
    idempotencyKey: crypto.randomUUID(),
  }
}

/** Books, and leads to the booking. 422 for a form with mistakes, 409 when the date has no seats for it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, record } = await organisersRecord(context, params.date)
  return takeForm(request, officeBookingForm, async (typed, sent) => {
    const read = bookingIn(typed)
    if (read.outcome === 'refused') return refuseForm(sent, { errors: { others: [read.refusal.reason] } })
    const booked = await context.get(servicesContext).bookSeats({
      workshop: record.date.slug,
      form: read.form,
      language: typed.language,
      byOffice: { actor: member, reason: typed.reason },
    })
    if (booked.outcome === 'refused') {
      // A total that is shown for the first time refuses nothing.
      const isFirst = booked.refusal.reason === 'offer-changed' && !sent.values.shownGross
      return data({ sent, more: booked.refusal }, { status: isFirst ? 200 : 409 })
    }
    const id = await resolveToken(context.get(servicePortsContext).reads, booked.kind, booked.token)
    if (id === null) throw data(null, { status: 404 })
    const done = booked.kind === 'order' ? 'booked' : 'waiting'
    return redirect(`${bookingHref(id)}?done=${booked.again ? 'booked-before' : done}`, 303)
  })
}

export default function BookFor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeDates.book')
  const booking = useTranslations('booking')
  const words = useDateWords()
  const dates = useTranslations('officeDates')
  const locale = useLocale()
  const { row, language, seatPrice, discoverPrice, hasWaitlist, countries, idempotencyKey } = loaderData
  const sent = actionData?.sent
  const answer = actionData?.more
  const price = answer?.reason === 'offer-changed' ? answer : undefined
  const refusal = price ? undefined : answer
  const reason = refusals.find((known) => known === refusal?.reason) ?? 'not-bookable'
  const left = refusal && 'left' in refusal ? refusal.left : 0
  return (
    <OfficePage title={t('title')} back={{ href: dateHref(row.id), label: words.name(row) }}>
      <DateFormShell
        schema={officeBookingForm}
        sent={sent}
        hidden={{
          idempotencyKey: sent?.values.idempotencyKey ?? idempotencyKey,
          ...(price && { shownGross: price.quote.gross }),
        }}
        refusal={refusal && t(`refusal.${reason}`, { left })}
        submit={price ? t('submit') : t('check')}
        backHref={dateHref(row.id)}
      >
        <Text>{t('text')}</Text>
        <FactList
          facts={[
            { label: dates('form.price'), value: t('price', { price: formatPrice(seatPrice, locale) }) },
            {
              label: dates('party.free'),
              value: dates('party.freeOf', { free: row.seats - row.taken, seats: row.seats }),
            },
            ...(row.waiting > 0
              ? [{ label: dates('form.waitlistFact'), value: dates('waitingCount', { count: row.waiting }) }]
              : []),
          ]}
        />
        <FormStep title={t('booker')}>
          <FieldRow>
            <OfficeTextField name="booker.firstName" label={booking('firstName')} />
            <OfficeTextField name="booker.lastName" label={booking('lastName')} />
          </FieldRow>
          <FieldRow>
            <OfficeTextField name="booker.email" type="email" label={booking('email')} />
            <OfficeTextField name="booker.phone" type="tel" label={booking('phone')} />
          </FieldRow>
          <OfficeSelect
            name="language"
            label={t('language')}
            value={language}
            options={languages.map((value) => ({ value, label: languageName(value, locale) }))}
          />
        </FormStep>
        <FormStep title={t('who')}>
          <OfficeCheckbox name="bookerTakesPart" label={t('takesPart')} checked />
          <OfficeTextArea name="others" label={t('others')} hint={t('othersHint')} rows={4} />
        </FormStep>
        <FormStep title={t('invoice')}>
          <AddressFields countries={countries} />
        </FormStep>
        <FormStep title={t('order')}>
          {discoverPrice !== null && (
            <OfficeCheckbox
              name="discover"
              label={booking('discover')}
              hint={t('discoverHint', { price: formatPrice(discoverPrice, locale) })}
            />
          )}
          <OfficeCheckbox name="declinesRegionalDiscount" label={t('fullPrice')} hint={t('fullPriceHint')} />
          {hasWaitlist && <OfficeCheckbox name="joinsWaitlist" label={t('waits')} hint={t('waitsHint')} />}
          <OfficeTextArea name="booker.notes" label={t('notes')} />
          <OfficeTextArea name="reason" label={t('reason')} hint={t('reasonHint')} />
          <OfficeCheckbox name="terms" label={t('terms')} />
        </FormStep>
        {price && <PriceBanner quote={price.quote} waits={price.waits} isOther={Boolean(sent?.values.shownGross)} />}
      </DateFormShell>
    </OfficePage>
  )
}

/** What the booking costs. `isOther`: than the screen showed before. */
function PriceBanner({ quote, waits, isOther }: { quote: Quote; waits: boolean; isOther: boolean }) {
  const t = useTranslations('officeDates.book')
  const total = formatMoney(quote.gross, useLocale())
  return (
    <SuccessBanner title={t('total', { waits: waits ? 'yes' : 'no', total })}>
      <Text>{t('totalText', { again: isOther ? 'yes' : 'no' })}</Text>
      <AmountList rows={useQuoteRows()(quote)} />
    </SuccessBanner>
  )
}
