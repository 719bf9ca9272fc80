import { data } from 'react-router'
import { isLanguage, type Language } from '#domain/language.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'

/** The mail that an address of the settings is about; a 404 for any that has no words of an owner. */
export async function askedMail({ kind, language }: { kind: string; language: string }): Promise<{
  kind: ReplaceableMail
  language: Language
}> {
  const { isReplaceable } = await import('#mails/replaceable-mails.ts')
  if (!isReplaceable(kind) || !isLanguage(language)) throw data(null, { status: 404 })
  return { kind, language }
}
