import { workshopHref } from '#domain/workshop/certification.ts'
import type { MailWords } from '#mails/mail.ts'
import { Button, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, workshopTitle } from '#mails/parts/workshop-facts.tsx'

/** The two ways that waiting ends without seats. */
type RegistrationOverMail = 'offer-expired' | 'registration-cancelled'

/** To the booker: the registration is over, and where to register again or find other dates. `texts` names its texts. */
export function registrationOver(texts: 'offerExpired' | 'registrationCancelled') {
  return {
    values: ({ date, registration }, language) => ({
      workshop: workshopTitle(date),
      dates: dateRange(date, language),
      count: registration.seats,
      reason: date.calledOff ? 'calledOff' : 'cancelled',
    }),
    why: ({ t }) => t('waitlistWelcome.why'),
    body: ({ mail, language, t, values }) => {
      const { request, siteUrl, date } = mail
      const mayReturn = mail.kind === 'offer-expired' && !mail.hasStarted
      const next = mayReturn ? 'offerExpired' : 'registrationCancelled'
      return (
        <>
          <Paragraph>{t('greeting', { firstName: isolated(request.booker.firstName) })}</Paragraph>
          <Paragraph>{t(`${texts}.intro`, values)}</Paragraph>
          <Paragraph>{t(`${next}.further`)}</Paragraph>
          <Button href={`${siteUrl}${mayReturn ? workshopHref(language, date) : `/${language}/workshops`}`}>
            {t(`${next}.dates`)}
          </Button>
          <ContactLine language={language} />
        </>
      )
    },
  } satisfies Partial<MailWords<RegistrationOverMail>>
}
