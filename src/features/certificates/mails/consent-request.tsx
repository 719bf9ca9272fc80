import { type CertificateConsent, confirmDays } from '#domain/certificate/certificate.ts'
import type { Participant } from '#domain/participant/participant.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, Fact, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { dateRange, workshopTitle } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'consent-request': {
      job: { consentId: string }
      message: {
        participant: Participant
        date: LiveDate
        consent: CertificateConsent
        /** Only the participant may get it. */
        acceptUrl: string
      }
    }
  }
}

/** To the address of the participant in the booking, never to one from the form: asks whether the answer is theirs. */
export const consentRequest = {
  key: ({ consentId }) => `consent-request:${consentId}`,
  async load(ports, { consentId }) {
    const consent = await ports.reads.certificates.consent(consentId)
    const orderId = consent && (await ports.reads.participants.orderOfParticipant(consent.participantId))
    const found = orderId ? await ports.reads.orderWithDate(orderId) : null
    const participant = found?.order.participants.find(({ id }) => id === consent?.participantId)
    // The seat may have gone to someone else before the mail could leave.
    if (!consent || !found?.date || !participant || found.order.status.state !== 'confirmed') return null
    const { language } = found.order
    const acceptUrl = await freshLink(ports, { purpose: 'consent', subjectId: consentId, language })
    return {
      message: { kind: 'consent-request', participant, date: found.date, consent, acceptUrl },
      language,
      to: addressee(participant),
    }
  },
  values: ({ date, consent }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    chosen: consent.answer,
    days: confirmDays,
  }),
  body: ConsentRequest,
  samples: [
    {
      participant: sample.emre,
      date: sample.date,
      consent: {
        id: 'e',
        participantId: sample.emre.id,
        answer: 'no',
        wording: 'Nein, ich möchte kein Zertifikat.',
        askedAt: sample.saturday,
        confirmedAt: null,
        withdrawn: null,
      },
      acceptUrl: `${sample.siteUrl}/de/dsgvo/accept/${sample.token}`,
    },
  ],
} satisfies Mail<'consent-request'>

function ConsentRequest({ mail, language, t, values }: MailProps<'consent-request'>) {
  const { participant, consent, acceptUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>{t('consentRequest.intro', values)}</Paragraph>
      <Fact label={t('consentRequest.answer')}>{consent.wording}</Fact>
      <Paragraph>{t('consentRequest.final', values)}</Paragraph>
      <Button href={acceptUrl}>{t('consentRequest.confirm')}</Button>
      <SmallPrint>{t('consentRequest.notYou', values)}</SmallPrint>
      <ContactLine language={language} />
    </>
  )
}
