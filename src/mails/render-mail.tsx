import { render, toPlainText } from 'react-email'
import type { Language } from '#domain/language.ts'
import { defaultSettings, type SiteSettings } from '#domain/settings/site-settings.ts'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import type { MailName, Message } from '#platform/ports.ts'
import { enteredMail } from './entered-mail.ts'
import type { MailWords } from './mail.ts'
import { mailText, withMailTexts } from './mail-text.ts'
import { mails } from './mails.ts'
import { ClosingContext } from './parts/closing.tsx'
import { Frame } from './parts/frame.tsx'
import { TrialContext } from './parts/trial-line.tsx'
import { isReplaceable, wordsOf } from './replaceable-mails.ts'
import { replacedTexts } from './replaced-texts.ts'

export interface RenderedMail {
  /** One line, free of control characters. */
  subject: string
  html: string
  /** The same message for readers without HTML. */
  text: string
}

/** Renders a mail in the given language, in the words and under the name that the owner has set. Throws on a missing text or a date without sessions. */
export async function renderMail(
  message: Message,
  language: Language,
  settings: SiteSettings = defaultSettings,
  isTrial = false,
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
    const html = await render(
      <SiteSettingsContext value={siteSettingsOf(settings)}>
        <TrialContext value={isTrial}>
          <ClosingContext value={texts.closing ?? ''}>
            <Frame
              language={language}
              siteUrl={mail.siteUrl}
              preview={words.preview?.(props) ?? t(`${own}.preview`, values)}
              headline={words.headline?.(props) ?? t(`${own}.headline`, values)}
              why={words.why?.(props) ?? t(`${own}.why`, values)}
            >
              <words.body {...props} />
            </Frame>
          </ClosingContext>
        </TrialContext>
      </SiteSettingsContext>,
    )
    return { subject: words.subject?.(props) ?? t(`${own}.subject`, values), html, text: plainText(html) }
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
