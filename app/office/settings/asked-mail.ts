import { data } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import { isReplaceable, type ReplaceableMail } from '../../emails/replaceable-mails.ts'

/** The mail that an address of the settings is about; a 404 for any that has no words of an owner. */
export function askedMail({ kind, language }: { kind: string; language: string }): {
  kind: ReplaceableMail
  language: Language
} {
  if (!isReplaceable(kind) || !isLanguage(language)) throw data(null, { status: 404 })
  return { kind, language }
}
