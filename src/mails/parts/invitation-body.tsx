import type { Language } from '#domain/language.ts'
import { mailText } from '../mail-text.ts'
import { Button } from './button.tsx'
import { InvitationHints, type InvitedSeat } from './invitation-hints.tsx'
import { Paragraph } from './paragraph.tsx'

/** The calendar file, how to get there, what to bring, one’s own data; and once it is time for that the question about the certificate. */
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
