import { useSiteSettings } from '#frame/site-settings.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { Button, Chapter, ContactLine, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { dateRange, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'
import { sampleParty, type WaitingParty, waitingParty } from './waiting-party.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'waitlist-welcome': { job: { registrationId: string }; message: WaitingParty }
  }
}

/** To the booker: you are on the waitlist, and this is how it goes on. */
export const waitlistWelcome = {
  key: ({ registrationId }) => `waitlist-welcome:${registrationId}`,
  async load(ports, { registrationId }) {
    const party = await waitingParty(ports, registrationId)
    if (!party) return null
    return {
      message: { kind: 'waitlist-welcome', ...party },
      ...toBooker(party.request),
    }
  },
  values: ({ date, registration, request, quote }, language) => ({
    reason: request.declinesRegionalDiscount || quote.region === undefined ? 'full' : 'regional',
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: registration.seats,
  }),
  body: WaitlistWelcome,
  replaceable: {},
  samples: [sampleParty],
} satisfies Mail<'waitlist-welcome'>

function WaitlistWelcome({ mail, language, t, values }: MailProps<'waitlist-welcome'>) {
  const { date, request, quote, registrationUrl } = mail
  const { windows } = useSiteSettings()
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
      <Paragraph>{t('waitlistWelcome.intro', values)}</Paragraph>
      <Paragraph>{t('waitlistWelcome.how', { ...values, hours: windows.offerHours })}</Paragraph>
      <Button href={registrationUrl}>{t('waitlistWelcome.view')}</Button>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('waitlistWelcome.price')}>
        <OrderTable quote={quote} language={language} />
        <SmallPrint>{t('waitlistWelcome.nothingDue')}</SmallPrint>
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}
