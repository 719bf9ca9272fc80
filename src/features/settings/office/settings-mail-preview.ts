import { mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import { type MailPart, mailParts } from '#domain/settings/site-settings.ts'
import { servicesContext } from '#features/context.ts'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { Route } from './+types/settings-mail-preview'
import { noPreviewPage, type Reason } from './no-preview-page.tsx'
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
