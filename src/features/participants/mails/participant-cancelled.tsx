import type { Order } from '#domain/order/order.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { takeBack, vouchersWith } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { NamedParticipant } from '#features/booking/records.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { addressee, isSamePerson, personName, seatOf } from '#mails/parts/addressee.ts'
import { atDate, hasMovedFrom, liveDateOf, liveOrder } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Paragraph, PersonalMessage } from '#mails/parts/text.tsx'
import { dateRange, workshopTitle } from '#mails/parts/workshop-facts.tsx'

interface ParticipantGone {
  orderId: string
  participantId: string
  /** The slug of the date. Older jobs have none. */
  date?: string
  former?: NamedParticipant
  /** Whether `former` has left the order and no one took the seat over. */
  hasLeft?: boolean
  /** Of the date that calendars take out. */
  revision?: number
}

declare module '#platform/ports.ts' {
  interface Mails {
    'participant-cancelled': {
      job: ParticipantGone
      message: {
        order: Order
        date: LiveDate
        participant: Participant
        hasLeft?: boolean
        /** Whether a voucher was sent to them, or for their seat to someone before them: a cancelled booking has it blocked, and a seat that is passed on takes it along. */
        hasVoucher?: boolean
      }
    }
  }
}

const former = {
  ...sample.emre,
  firstName: 'Kofi',
  lastName: 'Mensah',
  email: 'kofi.mensah@donauwerk.example',
}

/** To a participant who is not expected any more, whatever the reason. Calendars remove the entry. */
export const participantCancelled = {
  key: ({ participantId, date }) => `participant-cancelled:${atDate(participantId, date)}`,
  async load(ports, { orderId, participantId, date: given, former, hasLeft = false, revision }) {
    const found = await liveOrder(ports.reads, orderId)
    const { order } = found
    const participant = former ?? order.participants.find(({ id }) => id === participantId)
    if (!participant) return null
    const hasMoved = hasMovedFrom(given, found.date)
    // A participant who is on another date now is notified by the mail about the move. One who has given up the seat is no longer stored.
    if (hasMoved && !former) return null
    const date = (hasMoved && given !== undefined && (await liveDateOf(ports, given))) || found.date
    const issued = await ports.reads.vouchers(orderId)
    return {
      message: {
        kind: 'participant-cancelled',
        order,
        date,
        participant,
        hasLeft,
        hasVoucher: takeBack(vouchersWith(participant, order, issued)).toBlock.length > 0,
      },
      language: order.language,
      to: addressee(participant),
      attachments: [await ports.calendarFile(date, order.language, { takesOut: revision ?? date.revision })],
    }
  },
  values: (mail, language) => ({
    reason: reasonOf(mail),
    workshop: workshopTitle(mail.date),
    dates: dateRange(mail.date, language),
    booker: personName(mail.order.booker),
    whose: seatOf(mail.participant, mail.order),
  }),
  body: ParticipantCancelled,
  samples: [
    { order: sample.order, date: sample.date, participant: sample.emre },
    { order: sample.order, date: sample.date, participant: sample.sabine },
    { order: sample.order, date: sample.calledOff, participant: sample.emre },
    { order: sample.order, date: sample.calledOff, participant: sample.sabine },
    { order: sample.order, date: sample.date, participant: former },
    { order: sample.order, date: sample.date, participant: former, hasLeft: true },
    { order: sample.order, date: sample.date, participant: sample.emre, hasVoucher: true },
    { order: sample.order, date: sample.date, participant: former, hasVoucher: true },
  ],
} satisfies Mail<'participant-cancelled'>

function ParticipantCancelled({ mail, language, t, values }: MailProps<'participant-cancelled'>) {
  const { participant, hasVoucher = false } = mail
  return (
    <PersonalMessage to={participant} language={language}>
      <Paragraph>{t('participantCancelled.intro', values)}</Paragraph>
      {hasVoucher && <Paragraph>{t('participantCancelled.voucher', values)}</Paragraph>}
      <Paragraph>{t('participantCancelled.calendar')}</Paragraph>
    </PersonalMessage>
  )
}

function reasonOf({
  order,
  date,
  participant,
  hasLeft = false,
}: Message<'participant-cancelled'>): 'calledOff' | 'passedOn' | 'left' | 'cancelled' {
  if (date.calledOff) return 'calledOff'
  if (hasLeft) return 'left'
  return order.participants.some((other) => isSamePerson(other, participant)) ? 'cancelled' : 'passedOn'
}
