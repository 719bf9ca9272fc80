import type { Order } from '#domain/order/order.ts'
import { type Participant, type Person, startDay } from '#domain/participant/participant.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import { tookOver } from '#domain/voucher/voucher.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee, isSamePerson, personName } from '#mails/parts/addressee.ts'
import { freshLink, liveOrder } from '#mails/parts/found-order.ts'
import { CertificateChapter, InvitationBody } from '#mails/parts/invitation-body.tsx'
import { sample } from '#mails/parts/sample.ts'
import {
  Button,
  Chapter,
  ContactLine,
  Fact,
  isolated,
  Paragraph,
  PersonalMessage,
  SmallPrint,
} from '#mails/parts/text.tsx'
import {
  dateRange,
  PracticalDetails,
  shortPlace,
  tentativeValues,
  WorkshopFacts,
  workshopTitle,
} from '#mails/parts/workshop-facts.tsx'

interface Invited {
  order: Order
  participant: Participant
  /** The practical details are due already and in this mail. */
  soon: boolean
  /** The page of the participant's own data. Only the participant may get it. */
  dataUrl: string
  date: LiveDate
  /** Whether the voucher of the introduction was sent to someone else, who had the seat before. */
  hasFormersVoucher?: boolean
}

declare module '#platform/ports.ts' {
  interface Mails {
    invitation: { job: { orderId: string; participantId: string; soon?: boolean }; message: Invited }
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

/** To each participant, with the workshop as a calendar file and without prices. Nothing once the order or the date is cancelled. */
export const invitation = {
  key: ({ participantId }) => `invitation:${participantId}`,
  async load(ports, { orderId, participantId, soon = false }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    const participant = order.participants.find(({ id }) => id === participantId)
    // Someone else may have taken the seat before the mail could leave, or no one is invited any more.
    if (!participant || order.status.state !== 'confirmed' || date.calledOff) return null
    const { language } = order
    const hasFormersVoucher = tookOver(participant, await ports.reads.vouchers(orderId))
    const dataUrl = await freshLink(ports, { purpose: 'participant', subjectId: participantId, language })
    return {
      message: { kind: 'invitation', order, date, participant, soon, dataUrl, hasFormersVoucher },
      language,
      to: addressee(participant),
      attachments: [await ports.calendarFile(date, language, soon ? 'with-room' : undefined)],
    }
  },
  values: ({ order, date }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    delivery: date.delivery,
    place: shortPlace(date, language),
    booker: personName(order.booker),
  }),
  why: ({ mail: { participant, order }, t, values }) =>
    isSamePerson(participant, order.booker) ? t('invitation.whyYourself') : t('invitation.why', values),
  body: Invitation,
  replaceable: { opening: ['intro', 'introYourself'] },
  samples: [
    { order: sample.order, date: sample.date, participant: sample.emre, soon: false, dataUrl: sample.dataUrl },
    { order: sample.atHome, date: sample.online, participant: sample.tomasz, soon: true, dataUrl: sample.dataUrl },
    { order: sample.order, date: sample.tentative, participant: sample.emre, soon: false, dataUrl: sample.dataUrl },
    {
      order: sample.order,
      date: sample.date,
      participant: sample.emre,
      soon: false,
      dataUrl: sample.dataUrl,
      hasFormersVoucher: true,
    },
  ],
} satisfies Mail<'invitation'>

function Invitation({ mail, language, t, values }: MailProps<'invitation'>) {
  const { order, date, participant, siteUrl } = mail
  const yourself = isSamePerson(participant, order.booker)
  const tentative = tentativeValues(date, order.placedAt, language)
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>{t(yourself ? 'invitation.introYourself' : 'invitation.intro', values)}</Paragraph>
      {tentative && <Paragraph>{t('tentative.invited', tentative)}</Paragraph>}
      <Chapter title={t('invitation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Button href={`${siteUrl}${workshopHref(language, date)}`}>{t('invitation.workshopPage')}</Button>
      </Chapter>
      <Chapter title={t('invitation.prepare')}>
        <InvitationBody mail={mail} language={language} />
        {hasDiscover(order.quote) && <Fact label={t('invitation.discoverTitle')}>{t('invitation.discoverText')}</Fact>}
        {!yourself && <SmallPrint>{t('invitation.change', values)}</SmallPrint>}
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

interface Reminded {
  order: Order
  date: LiveDate
  person: Person
  /** A booker who does not take part gets the same facts with another text. */
  to: 'participant' | 'booker'
  /** The page of the participant data. Only this person may get it. */
  dataUrl: string
}

/** The practical details about a week before, once for each day on which a workshop starts, however often it moves. */
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
  return (
    <PersonalMessage to={person} language={language}>
      <Paragraph>{t('reminder.intro', values)}</Paragraph>
      <Chapter title={t('reminder.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <PracticalDetails date={date} language={language} />
      </Chapter>
      <Chapter title={t('reminder.dataTitle')}>
        <Paragraph>{t('reminder.dataText', values)}</Paragraph>
        <Button href={dataUrl}>{t('reminder.data', values)}</Button>
      </Chapter>
      {mail.to === 'participant' && <CertificateChapter date={date} language={language} siteUrl={siteUrl} />}
    </PersonalMessage>
  )
}
