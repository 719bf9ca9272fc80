import type { Language } from '#domain/language.ts'
import { academyUrl } from '#domain/voucher/voucher.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { isSamePerson } from './party.ts'
import { personName } from './person-name.ts'

/** The vouchers of an order that is paid, to whom they are for. */
export const vouchers: MailKind<'vouchers'> = {
  subject: (mail, language) =>
    mailText(language)('vouchers.subject', { count: mail.vouchers.length, what: titleOf(mail) }),
  body: (mail, language) => <Vouchers mail={mail} language={language} />,
}

function Vouchers({ mail, language }: { mail: MailOf<'vouchers'>; language: Language }) {
  const { order, reader, siteUrl } = mail
  const t = mailText(language)
  const count = mail.vouchers.length
  const values = { count, what: titleOf(mail), end: lastDay(mail, language) }
  const isGift = mail.vouchers.some(({ participantId }) => participantId !== null)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('vouchers.preview', values)}
      headline={t('vouchers.headline', values)}
      why={t('vouchers.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(reader.firstName) })}</Paragraph>
      <Paragraph>{t('vouchers.intro', values)}</Paragraph>
      {isGift && !isSamePerson(reader, order.booker) && (
        <Paragraph>{t('vouchers.gift', { booker: personName(order.booker) })}</Paragraph>
      )}
      {mail.vouchers.map(({ code }, index) => (
        <Fact key={code} label={t('vouchers.code', { count, number: index + 1 })}>
          <strong>{code}</strong>
        </Fact>
      ))}
      {count > 1 && <Paragraph>{t('vouchers.handOn')}</Paragraph>}
      <Chapter title={t('vouchers.howTitle')}>
        <Paragraph>{t('vouchers.how')}</Paragraph>
        <Button href={academyUrl}>{t('vouchers.academy')}</Button>
        <SmallPrint>{t('vouchers.until', values)}</SmallPrint>
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}

function titleOf({ vouchers: [first] }: MailOf<'vouchers'>): string {
  return (first && certificationBySlug(first.certification)?.title) ?? ''
}

/** The day whose end is the end of the vouchers. */
function lastDay({ vouchers: [first] }: MailOf<'vouchers'>, language: Language): string {
  return first ? formatDateTime(first.validUntil.subtract({ seconds: 1 }).epochMilliseconds, { language }) : ''
}
