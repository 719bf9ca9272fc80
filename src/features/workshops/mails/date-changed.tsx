import type { Order } from '#domain/order/order.ts'
import type { Participant, Person } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee, personName, seatOf } from '#mails/parts/addressee.ts'
import { atDate, calendarFiles, hasMovedFrom, liveOrder } from '#mails/parts/found-order.ts'
import { CertificateChapter } from '#mails/parts/invitation-body.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Chapter, ContactLine, Fact, isolated, Paragraph, PersonalMessage, TextLink } from '#mails/parts/text.tsx'
import {
  dateRange,
  FormerFact,
  PracticalDetails,
  timeOfStart,
  WorkshopFacts,
  workshopTitle,
} from '#mails/parts/workshop-facts.tsx'
import type { DateChange, FormerSchedule } from '#platform/ports.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'date-changed': {
      job: { orderId: string; participantId: string } & DateChange
      message: {
        order: Order
        date: LiveDate
        participant: Participant
        /** Whether the seat went to another date; else the date itself has changed. */
        transferred: boolean
        /** Null for a transfer. */
        before: FormerSchedule | null
        /** The practical details are due already and in this mail. */
        soon: boolean
      }
    }
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

/** To a participant: the workshop takes place at another time or place; the calendar entry is replaced. */
export const dateChanged = {
  key: ({ participantId, date, revision, formerDate = '' }) =>
    `date-changed:${atDate(participantId, date)}:${revision}:${formerDate}`,
  async load(
    ports,
    { orderId, participantId, date: changed, formerDate, formerRevision, before = null, soon = false },
  ) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    if (!participant || order.status.state !== 'confirmed') return null
    if (formerDate === undefined && hasMovedFrom(changed, date)) return null
    const { language } = order
    return {
      message: {
        kind: 'date-changed',
        order,
        date,
        participant,
        transferred: formerDate !== undefined,
        before,
        soon,
      },
      language,
      to: addressee(participant),
      attachments: await calendarFiles(ports, { date, formerDate, formerRevision, soon }, language),
    }
  },
  values: ({ order, date, participant }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    booker: personName(order.booker),
    whose: seatOf(participant, order),
  }),
  subject: ({ mail, t, values }) =>
    t(mail.transferred ? 'dateChanged.subjectTransferred' : 'dateChanged.subject', values),
  headline: ({ mail, t, values }) =>
    t(mail.transferred ? 'dateChanged.headlineTransferred' : 'dateChanged.headline', values),
  why: ({ t, values }) => t('participantCancelled.why', values),
  body: DateChanged,
  replaceable: {
    subject: ['subject', 'subjectTransferred'],
    headline: ['headline', 'headlineTransferred'],
    opening: ['intro', 'introTransferred'],
  },
  samples: [
    {
      order: sample.order,
      date: sample.date,
      participant: sample.emre,
      transferred: false,
      before: sample.before,
      soon: false,
    },
    {
      order: sample.order,
      date: sample.date,
      participant: sample.sabine,
      transferred: false,
      before: sample.before,
      soon: false,
    },
    { order: sample.order, date: sample.date, participant: sample.emre, transferred: true, before: null, soon: false },
    {
      order: sample.order,
      date: sample.date,
      participant: sample.sabine,
      transferred: true,
      before: null,
      soon: false,
    },
    {
      order: sample.atHome,
      date: sample.online,
      participant: sample.tomasz,
      transferred: false,
      before: sample.before,
      soon: true,
    },
  ],
} satisfies Mail<'date-changed'>

function DateChanged({ mail, language, t, values }: MailProps<'date-changed'>) {
  const { date, participant, transferred, before, soon, siteUrl } = mail
  return (
    <PersonalMessage to={participant} language={language}>
      <Paragraph>{t(transferred ? 'dateChanged.introTransferred' : 'dateChanged.intro', values)}</Paragraph>
      {!transferred && <Paragraph>{t('dateChanged.choice', values)}</Paragraph>}
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        {before && <FormerFact before={before} language={language} />}
        {soon && <PracticalDetails date={date} language={language} />}
        <Paragraph>{t('dateChanged.calendar')}</Paragraph>
      </Chapter>
      {soon && <CertificateChapter date={date} language={language} siteUrl={siteUrl} />}
    </PersonalMessage>
  )
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
