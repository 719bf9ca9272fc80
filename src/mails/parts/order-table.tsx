import type { CSSProperties } from 'react'
import { Section } from 'react-email'
import { lineTitle, packageName } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { isTaxed, type Quote, type QuoteLine, type VatLine } from '#domain/pricing/quote.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney, formatRate } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'
import { personName } from './addressee.ts'
import { Button, Chapter, Fact, isolated, Lines, Paragraph, palette, SmallPrint, TextLink } from './text.tsx'

/** The invoice address as on the invoice: the company, if any, and the booker. */
export function invoiceLines({ invoice, booker }: Order, language: Language): string[] {
  const t = mailText(language)
  return [
    invoice.company,
    personName(booker),
    invoice.department,
    invoice.street,
    `${invoice.postalCode} ${invoice.city}`,
    countryName(invoice.country, language),
    invoice.vatId && t('order.vatId', { vatId: invoice.vatId }),
  ].filter((line) => line !== undefined)
}

interface PriceRow {
  label: string
  /** Below the label, smaller. */
  note?: string
  amount: string
}

/** One row per line of the order; when lines are taxed differently, each states its VAT. */
export function productRows(quote: Quote, language: Language): PriceRow[] {
  const t = mailText(language)
  return quote.lines.map((line) => {
    const isMany = line.quantity > 1 && !['three-for-two', 'free-ticket', 'package'].includes(line.kind)
    const each = isMany && t('order.each', { price: formatMoney(line.unitNet, language) })
    const note = [each, taxText(line, quote, language)].filter(Boolean).join(', ')
    return { label: lineLabel(line, language), ...(note && { note }), amount: formatMoney(line.net, language) }
  })
}

function lineLabel(line: QuoteLine, language: Language): string {
  const t = mailText(language)
  const { quantity } = line
  if (line.kind === 'three-for-two') return t('order.threeForTwo', { quantity })
  if (line.kind === 'free-ticket') return t('order.freeTicket')
  if (line.kind === 'discover') return t('order.discover', { quantity })
  if (line.kind === 'package') return packageName(line, language)
  const workshop = lineTitle(line, language)
  return line.kind === 'seat' ? t('order.seats', { quantity, workshop }) : t('order.addOn', { quantity, workshop })
}

function taxText({ vatIndex }: QuoteLine, { vat }: Quote, language: Language): string | undefined {
  const group = vat[vatIndex]
  if (!group || vat.length === 1) return undefined
  const t = mailText(language)
  if (group.country === null) return untaxedNote(group.rule, language)
  return t('order.vat', { rate: formatRate(group.rate, language), country: countryName(group.country, language) })
}

/** One row per VAT rate; with several rates, each names its basis. Without VAT, none may be shown. */
export function vatRows(quote: Quote, language: Language): PriceRow[] {
  const t = mailText(language)
  return quote.vat.flatMap((line) => {
    if (line.country === null) return []
    const amount = formatMoney(line.vat, language)
    const values = { rate: formatRate(line.rate, language), country: countryName(line.country, language) }
    if (quote.vat.length === 1) return { label: t('order.vat', values), amount }
    return { label: t('order.vatOn', { ...values, net: formatMoney(line.net, language) }), amount }
  })
}

/** The reason for not charging VAT at all: a reverse charge must be stated in words (§ 11 Abs. 1a UStG). */
export function vatNotes(quote: Quote, language: Language): string[] {
  const notes = quote.vat.map(({ rule }) => untaxedNote(rule, language))
  return isTaxed(quote) ? [] : notes.filter((note) => note !== undefined)
}

function untaxedNote(rule: VatLine['rule'], language: Language): string | undefined {
  const t = mailText(language)
  if (rule === 'reverse-charge') return t('order.reverseCharge')
  return rule === 'outside-eu' ? t('order.outsideEu') : undefined
}

