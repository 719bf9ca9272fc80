import type { Language } from '#domain/language.ts'
import { offersIntroduction } from '#domain/pricing/tariff.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Message } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import { Button, Chapter, Fact, Paragraph, TextLink } from './text.tsx'
import { isShortNotice, timeOfStart, VideoRoom } from './workshop-facts.tsx'

type InvitedSeat = Omit<Message<'invitation'>, 'kind'>

/** Arrival, what to bring, prerequisites. */
function InvitationHints({ mail, language }: { mail: InvitedSeat; language: Language }) {
  const { date, participant, siteUrl } = mail
  const t = mailText(language)
  return (
    <>
      <Arrival mail={mail} language={language} />
      <Fact label={t('invitation.bringTitle')}>{t('invitation.bringText', { delivery: date.delivery })}</Fact>
      {participant.addIntroduction ? (
        <Fact label={t('invitation.introductionTitle')}>
          {t('invitation.introductionText', { voucher: mail.hasFormersVoucher ? 'former' : 'own' })}
        </Fact>
      ) : (
        offersIntroduction(date.certification) && <Knowledge siteUrl={siteUrl} language={language} />
      )}
    </>
  )
}

/** On site, coffee is ready fifteen minutes before the start: 08:45 for 09:00 (docs/product.md#workshops). */
function Arrival({ mail: { date, order, soon }, language }: { mail: InvitedSeat; language: Language }) {
  const t = mailText(language)
  const start = timeOfStart(date)
  const quarterBefore = timeOfStart(date, 15)
  if (date.delivery === 'on-site') {
    return (
      <Fact label={t('invitation.arriveTitle')}>{t('invitation.arriveText', { coffee: quarterBefore, start })}</Fact>
    )
  }
  if (soon) return <VideoRoom date={date} language={language} />
  const joining = isShortNotice(order.placedAt, date) ? 'invitation.joinTextSoon' : 'invitation.joinText'
  return <Fact label={t('invitation.joinTitle')}>{t(joining, { early: quarterBefore, start })}</Fact>
}

/** Advanced workshops require the introduction (docs/product.md#certifications). */
function Knowledge({ siteUrl, language }: { siteUrl: string; language: Language }) {
  const t = mailText(language)
  const introduction = certificationBySlug('flin')
  if (!introduction) return null
  const href = `${siteUrl}${certificationHref(language, introduction)}`
  return (
    <Fact label={t('invitation.knowledgeTitle')}>
      {t.rich('invitation.knowledgeText', { link: (text) => <TextLink href={href}>{text}</TextLink> })}
    </Fact>
  )
}

/** Calendar file, directions, what to bring, participant data, and from a certain time the question about the certificate. */
export function InvitationBody({ mail, language }: { mail: InvitedSeat; language: Language }) {
  const { date, soon, dataUrl, siteUrl } = mail
  const t = mailText(language)
  return (
    <>
      <Paragraph>{t('invitation.calendar')}</Paragraph>
      <InvitationHints mail={mail} language={language} />
      <Paragraph>{t('invitation.dataText', { delivery: date.delivery })}</Paragraph>
      <Button href={dataUrl}>{t('invitation.data')}</Button>
      {soon && (
        <>
          <Paragraph>{t('reminder.certificateText')}</Paragraph>
          <Button href={`${siteUrl}/${language}/dsgvo/${date.slug}`}>{t('reminder.certificate')}</Button>
        </>
      )}
    </>
  )
}

export function CertificateChapter({
  date,
  language,
  siteUrl,
}: {
  date: LiveDate
  language: Language
  siteUrl: string
}) {
  const t = mailText(language)
  return (
    <Chapter title={t('reminder.certificateTitle')}>
      <Paragraph>{t('reminder.certificateText')}</Paragraph>
      <Button href={`${siteUrl}/${language}/dsgvo/${date.slug}`}>{t('reminder.certificate')}</Button>
    </Chapter>
  )
}
