import type { Order } from '#domain/order/order.ts'
import type { Person } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee } from '#mails/parts/addressee.ts'
import { atDate, hasMovedFrom, liveOrder } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Chapter, ContactLine, Fact, isolated, Paragraph, TextLink } from '#mails/parts/text.tsx'
import { dateRange, timeOfStart, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'room-changed': {
      job: {
        orderId: string
        /** Null for the booker. */
        participantId: string | null
        revision: number
        /** The slug of the date. Older jobs have none. */
        date?: string
      }
      message: {
        order: Order
        date: LiveDate
        /** A participant, or a booker who stays at home. */
        person: Person
        roomUrl: string
      }
    }
  }
}

/** To a participant, or to a booker who stays at home: the video room as it is now. The calendar entry is replaced by one that names it. */
export const roomChanged = {
  key: ({ orderId, participantId, date, revision }) =>
    `room-changed:${atDate(participantId ?? orderId, date)}:${revision}`,
  async load(ports, { orderId, participantId, date: changed }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (hasMovedFrom(changed, date)) return null
    const person = participantId === null ? order.booker : order.participants.find(({ id }) => id === participantId)
    const { roomUrl } = date
    if (!person || roomUrl === undefined || order.status.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    return {
      message: { kind: 'room-changed', order, date, person, roomUrl },
      language,
      to: addressee(person),
      attachments: [await ports.calendarFile(date, language, 'with-room')],
    }
  },
  values: ({ date }, language) => ({ workshop: workshopTitle(date), dates: dateRange(date, language) }),
  body: RoomChanged,
  samples: [{ order: sample.atHome, date: sample.online, person: sample.tomasz, roomUrl: sample.online.roomUrl }],
} satisfies Mail<'room-changed'>

function RoomChanged({ mail, language, t, values }: MailProps<'room-changed'>) {
  const { date, person, roomUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('roomChanged.intro', values)}</Paragraph>
      <Fact label={t('reminder.roomTitle')}>
        <TextLink href={roomUrl}>{roomUrl}</TextLink>
      </Fact>
      <Paragraph>{t('roomChanged.former')}</Paragraph>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Fact label={t('reminder.joinTitle')}>
          {t('reminder.joinText', {
            early: timeOfStart(date, 15),
            start: timeOfStart(date),
            sessions: date.sessions.length,
          })}
        </Fact>
        <Paragraph>{t('dateChanged.calendar')}</Paragraph>
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}
