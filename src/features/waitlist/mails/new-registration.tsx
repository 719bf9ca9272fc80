import type { Mail, MailProps } from '#mails/mail.ts'
import { personName, toOffice } from '#mails/parts/addressee.ts'
import { BookerFacts } from '#mails/parts/booker-facts.tsx'
import { freshLink } from '#mails/parts/found-order.ts'
import { BookingLink, OrderTable } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, isolated, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, WorkshopChapters, workshopCode } from '#mails/parts/workshop-facts.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'new-registration': {
      job: { registrationId: string }
      message: Omit<WaitingParty, 'registrationUrl'> & {
        /** The page on which the organiser offers the seats. */ offerUrl: string
      }
    }
  }
}

/** The note to the office about someone who waits, in German. A regional price waits for the organiser, so its note leads to the page that offers the seats. */
export const newRegistration = {
  key: ({ registrationId }) => `new-registration:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    const { registrationUrl: _bookers, ...facts } = party
    const offerUrl = await freshLink(ports, { purpose: 'offer', subjectId: registrationId, language: 'de' })
    return {
      message: { kind: 'new-registration', ...facts, offerUrl },
      ...toOffice(ports),
    }
  },
  values: ({ registration, date, request, quote }, language) => ({
    reason: quote.region === undefined ? 'full' : 'regional',
    count: registration.seats,
    code: workshopCode(date),
    dates: dateRange(date, language),
    customer: isolated(request.invoice.company ?? personName(request.booker)),
    region: quote.region ?? 1,
  }),
  body: NewRegistration,
  samples: [{ ...sampleParty, offerUrl: `${sample.siteUrl}/de/offer/${sample.token}` }],
} satisfies Mail<'new-registration'>

function NewRegistration({ mail, language, t, values }: MailProps<'new-registration'>) {
  const { registration, date, request, participants, quote, offerUrl, siteUrl } = mail
  const { booker } = request
  return (
    <>
      <Paragraph>{t('newRegistration.intro', values)}</Paragraph>
      <Button href={offerUrl}>{t('newRegistration.offer')}</Button>
      <BookingLink id={registration.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <WorkshopChapters date={date} participants={participants} language={language} />
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={quote} language={language} />
      </Chapter>
    </>
  )
}
