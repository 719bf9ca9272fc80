import { compile } from 'html-to-text'
import { plainTextSelectors, render } from 'react-email'
import type { Language } from '#domain/language.ts'
import { defaultSettings, type MailTexts, mailParts, type SiteSettings } from '#domain/settings/site-settings.ts'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import { plainSpaces } from '#i18n/format-dates.ts'
import type { MailName, Message } from '#platform/ports.ts'
import type { MailWords } from './mail.ts'
import { mailText, withMailTexts } from './mail-text.ts'
import { mails } from './mails.ts'
import { ClosingContext, Frame, ShownSubjectContext, TrialContext } from './parts/frame.tsx'
import { enteredText, withoutLinks } from './parts/text.tsx'
import { countedIn, isReplaceable, messagesOfPart, namespaceOf, type ReplaceableMail } from './replaceable-mails.ts'

/** Fields in which users may write several lines; all others are single-line. */
const paragraphs = new Set(['notes', 'message', 'comment', 'reason'])

/** A copy of the mail with all user input sanitised, from which every mail is rendered. */
function enteredMail<M extends Message>(mail: M): M {
  // as: only strings change, each into a string
  return entered(mail, '') as M
}

function entered(value: unknown, key: string): unknown {
  if (typeof value === 'string') return paragraphs.has(key) ? paragraph(value) : line(value, key)
  if (Array.isArray(value)) return value.map((entry) => entered(entry, key))
  // Instants and the like are not plain objects and contain no user input.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, entered(entry, name)]))
}

/** Parts of names and addresses that occur in mails to others. */
const unlinked: ReadonlyMap<string, 'person' | 'line'> = new Map([
  ...(['title', 'firstName', 'lastName'] as const).map((key) => [key, 'person'] as const),
  ...(['company', 'department', 'street', 'city'] as const).map((key) => [key, 'line'] as const),
])

function line(text: string, key: string): string | undefined {
  const kind = unlinked.get(key)
  const safe = enteredText(text)
  return (kind ? withoutLinks(safe, kind) : safe) || undefined
}

function paragraph(text: string): string | undefined {
  return (
    text
      .split(/\r\n|\r|\n/)
      .map(enteredText)
      .join('\n')
      .trim() || undefined
  )
}

function replacedTexts(kind: ReplaceableMail, language: Language, texts: MailTexts): Map<string, string> {
  const counted = countedIn(kind)
  const withNoun: string = mailText(language).raw(`counted.${counted}`)
  return new Map(
    mailParts.flatMap((part) => {
      const text = texts[part]
      return text === undefined
        ? []
        : messagesOfPart(kind, part).map((key) => [key, asMessage(text).replaceAll(`{${counted}}`, withNoun)] as const)
    }),
  )
}

/** Escapes ICU syntax in an owner's text. Braces are placeholders; unknown ones were rejected. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[<>]/g, (mark) => `'${mark}'`)
}

export interface RenderedMail {
  /** One line without control characters. */
  subject: string
  html: string
  text: string
}

interface MailView {
  /** Whether the site is there to try it out: the mail begins with a line about it. */
  isTrial?: boolean
  /** Whether the subject is above the mail, for a preview. */
  showsSubject?: boolean
}

/** Renders a mail in the given language, in the words and under the name that the owner has set. Throws on a missing text or a date without sessions. */
export async function renderMail(
  message: Message,
  language: Language,
  settings: SiteSettings = defaultSettings,
  { isTrial = false, showsSubject = false }: MailView = {},
): Promise<RenderedMail> {
  const mail = enteredMail(message)
  // as: TypeScript does not relate the kind of a mail to the entry of that kind
  const words = mails[mail.kind] as MailWords<MailName>
  const texts = settings.mails[mail.kind]?.[language] ?? {}
  const replaced = isReplaceable(mail.kind) ? replacedTexts(mail.kind, language, texts) : new Map<string, string>()
  return withMailTexts(language, replaced, async () => {
    const t = mailText(language)
    const values = words.values?.(mail, language) ?? {}
    const props = { mail, language, t, values }
    const own = namespaceOf(mail.kind) as OwnTexts
    const subject = plainSpaces(words.subject?.(props) ?? t(`${own}.subject`, values))
    const html = await render(
      <SiteSettingsContext value={siteSettingsOf(settings)}>
        <TrialContext value={isTrial}>
          <ClosingContext value={texts.closing ?? ''}>
            <ShownSubjectContext value={showsSubject ? subject : null}>
              <Frame
                language={language}
                siteUrl={mail.siteUrl}
                preview={words.preview?.(props) ?? t(`${own}.preview`, values)}
                headline={words.headline?.(props) ?? t(`${own}.headline`, values)}
                why={words.why?.(props) ?? t(`${own}.why`, values)}
              >
                <words.body {...props} />
              </Frame>
            </ShownSubjectContext>
          </ClosingContext>
        </TrialContext>
      </SiteSettingsContext>,
    )
    return { subject, html, text: plainText(html) }
  })
}

/** Represents every mail: the type `Mail` ensures that a line has a text unless the mail overrides it. */
type OwnTexts = 'invoice'

/** `toPlainText` of React Email would compile these selectors for each mail, which takes longer than the text. */
const plainText = compile({
  wordwrap: 78,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { leadingLineBreaks: 3, uppercase: true } },
    { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 52 },
    },
  ],
})
