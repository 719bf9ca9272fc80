import type { Language } from '#domain/language.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import { InvitationBody } from './invitation-body.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { isSamePerson } from './party.ts'
import { personName } from './person-name.ts'
import { shortPlace } from './place.ts'
import { tentativeValues } from './tentative.ts'
import { dateRange } from './times.ts'
import { WorkshopFacts } from './workshop-facts.tsx'
import { workshopTitle } from './workshop-name.ts'

/**
 * To each participant, also to a booker who takes part. Carries the calendar file. Says who booked, and nothing of what it
 * cost: that is between us and the booker.
 */
export const invitation: MailKind<'invitation'> = {
  subject: (mail, language) =>
    mailText(language)('invitation.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <Invitation mail={mail} language={language} />,
}

function Invitation({ mail, language }: { mail: MailOf<'invitation'>; language: Language }) {
  const { order, date, participant, siteUrl } = mail
  const t = mailText(language)
  const booker = personName(order.booker)
  const yourself = isSamePerson(participant, order.booker)
  const workshop = workshopTitle(date)
  const tentative = tentativeValues(date, order.placedAt, language)
  const place = shortPlace(date, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('invitation.preview', { delivery: date.delivery, place, dates: dateRange(date, language) })}
      headline={t('invitation.headline')}
      why={yourself ? t('invitation.whyYourself') : t('invitation.why', { booker })}
    >
      <Paragraph>{t('greeting', { firstName: isolated(participant.firstName) })}</Paragraph>
      <Paragraph>
        {yourself ? t('invitation.introYourself', { workshop }) : t('invitation.intro', { booker, workshop })}
      </Paragraph>
      {tentative && <Paragraph>{t('tentative.invited', tentative)}</Paragraph>}
      <Chapter title={t('invitation.workshop')}>
        <WorkshopFacts date={date} language={language} />
        <Button href={`${siteUrl}${workshopHref(language, date)}`}>{t('invitation.workshopPage')}</Button>
      </Chapter>
      <Chapter title={t('invitation.prepare')}>
        <InvitationBody mail={mail} language={language} />
        {!yourself && <SmallPrint>{t('invitation.change', { booker })}</SmallPrint>}
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}
