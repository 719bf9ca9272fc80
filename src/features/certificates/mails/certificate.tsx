import type { Certificate } from '#domain/certificate/certificate.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { freshLink } from '#mails/parts/found-order.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, isolated, Paragraph, SmallPrint, TextLink } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    certificate: {
      job: { certificateId: string }
      message: {
        certificate: Certificate
        /** As the other mails greet the holder. */
        firstName: string
        /** Where anyone can check it. */
        checkUrl: string
        /** Where the consent is taken back; null when the booking behind it is gone. */
        takeBackUrl: string | null
      }
    }
  }
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
    <>
      <Paragraph>{t('greeting', { firstName: isolated(mail.firstName) })}</Paragraph>
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
      <ContactLine language={language} />
    </>
  )
}
