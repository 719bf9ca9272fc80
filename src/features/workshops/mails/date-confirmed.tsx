import type { Order } from '#domain/order/order.ts'
import { emailKey, type Person } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee, partyOf, personName, takesPart, toBooker } from '#mails/parts/addressee.ts'
import { atDate, freshLink, hasMovedFrom, liveOrder } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, InvoiceChapter, invoiceToBring } from '#mails/parts/invoice-chapter.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, PersonalMessage } from '#mails/parts/text.tsx'
import { dateRange, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'

interface DateCertain {
  orderId: string
  /** The slug of the date. Older jobs have none. */
  date?: string
  /** Left out for the booker. */
  participantId?: string
  /** It was not issued before. */
  bringsInvoice?: boolean
  /** The calendar entry that it replaces has named the video room already. */
  namesRoom?: boolean
}

declare module '#platform/ports.ts' {
  interface Mails {
    'date-confirmed': {
      job: DateCertain
      message: { order: Order; date: LiveDate; person: Person; brought: BroughtInvoice | null }
    }
    'date-called-off': {
      job: {
        orderId: string
        /** The slug of the date. Older jobs have none. */
        date?: string
        /** Of the date that the booker’s calendar takes out. Older jobs have none. */
        revision?: number
      }
      message: { order: Order; date: LiveDate; inCalendar: boolean; orderUrl: string }
    }
  }
}

/** To a booker or participant: the date is certain; with the waiting invoice, or the new calendar file. Not after another change. */
export const dateConfirmed = {
  key: ({ orderId, date, participantId = 'booker' }) => `date-confirmed:${atDate(orderId, date)}:${participantId}`,
  async load(ports, { orderId, date: confirmed, participantId, bringsInvoice = false, namesRoom = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (hasMovedFrom(confirmed, date)) return null
    const participant = order.participants.find(({ id }) => id === participantId)
    const person = participantId === undefined ? order.booker : participant
    if (!person || order.status.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    const takesPart = order.participants.some(({ email }) => emailKey(email) === emailKey(person.email))
    const brought = bringsInvoice ? await invoiceToBring(ports, orderId) : null
    return {
      message: { kind: 'date-confirmed', order, date, person, brought },
      language,
      to: addressee(person),
      attachments: [
        ...(takesPart ? [await ports.calendarFile(date, language, namesRoom ? 'with-room' : undefined)] : []),
        ...(brought ? [await ports.invoicePdf(brought.invoice)] : []),
      ],
    }
  },
  values: ({ order, date }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    delivery: date.delivery,
    booker: personName(order.booker),
  }),
  why: ({ mail: { person, order }, t, values }) =>
    person.email === order.booker.email
      ? t('bookingConfirmation.why')
      : t('participantCancelled.why', { ...values, whose: 'given' }),
  body: DateConfirmed,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      date: sample.date,
      person: sample.order.booker,
      brought: { invoice: sample.invoice, due: sample.invoice.gross },
    },
    { order: sample.order, date: sample.date, person: sample.emre, brought: null },
  ],
} satisfies Mail<'date-confirmed'>

function DateConfirmed({ mail, language, t, values }: MailProps<'date-confirmed'>) {
  const { date, person, brought } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('dateConfirmed.intro', values)}</Paragraph>
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

/** To the booker: we have to call the workshop off; another date or the money back. */
export const dateCalledOff = {
  key: ({ orderId, date }) => `date-called-off:${atDate(orderId, date)}`,
  async load(ports, { orderId, date: calledOff, revision }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (hasMovedFrom(calledOff, date)) return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    // Older jobs have a mail of their own for the booker as a participant.
    const inCalendar = revision !== undefined && takesPart(order)
    return {
      message: { kind: 'date-called-off', order, date, inCalendar, orderUrl },
      ...toBooker(order),
      attachments: inCalendar ? [await ports.calendarFile(date, language, { takesOut: revision })] : [],
    }
  },
  values: ({ order, date }, language) => ({
    party: partyOf(order),
    number: order.number,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: DateCalledOff,
  replaceable: {},
  samples: [{ order: sample.order, date: sample.calledOff, inCalendar: true, orderUrl: sample.orderUrl }],
} satisfies Mail<'date-called-off'>

function DateCalledOff({ mail, language, t, values }: MailProps<'date-called-off'>) {
  const { order, inCalendar, orderUrl } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('dateCalledOff.intro', values)}</Paragraph>
      <Paragraph>{t('dateCalledOff.choice', values)}</Paragraph>
      {inCalendar && <Paragraph>{t('participantCancelled.calendar')}</Paragraph>}
      <Button href={orderUrl}>{t('dateCalledOff.choose')}</Button>
    </PersonalMessage>
  )
}
