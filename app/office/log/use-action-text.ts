import { useTranslations } from 'use-intl'
import { logWordsOf } from './log-words.ts'

/** Says an action of the log in the language of the reader; what was changed, and why, stands behind it elsewhere. */
export function useActionText(): (action: string) => string {
  const t = useTranslations('officeLog.actions')
  return (action) => {
    const { word, values } = logWordsOf(action)
    return t(word, values)
  }
}
