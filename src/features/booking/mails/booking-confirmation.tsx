import type { Language } from '#domain/language.ts'
import { type CancellationTerms, cancelTerms, defaultCancellation } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { isSamePerson, partyOf, personName, toBooker, withIntroduction } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink } from '#mails/parts/found-order.ts'
import { InvitationBody } from '#mails/parts/invitation-body.tsx'
import { type BroughtInvoice, InvoiceChapter, invoiceToBring } from '#mails/parts/invoice-chapter.tsx'
import { PriceChapters } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { WithdrawalNotice } from '#mails/parts/withdrawal-notice.tsx'
import {
  dateRange,
  isShortNotice,
  tentativeValues,
  VideoRoom,
  WorkshopChapters,
  workshopTitle,
} from '#mails/parts/workshop-facts.tsx'

interface BookingConfirmed {
  order: Order
  date: LiveDate
  brought: BroughtInvoice | null
  /** Of a booker who takes part: the invitation is in this mail. */
  own: OwnSeat | null
  /** The practical details are due already and in this mail. */
  soon: boolean
  /** The terms that it was booked under. */
  cancellation: CancellationTerms
  /** The order page with the booker's personal key. Only the booker may get it. */
  orderUrl: string
}

/** The seat of a booker who takes part, with the page of their own data. */
interface OwnSeat {
  participant: Participant
  dataUrl: string
}

declare module '#platform/ports.ts' {
  interface Mails {
    'booking-confirmation': { job: { orderId: string; soon?: boolean }; message: BookingConfirmed }
  }
}

/** To the booker, once the seats are theirs: with the invoice, and for a booker who takes part with the invitation and its calendar file. Of what has no seats another mail goes out. Nothing once the order is cancelled. */
export const bookingConfirmation = {
  key: ({ orderId }) => `booking-confirmation:${orderId}`,
  async load(ports, { orderId, soon = false }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    if (order.status.state !== 'confirmed') return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    const brought = await invoiceToBring(ports, orderId)
    const documents = brought ? [await ports.invoicePdf(brought.invoice)] : []
    if (!date)
      return {
        message: { kind: 'purchase-confirmation', order, brought, orderUrl },
        ...toBooker(order),
        attachments: documents,
      }
    const own = await ownSeat(ports, order)
    const calendar = own ? [await ports.calendarFile(date, language, soon ? 'with-room' : undefined)] : []
    const cancellation = await ports.reads.settings.cancellationAt(order.placedAt)
    return {
      message: {
        kind: 'booking-confirmation',
        order,
        date,
        brought,
        own,
        soon,
        cancellation,
        orderUrl,
      },
      ...toBooker(order),
      attachments: [...calendar, ...documents],
    }
  },
  values: ({ order, date }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: order.participants.length,
    number: order.number,
    customerNumber: order.customerNumber,
    party: partyOf(order),
    name: nameOfFirst(order),
  }),
  subject: ({ mail, t, values }) =>
    t(mail.date.tentative ? 'bookingConfirmation.subjectTentative' : 'bookingConfirmation.subject', values),
  preview: ({ mail: { date, order }, language, t, values }) =>
    t(
      tentativeValues(date, order.placedAt, language)
        ? 'bookingConfirmation.previewTentative'
        : 'bookingConfirmation.preview',
      values,
    ),
  body: BookingConfirmation,
  replaceable: { opening: ['intro', 'introTentative'], tentativeSubject: 'subjectTentative' },
  samples: [
    {
      order: sample.order,
      date: sample.date,
      brought: { invoice: sample.invoice, due: sample.invoice.gross },
      own: { participant: sample.sabine, dataUrl: sample.dataUrl },
      soon: false,
      cancellation: defaultCancellation,
      orderUrl: sample.orderUrl,
    },
    {
      order: sample.atHome,
      date: sample.online,
      brought: { invoice: sample.invoice, due: 0 },
      own: null,
      soon: true,
      cancellation: { freeDays: 30, partDays: 14, partPercent: 50 },
      orderUrl: sample.orderUrl,
    },
    {
      order: sample.order,
      date: sample.tentative,
      brought: null,
      own: { participant: sample.sabine, dataUrl: sample.dataUrl },
      soon: false,
      cancellation: defaultCancellation,
      orderUrl: sample.orderUrl,
    },
  ],
} satisfies Mail<'booking-confirmation'>

