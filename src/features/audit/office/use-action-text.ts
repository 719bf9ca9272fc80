import { useTranslations } from 'use-intl'
import type { ActionId, StoredDetails } from '#domain/audit/actions.ts'
import { wordValues } from './action-words.ts'

/** Says an action of the log in the language of the reader; what was changed, and why, is behind it elsewhere. */
export function useActionText(): (line: { action: ActionId; details: StoredDetails }) => string {
  const t = useTranslations('officeLog.actions')
  return ({ action, details }) => t(action, wordValues(details))
}
