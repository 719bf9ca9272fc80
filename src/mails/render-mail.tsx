import { render, toPlainText } from 'react-email'
import type { Language } from '#domain/language.ts'
import { defaultSettings, type MailTexts, mailParts, type SiteSettings } from '#domain/settings/site-settings.ts'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import type { MailName, Message } from '#platform/ports.ts'
import type { MailWords } from './mail.ts'
import { mailText, withMailTexts } from './mail-text.ts'
import { mails } from './mails.ts'
import { ClosingContext, Frame, ShownSubjectContext, TrialContext } from './parts/frame.tsx'
import { enteredText, withoutLinks } from './parts/text.tsx'
import { isReplaceable, messagesOfPart, type ReplaceableMail, wordsOf } from './replaceable-mails.ts'

/** What people may write in several lines; everything else is one. */
const paragraphs = new Set(['notes', 'message', 'comment', 'reason'])

/** The mail with all that people typed into forms made safe to read. Every mail is rendered from this. */
function enteredMail<M extends Message>(mail: M): M {
  // Only texts are changed, each into a text.
  return entered(mail, '') as M
}

function entered(value: unknown, key: string): unknown {
  if (typeof value === 'string') return paragraphs.has(key) ? paragraph(value) : line(value, key)
  if (Array.isArray(value)) return value.map((entry) => entered(entry, key))
  // Instants and the like are no plain objects: they hold nothing that was typed.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, entered(entry, name)]))
}

/** Parts of names and invoice addresses, which mails to others hold. */
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

/** The messages of a mail that an owner has written again, in the format of the catalogue. */
function replacedTexts(kind: ReplaceableMail, texts: MailTexts): Map<string, string> {
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

export interface RenderedMail {
  /** One line, free of control characters. */
  subject: string
  html: string
  /** The same message for readers without HTML. */
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
  // TypeScript does not see that the kind of a mail chooses the entry for that same kind.
  const words = mails[mail.kind] as MailWords<MailName>
  const texts = settings.mails[mail.kind]?.[language] ?? {}
  const replaced = isReplaceable(mail.kind) ? replacedTexts(mail.kind, texts) : new Map<string, string>()
  return withMailTexts(language, replaced, async () => {
    const t = mailText(language)
    const values = words.values?.(mail, language) ?? {}
    const props = { mail, language, t, values }
    const own = wordsOf(mail.kind) as OwnTexts
    const subject = words.subject?.(props) ?? t(`${own}.subject`, values)
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

/** Stands for each mail: that a line has its text there, unless the mail says it, is a matter of the type `Mail`. */
type OwnTexts = 'invoice'

function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: 78,
    selectors: [
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
}
