import { renderToStaticMarkup } from 'react-dom/server'
import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import { type MailPart, mailParts } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Translated } from '#i18n/translated.tsx'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { Route } from './+types/settings-mail-preview'
import { askedMail, renderedSample } from './save-mail-texts.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** Mails bring their styles along and nothing else: no scripts, no pictures from elsewhere. */
const asMailReader = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
}

/** A mail as it would go out, with its subject above it as in a mailbox, for the frame beside its form: with the texts of the address where there are any, else with those that are saved. For texts that cannot be saved, 422 with the reasons. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const mail = await askedMail(params)
  const settings = (await context.get(servicesContext).settings.versioned()).settings
  const query = new URL(request.url).searchParams
  const saved = settings.mails[mail.kind]?.[mail.language] ?? {}
  const draft = query.has('version') ? await draftOf(query, mail.kind) : null
  const headers = { ...noTraces, ...asMailReader }
  if (draft && !draft.success) {
    const reasons = draft.error.issues.map(({ path, message }): Reason => [partOf(path), message])
    const html = noPreviewPage(context.get(requestContext).preferredLanguage, reasons)
    return new Response(html, { status: 422, headers })
  }
  const texts = draft ? mailTextsOfForm(draft.data) : saved
  const { html } = await renderedSample(mail, settings, texts, { showsSubject: true })
  return new Response(html, { headers })
}

/** The form as it is filled in. */
async function draftOf(query: URLSearchParams, kind: ReplaceableMail) {
  const { partPlaceholders } = await import('#mails/replaceable-mails.ts')
  const sent = Object.fromEntries(mailParts.map((part) => [part, query.get(part) ?? undefined]))
  return mailTextForm(partPlaceholders(kind)).safeParse({ version: '0', ...sent })
}

function partOf([name]: readonly PropertyKey[]): MailPart | undefined {
  return mailParts.find((part) => part === name)
}

/** What is wrong with a text, as a key of the messages. */
type Reason = [part: MailPart | undefined, key: string]

/** What is wrong with the texts, as an HTML document for the frame where the mail would be. */
function noPreviewPage(language: Language, reasons: readonly Reason[]): string {
  const page = (
    <Translated language={language}>
      <NoPreview reasons={reasons} />
    </Translated>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function NoPreview({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTranslations('officeSettings.mails')
  const errorText = useErrorText()
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        {/* As the mails: the frame is white. */}
        <meta name="color-scheme" content="light" />
        <title>{t('noPreview')}</title>
        <style>{'body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem }'}</style>
      </head>
      <body>
        <h1>{t('noPreview')}</h1>
        {reasons.map(([part, key]) => (
          <p key={part}>
            {part && <strong>{t(`parts.${part}`)}: </strong>}
            {errorText([key])}
          </p>
        ))}
      </body>
    </html>
  )
}
