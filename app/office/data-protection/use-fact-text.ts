import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/newsletter/newsletter-list.ts'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { mailKindOf } from '../lists/mail-kinds.ts'
import { useActionText } from '../log/use-action-text.ts'
import type { ViewedFact } from './file-view.ts'
import { fileWord } from './file-word.ts'
import { linkWord } from './link-word.ts'

/** How a fact is said in the language of the reader. */
export function useFactText(): (fact: ViewedFact) => string {
  const t = useTranslations('officePrivacy')
  const mail = useTranslations('officeMails.kinds')
  const list = useTranslations('officeNewsletter.lists')
  const action = useActionText()
  const language = useLocale()
  const mailName = (kind: string) => {
    const known = mailKindOf(kind)
    return known ? mail(known) : t('job')
  }
  return ({ value, format }) => {
    switch (format) {
      case 'moment':
        return formatDateTime(value, { language, time: true })
      case 'cents':
        return formatMoney(Number(value), language)
      case 'flag':
        return value === 'true' ? t('yes') : t('no')
      case 'mail':
        return mailName(value)
      case 'link':
        return t(`link.${linkWord(value)}`)
      case 'word': {
        const word = fileWord(value)
        return word ? t(`word.${word}`) : value
      }
      case 'list': {
        const known = listOf(value)
        return known ? list(known) : value
      }
      case 'action':
        return action(value)
      default:
        return value
    }
  }
}
