import { type MailTexts, mailParts } from '#domain/settings/site-settings.ts'
import { messagesOfPart, type ReplaceableMail } from './replaceable-mails.ts'

/** The messages of a mail that an owner has written again, in the format of the catalogue. */
export function replacedTexts(kind: ReplaceableMail, texts: MailTexts): Map<string, string> {
  return new Map(
    mailParts.flatMap((part) => {
      const text = texts[part]
      return text === undefined ? [] : messagesOfPart(kind, part).map((key) => [key, asMessage(text)] as const)
    }),
  )
}

/** Marks that mean something in a message are only themselves in the words of an owner. Braces are placeholders: others were refused. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[<>]/g, (mark) => `'${mark}'`)
}
