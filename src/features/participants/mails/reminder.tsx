import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { type Person, startDay } from '#domain/participant/participant.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { addressee, personName } from '#mails/parts/addressee.ts'
import { freshLink, liveOrder } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, Fact, isolated, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, timeOfStart, VideoRoom, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'

interface Reminded {
  order: Order
  date: LiveDate
  person: Person
  /** A booker who does not take part gets the same facts with another text. */
  to: 'participant' | 'booker'
  /** The page of the participant data. Only this person may get it. */
  dataUrl: string
}

declare module '#platform/ports.ts' {
  interface Mails {
    reminder: {
      job: {
        kind: 'reminder-mail'
        orderId: string
        startsAt: string
        /** Null for the booker. */
        participantId: string | null
      }
      message: Reminded
    }
  }
}

/**
 * The practical details about a week before, to each participant and to a booker who stays at home; once for each day on which a workshop starts,
 * however often it moves.
 */
export const reminder = {
  job: 'reminder-mail',
  async key({ orderId, participantId }, { reads }) {
    const { date } = await liveOrder(reads, orderId)
    return `reminder:${participantId ?? orderId}:${date.slug}:${startDay(date)}`
  },
  async load(ports, { orderId, participantId, startsAt }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const isStale = order.status.state !== 'confirmed' || date.calledOff || startOf(date).toString() !== startsAt
    const person = participantId === null ? order.booker : order.participants.find(({ id }) => id === participantId)
    if (isStale || !person) return null
    const { language } = order
    const behind =
      participantId === null
        ? ({ purpose: 'order', subjectId: orderId } as const)
        : ({ purpose: 'participant', subjectId: participantId } as const)
    const dataUrl = await freshLink(ports, { ...behind, at: 'participants', language })
    const to = participantId === null ? 'booker' : 'participant'
    return {
      message: { kind: 'reminder', order, date, person, to, dataUrl },
      language,
      to: addressee(person),
      attachments: [await ports.calendarFile(date, language, 'with-room')],
    }
  },
  values: ({ date, order, to }, language) => ({
    to,
    delivery: date.delivery,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    booker: personName(order.booker),
    count: order.participants.length,
  }),
  body: Reminder,
  replaceable: {},
  samples: [
    { order: sample.order, date: sample.date, person: sample.emre, to: 'participant', dataUrl: sample.dataUrl },
    { order: sample.atHome, date: sample.online, person: sample.tomasz, to: 'participant', dataUrl: sample.dataUrl },
    { order: sample.atHome, date: sample.online, person: sample.atHome.booker, to: 'booker', dataUrl: sample.dataUrl },
  ],
} satisfies Mail<'reminder'>

function Reminder({ mail, language, t, values }: MailProps<'reminder'>) {
  const { date, person, siteUrl, dataUrl } = mail
  const consentUrl = `${siteUrl}/${language}/dsgvo/${date.slug}`
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(person.firstName) })}</Paragraph>
      <Paragraph>{t('reminder.intro', values)}</Paragraph>
      <Chapter title={t('reminder.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Way mail={mail} language={language} />
        <Fact label={t('reminder.bringTitle')}>{t('reminder.bringText', values)}</Fact>
      </Chapter>
      <Chapter title={t('reminder.dataTitle')}>
        <Paragraph>{t('reminder.dataText', values)}</Paragraph>
        <Button href={dataUrl}>{t('reminder.data', values)}</Button>
      </Chapter>
      {mail.to === 'participant' && (
        <Chapter title={t('reminder.certificateTitle')}>
          <Paragraph>{t('reminder.certificateText')}</Paragraph>
          <Button href={consentUrl}>{t('reminder.certificate')}</Button>
        </Chapter>
      )}
      <ContactLine language={language} />
    </>
  )
}

/** How to get in: when coffee is ready, or the video room. */
function Way({ mail: { date }, language }: { mail: Message<'reminder'>; language: Language }) {
  const t = mailText(language)
  const times = { early: timeOfStart(date, 15), start: timeOfStart(date) }
  if (date.delivery === 'on-site')
    return <Fact label={t('reminder.arriveTitle')}>{t('reminder.arriveText', times)}</Fact>
  return <VideoRoom date={date} language={language} />
}
