import { type Certificate, type CertificateConsent, confirmDays } from '#domain/certificate/certificate.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { addressee } from '#mails/parts/addressee.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, Fact, Paragraph, PersonalMessage, SmallPrint, TextLink } from '#mails/parts/text.tsx'
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
    certificate: {
      job: { certificateId: string }
      message: {
        certificate: Certificate
        /** As the other mails greet the holder. */
        firstName: string
        checkUrl: string
        /** Where the consent is taken back; null when the booking behind it is gone. */
        takeBackUrl: string | null
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
    <PersonalMessage to={participant} language={language}>
      <Paragraph>{t('consentRequest.intro', values)}</Paragraph>
      <Fact label={t('consentRequest.answer')}>{consent.wording}</Fact>
      <Paragraph>{t('consentRequest.final', values)}</Paragraph>
      <Button href={acceptUrl}>{t('consentRequest.confirm')}</Button>
      <SmallPrint>{t('consentRequest.notYou', values)}</SmallPrint>
    </PersonalMessage>
  )
}

/** To a participant who consented: the certificate as a PDF. Not sent when the consent was withdrawn before. */
export const certificate = {
  key: ({ certificateId }) => `certificate:${certificateId}`,
  async load(ports, { certificateId }) {
    const issued = await ports.reads.certificates.certificate(certificateId)
    if (!issued) return null
    const { language, holder, email, code } = issued
    const firstName = (await ports.reads.certificates.firstNameOf(certificateId)) || holder
    const checkUrl = `${ports.siteUrl}/${language}/certificates/${code}`
    const consentId = await ports.reads.certificates.consentBehind(certificateId)
    const takeBackUrl = consentId && (await freshLink(ports, { purpose: 'consent', subjectId: consentId, language }))
    return {
      message: { kind: 'certificate', certificate: issued, firstName, checkUrl, takeBackUrl },
      language,
      to: { name: holder, email },
      attachments: [await ports.certificatePdf(issued, checkUrl)],
    }
  },
  values: ({ certificate: { certification, holder } }) => ({
    workshop: certificationBySlug(certification)?.title ?? certification.toUpperCase(),
    holder,
  }),
  body: CertificateMail,
  replaceable: {},
  samples: [
    {
      certificate: {
        id: 'c',
        code: '8c1f5c0e-3f0b-4f57-9d3a-6f0b1f0a9e21',
        holder: 'Dr. Lena Hofstätter',
        email: 'lena.hofstaetter@donauwerk.example',
        certification: 'fl2d',
        trainers: sample.date.trainers,
        from: '2027-01-19',
        to: '2027-01-20',
        language: 'de',
        issuedAt: Temporal.Instant.from('2027-01-20T16:00:00Z'),
      },
      firstName: 'Lena',
      checkUrl: `${sample.siteUrl}/de/certificates/8c1f5c0e-3f0b-4f57-9d3a-6f0b1f0a9e21`,
      takeBackUrl: `${sample.siteUrl}/de/dsgvo/accept/${sample.token}`,
    },
  ],
} satisfies Mail<'certificate'>

function CertificateMail({ mail, language, t, values }: MailProps<'certificate'>) {
  return (
    <PersonalMessage to={mail} language={language}>
      <Paragraph>{t('certificate.intro', values)}</Paragraph>
      <Paragraph>{t('certificate.check')}</Paragraph>
      <Button href={mail.checkUrl}>{t('certificate.toCheck')}</Button>
      {mail.takeBackUrl && (
        <SmallPrint>
          {t.rich('certificate.takeBack', {
            link: (text) => <TextLink href={mail.takeBackUrl ?? ''}>{text}</TextLink>,
          })}
        </SmallPrint>
      )}
    </PersonalMessage>
  )
}