/** The price of an order: lines, net, VAT, total, and the reason for no VAT. A table in HTML, aligned text in plain text. */
export function OrderTable({ quote, language }: { quote: Quote; language: Language }) {
  const t = mailText(language)
  return (
    <Section style={{ marginTop: '10px' }}>
      <table data-text-format="dataTable" style={{ width: '100%', borderCollapse: 'collapse' }}>
        <tbody>
          {productRows(quote, language).map((row) => (
            <Row key={row.label} {...row} />
          ))}
          <Row label={t('order.net')} amount={formatMoney(quote.net, language)} />
          {vatRows(quote, language).map((row) => (
            <Row key={row.label} {...row} />
          ))}
          <Row label={t('order.total')} amount={formatMoney(quote.gross, language)} total />
        </tbody>
      </table>
      {vatNotes(quote, language).map((note) => (
        <SmallPrint key={note}>{note}</SmallPrint>
      ))}
    </Section>
  )
}

function Row({ label, note, amount, total = false }: PriceRow & { total?: boolean }) {
  const style: CSSProperties = {
    padding: '10px 0',
    borderTop: total ? `2px solid ${palette.ink}` : `1px solid ${palette.line}`,
    color: palette.ink,
    fontSize: total ? '18px' : '15px',
    fontWeight: total ? 600 : 400,
    lineHeight: '22px',
    verticalAlign: 'top',
  }
  const className = total ? 'ink rule' : 'ink line'
  return (
    <tr>
      <th scope="row" className={className} style={{ ...style, textAlign: 'left' }}>
        {label}
        {note !== undefined && (
          <>
            <br />
            <span className="ink-2" style={{ color: palette.ink2, fontSize: '14px' }}>
              {note}
            </span>
          </>
        )}
      </th>
      <td
        className={className}
        style={{
          ...style,
          textAlign: 'right',
          paddingLeft: '16px',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {amount}
      </td>
    </tr>
  )
}

/** Price and invoice address. */
export function PriceChapters({ order, language }: { order: Order; language: Language }) {
  const t = mailText(language)
  return (
    <>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.invoiceAddress')}>
        <Paragraph>
          <Lines lines={invoiceLines(order, language)} />
        </Paragraph>
      </Chapter>
    </>
  )
}

interface BookingLinkProps {
  /** The order, or the registration on the waitlist. */
  id: string
  siteUrl: string
  language: Language
}

/** Links to the booking in the office, which requires a sign-in. */
export function BookingLink({ id, siteUrl, language }: BookingLinkProps) {
  return (
    <Paragraph>
      <TextLink href={`${siteUrl}/office/bookings/${id}`}>{mailText(language)('newBooking.open')}</TextLink>
    </Paragraph>
  )
}

/** Links to where the office records the payment of an invoice, while vouchers depend on it. */
function PaidNote({ paidUrl, language }: { paidUrl: string | null; language: Language }) {
  const t = mailText(language)
  if (paidUrl === null) return null
  return (
    <>
      <Fact label={t('newBooking.paidTitle')}>{t('newBooking.paidText')}</Fact>
      <Button href={paidUrl}>{t('newBooking.paidButton')}</Button>
    </>
  )
}

interface OrderNoteProps {
  mail: { order: Order; paidUrl: string | null; siteUrl: string }
  language: Language
}

/** A new order for the office: numbers, how to record its payment, booker. */
export function OrderNote({ mail: { order, paidUrl, siteUrl }, language }: OrderNoteProps) {
  const { booker, number, customerNumber } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <>
      <SmallPrint>{t('newBooking.numbers', { number, customerNumber, placedAt })}</SmallPrint>
      <PaidNote paidUrl={paidUrl} language={language} />
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
    </>
  )
}

/** Placeholder values for notes about an order. */
export function orderNoteValues({ number, invoice, booker, quote }: Order, language: Language) {
  return {
    number,
    customer: isolated(invoice.company ?? personName(booker)),
    booker: personName(booker),
    total: formatMoney(quote.gross, language),
  }
}

interface BookerFactsProps {
  booker: Order['booker']
  language: Language
}

export function BookerFacts({ booker, language }: BookerFactsProps) {
  const t = mailText(language)
  return (
    <>
      <BookerFact booker={booker} language={language} />
      <Fact label={t('newBooking.notes')}>
        <Lines lines={booker.notes?.split('\n') ?? [t('newBooking.noNotes')]} />
      </Fact>
    </>
  )
}

export function BookerFact({ booker, language }: BookerFactsProps) {
  return (
    <Fact label={mailText(language)('newBooking.booker')}>
      <Lines lines={[personName(booker), booker.email, ...(booker.phone ? [booker.phone] : [])]} />
    </Fact>
  )
}
