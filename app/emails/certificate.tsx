import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { TextLink } from './text-link.tsx'

/** To who took part and consented. Carries the certificate as a PDF. */
export const certificate: MailKind<'certificate'> = {
  subject: (mail, language) => mailText(language)('certificate.subject', valuesOf(mail)),
  body: (mail, language) => <CertificateMail mail={mail} language={language} />,
}

function CertificateMail({ mail, language }: { mail: MailOf<'certificate'>; language: Language }) {
  const t = mailText(language)
  const values = valuesOf(mail)
  return (
    <Frame
      language={language}
      siteUrl={mail.siteUrl}
      preview={t('certificate.preview', values)}
      headline={t('certificate.headline')}
      why={t('certificate.why', values)}
    >
      <Paragraph>{t('certificate.greeting', values)}</Paragraph>
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
    </Frame>
  )
}

function valuesOf({ certificate: { certification, holder } }: MailOf<'certificate'>) {
  return { workshop: certificationBySlug(certification)?.title ?? certification.toUpperCase(), holder }
}
