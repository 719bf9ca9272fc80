import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { dateRange, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'seat-offer': {
      job: {
        registrationId: string
        /** Makes the mail about a longer offer another one than the first. */
        until?: string
      }
      message: WaitingParty & {
        /** Until when the seats are held. */
        until: Temporal.Instant
      }
    }
  }
}

/** To the booker: seats are there, to be confirmed in time. Not sent any more when the offer has ended meanwhile. */
export const seatOffer = {
  key: ({ registrationId, until }) => ['seat-offer', registrationId, until].filter(Boolean).join(':'),
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { status } = party.registration
    if (status.state !== 'offered') return null
    return {
      message: { kind: 'seat-offer', ...party, until: status.until },
      ...toBooker(party.request),
    }
  },
  values: ({ date, registration, until }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: registration.seats,
    end: formatDeadline(until.epochMilliseconds, language),
  }),
  subject: ({ mail: { registration }, t, values }) =>
    t(registration.seats === 1 ? 'seatOffer.subjectOne' : 'seatOffer.subject', values),
  why: ({ t }) => t('waitlistWelcome.why'),
  body: SeatOffer,
  replaceable: { subject: ['subject', 'subjectOne'] },
  samples: [{ ...sampleParty, until: sample.saturday.add({ hours: 48 }) }],
} satisfies Mail<'seat-offer'>

function SeatOffer({ mail, language, t, values }: MailProps<'seat-offer'>) {
  const { date, request, quote, registrationUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('seatOffer.intro', values)}</Paragraph>
      <Paragraph>
        <strong>{t('seatOffer.until', values)}</strong>
      </Paragraph>
      <Button href={registrationUrl}>{t('seatOffer.confirm')}</Button>
      <SmallPrint>{t('seatOffer.after', values)}</SmallPrint>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}
