import type { Language } from '#domain/language.ts'
import { cancelTerms } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { Chapter } from './chapter.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import { InvitationBody } from './invitation-body.tsx'
import { InvoiceChapter } from './invoice-chapter.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { isSamePerson, partyOf, withIntroduction } from './party.ts'
import { personName } from './person-name.ts'
import { PriceChapters } from './price-chapters.tsx'
import { tentativeValues } from './tentative.ts'
import { dateRange, isShortNotice } from './times.ts'
import { VideoRoom } from './video-room.tsx'
import { WorkshopChapters } from './workshop-chapters.tsx'
import { workshopTitle } from './workshop-name.ts'

/** To the booker, once the seats are taken (docs/product.md#booking-form). */
export const bookingConfirmation: MailKind<'booking-confirmation'> = {
  subject: (mail, language) =>
    mailText(language)(mail.date.tentative ? 'bookingConfirmation.subjectTentative' : 'bookingConfirmation.subject', {
      workshop: workshopTitle(mail.date),
      dates: dateRange(mail.date, language),
    }),
  body: (mail, language) => <BookingConfirmation mail={mail} language={language} />,
}

function BookingConfirmation({ mail, language }: { mail: MailOf<'booking-confirmation'>; language: Language }) {
  const { order, date, brought, own, cancellation, orderUrl, siteUrl } = mail
  const { booker, participants, number, customerNumber } = order
  const t = mailText(language)
  const count = participants.length
  const tentative = tentativeValues(date, order.placedAt, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t(tentative ? 'bookingConfirmation.previewTentative' : 'bookingConfirmation.preview', { count, number })}
      headline={t('bookingConfirmation.headline', { party: partyOf(order), name: nameOfFirst(order) })}
      why={t('bookingConfirmation.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(booker.firstName) })}</Paragraph>
      <Paragraph>
        {t(tentative ? 'bookingConfirmation.introTentative' : 'bookingConfirmation.intro', { count })}
      </Paragraph>
      <SmallPrint>{t('bookingConfirmation.numbers', { number, customerNumber })}</SmallPrint>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      {tentative && (
        <Chapter title={t('tentative.title')}>
          <Paragraph>{t('tentative.text', { ...tentative, payment: brought ? 'card' : 'invoice' })}</Paragraph>
        </Chapter>
      )}
      <WorkshopChapters date={date} participants={participants} language={language} />
      {own && (
        <Chapter title={t('invitation.prepare')}>
          <InvitationBody mail={{ ...mail, ...own }} language={language} />
        </Chapter>
      )}
      <PriceChapters order={order} language={language} />
      {brought && <InvoiceChapter brought={brought} language={language} />}
      <Chapter title={t('bookingConfirmation.next')}>
        <NextSteps mail={mail} language={language} />
        <IfYouCannotCome {...{ order, date, cancellation, language }} />
        <ContactLine language={language} />
      </Chapter>
    </Frame>
  )
}

/** How it goes on, in the order in which it happens. */
function NextSteps({ mail, language }: { mail: MailOf<'booking-confirmation'>; language: Language }) {
  const { order, date, own, soon } = mail
  const t = mailText(language)
  const takers = withIntroduction(order.participants)
  const [taker] = takers
  const takesItAlone = taker !== undefined && takers.length === 1 && isSamePerson(taker, order.booker)
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(takers.map(personName))
  const party = partyOf(order)
  return (
    <>
      {party !== 'you' && (
        <Fact label={t('bookingConfirmation.invitationTitle')}>
          {t('bookingConfirmation.invitationText', { party, name: nameOfFirst(order) })}
        </Fact>
      )}
      {takers.length > 0 && (
        <Fact label={t('bookingConfirmation.introductionTitle')}>
          {takesItAlone
            ? t('bookingConfirmation.introductionTextYou', { payment: date.payment })
            : t('bookingConfirmation.introductionText', { names, count: takers.length, payment: date.payment })}
        </Fact>
      )}
      {soon && !own && date.delivery === 'online' && <VideoRoom date={date} language={language} />}
      {!soon && (
        <Fact
          label={t(
            isShortNotice(order.placedAt, date)
              ? 'bookingConfirmation.soonTitle'
              : 'bookingConfirmation.weekBeforeTitle',
          )}
        >
          {t('bookingConfirmation.weekBeforeText', { delivery: date.delivery })}
        </Fact>
      )}
    </>
  )
}

interface IfYouCannotComeProps extends Pick<MailOf<'booking-confirmation'>, 'order' | 'date' | 'cancellation'> {
  language: Language
}

/** The terms that were agreed with the booking, by their days. */
function IfYouCannotCome({ order, date, cancellation, language }: IfYouCannotComeProps) {
  const t = mailText(language)
  const terms = cancelTerms(order, date, order.placedAt, cancellation)
  if (!(terms.possible && terms.freeUntil)) return null
  const { fee, freeUntil, part } = terms
  const day = (end: Temporal.Instant) => formatDateTime(end.epochMilliseconds - 1, { language, zone: date.zone })
  return (
    <Fact label={t('bookingConfirmation.cancelTitle')}>
      {date.tentative && `${t('bookingConfirmation.cancelOnceCertain')} `}
      {t('bookingConfirmation.cancelText', {
        free: fee === 'none' ? 'yes' : 'no',
        until: day(freeUntil),
        part: partOf(fee, part !== null),
        partUntil: part ? day(part.until) : '',
        percent: part?.percent ?? 0,
      })}
    </Fact>
  )
}

/** Whether a part is still to come, is due now, or there is none (any more). */
function partOf(fee: 'none' | 'part' | 'full', exists: boolean): 'yes' | 'now' | 'no' {
  if (fee === 'part') return 'now'
  return fee === 'none' && exists ? 'yes' : 'no'
}

function nameOfFirst({ participants }: Order): string {
  const [first] = participants
  return first ? personName(first) : ''
}