function BookingConfirmation({ mail, language, t, values }: MailProps<'booking-confirmation'>) {
  const { order, date, brought, own, cancellation, orderUrl } = mail
  const { booker, participants } = order
  const tentative = tentativeValues(date, order.placedAt, language)
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(booker.firstName) })}</Paragraph>
      <Paragraph>{t(tentative ? 'bookingConfirmation.introTentative' : 'bookingConfirmation.intro', values)}</Paragraph>
      <SmallPrint>{t('bookingConfirmation.numbers', values)}</SmallPrint>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      {tentative && (
        <Chapter title={t('tentative.title')}>
          <Paragraph>{t('tentative.text', { ...tentative, payment: brought ? 'card' : 'invoice' })}</Paragraph>
        </Chapter>
      )}
      <WorkshopChapters date={date} participants={participants} language={language} />
      {own && (
        <Chapter title={t('invitation.prepare')}>
          <InvitationBody mail={{ ...mail, ...own }} language={language} />
        </Chapter>
      )}
      <PriceChapters order={order} language={language} />
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.next')}>
        <NextSteps mail={mail} language={language} />
        <IfYouCannotCome {...{ order, date, cancellation, language }} />
        <ContactLine language={language} />
      </Chapter>
      <WithdrawalNotice {...{ order, date, siteUrl: mail.siteUrl, language }} />
    </>
  )
}

/** How it goes on, in the order in which it happens. */
function NextSteps({ mail, language }: { mail: Message<'booking-confirmation'>; language: Language }) {
  const { order, date, own, soon } = mail
  const t = mailText(language)
  const takers = withIntroduction(order.participants)
  const [taker] = takers
  const takesItAlone = taker !== undefined && takers.length === 1 && isSamePerson(taker, order.booker)
  const names = formatList(takers.map(personName), language)
  const others = order.participants.filter((one) => !isSamePerson(one, order.booker))
  const [other] = others
  return (
    <>
      {other && (
        <Fact label={t('bookingConfirmation.invitationTitle')}>
          {t('bookingConfirmation.invitationText', {
            party: others.length === 1 ? 'one' : partyOf(order),
            name: personName(other),
          })}
        </Fact>
      )}
      {takers.length > 0 && (
        <Fact label={t('bookingConfirmation.introductionTitle')}>
          {takesItAlone
            ? t('bookingConfirmation.introductionTextYou', { payment: date.payment })
            : t('bookingConfirmation.introductionText', { names, count: takers.length, payment: date.payment })}
        </Fact>
      )}
      {hasDiscover(order.quote) && (
        <Fact label={t('bookingConfirmation.discoverTitle')}>{t('bookingConfirmation.discoverText')}</Fact>
      )}
      {soon && !own && date.delivery === 'online' && <VideoRoom date={date} language={language} />}
      {!soon && (
        <Fact
          label={t(
            isShortNotice(order.placedAt, date)
              ? 'bookingConfirmation.soonTitle'
              : 'bookingConfirmation.weekBeforeTitle',
          )}
        >
          {t('bookingConfirmation.weekBeforeText', { delivery: date.delivery })}
        </Fact>
      )}
    </>
  )
}

interface IfYouCannotComeProps extends Pick<Message<'booking-confirmation'>, 'order' | 'date' | 'cancellation'> {
  language: Language
}

/** The terms that were agreed with the booking, by their days. */
function IfYouCannotCome({ order, date, cancellation, language }: IfYouCannotComeProps) {
  const t = mailText(language)
  const terms = cancelTerms(order, date, order.placedAt, cancellation)
  if (terms.outcome === 'refused' || !terms.freeUntil) return null
  const { fee, freeUntil, part } = terms
  const day = (end: Temporal.Instant) => formatDateTime(end.epochMilliseconds - 1, { language, zone: date.zone })
  return (
    <Fact label={t('bookingConfirmation.cancelTitle')}>
      {date.tentative && `${t('bookingConfirmation.cancelOnceCertain')} `}
      {t('bookingConfirmation.cancelText', {
        free: fee === 'none' ? 'yes' : 'no',
        until: day(freeUntil),
        part: partOf(fee, part !== null),
        partUntil: part ? day(part.until) : '',
        percent: part?.percent ?? 0,
      })}
    </Fact>
  )
}

/** Whether a part is still to come, is due now, or there is none (any more). */
function partOf(fee: 'none' | 'part' | 'full', exists: boolean): 'yes' | 'now' | 'no' {
  if (fee === 'part') return 'now'
  return fee === 'none' && exists ? 'yes' : 'no'
}

function nameOfFirst({ participants }: Order): string {
  const [first] = participants
  return first ? personName(first) : ''
}

/** Null for a booker who stays at home. */
async function ownSeat(ports: DispatchPorts, order: Order): Promise<OwnSeat | null> {
  const { booker, participants, language } = order
  const participant = participants.find((one) => isSamePerson(one, booker))
  if (!participant) return null
  return {
    participant,
    dataUrl: await freshLink(ports, { purpose: 'participant', subjectId: participant.id, language }),
  }
}
