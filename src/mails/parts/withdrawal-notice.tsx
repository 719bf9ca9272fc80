import { legalPages, withdrawalHref } from '#domain/address/legal-pages.ts'
import type { Language } from '#domain/language.ts'
import { withdrawalTerms } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { mailText } from '../mail-text.ts'
import { orderedTitle } from './found-order.ts'
import { Chapter, Paragraph, SmallPrint, TextLink } from './text.tsx'

interface WithdrawalNoticeProps {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  siteUrl: string
  language: Language
}

/**
 * For consumers: how long and how they may withdraw, with the model form. The words are in the mail itself, since a link is no durable medium (§ 7 (3)
 * FAGG, § 312f BGB, Directive 2011/83/EU Art. 8 (7)). Companies get nothing of it.
 */
export function WithdrawalNotice({ order, date, siteUrl, language }: WithdrawalNoticeProps) {
  const { company } = useSiteSettings()
  const t = mailText(language)
  const terms = withdrawalTerms(order, date, order.placedAt)
  if (terms.outcome === 'refused') return null
  const to = { name: company.name, address: `${company.street}, ${company.city}`, email: company.email }
  return (
    <Chapter title={t('withdrawalNotice.title')}>
      <Paragraph>
        {t.rich('withdrawalNotice.right', {
          ...to,
          until: formatDateTime(terms.until.epochMilliseconds - 1, { language }),
          form: (text) => <TextLink href={siteUrl + withdrawalHref(language)}>{text}</TextLink>,
        })}
      </Paragraph>
      <Paragraph>{t('withdrawalNotice.money', { seats: date ? 'yes' : 'no' })}</Paragraph>
      <SmallPrint>
        {t('withdrawalNotice.model', {
          ...to,
          what: orderedTitle({ order, date }, language),
          ordered: formatDateTime(order.placedAt.epochMilliseconds, { language }),
          number: order.number,
        })}
      </SmallPrint>
      <SmallPrint>
        {t.rich('withdrawalNotice.terms', {
          link: (text) => <TextLink href={`${siteUrl}/${language}${legalPages.terms[language]}`}>{text}</TextLink>,
        })}
      </SmallPrint>
    </Chapter>
  )
}
