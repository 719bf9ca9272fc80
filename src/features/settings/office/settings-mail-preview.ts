import { data } from 'react-router'
import { mailTextForm, mailTextsOfForm } from '#domain/settings/mail-text-form.ts'
import { mailParts } from '#domain/settings/site-settings.ts'
import { settingsContext } from '#features/settings/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { ReplaceableMail } from '#mails/replaceable-mails.ts'
import type { Route } from './+types/settings-mail-preview'
import { askedMail, renderedSample } from './rendered-sample.ts'

export const handle = { permission: 'settings' } satisfies OfficeHandle

/** Mails bring their styles along and nothing else: no scripts, no pictures from elsewhere. */
const asMailReader = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
}

/** A mail as it would go out, with its subject above it as in a mailbox, for the frame beside its form: with the texts of the address where there are any, else with those that are saved. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const mail = await askedMail(params)
  const settings = (await context.get(settingsContext).settings.versioned()).settings
  const query = new URL(request.url).searchParams
  const saved = settings.mails[mail.kind]?.[mail.language] ?? {}
  const texts = query.has('version') ? await draftOf(query, mail.kind) : saved
  if (!texts) throw data(null, { status: 422 })
  const { html } = await renderedSample(mail, settings, texts, { showsSubject: true })
  return new Response(html, { headers: { ...noTraces, ...asMailReader } })
}

/** The form as it is filled in; null when it could not be saved like this. */
async function draftOf(query: URLSearchParams, kind: ReplaceableMail) {
  const { partPlaceholders } = await import('#mails/replaceable-mails.ts')
  const sent = Object.fromEntries(mailParts.map((part) => [part, query.get(part) ?? undefined]))
  const read = mailTextForm(partPlaceholders(kind)).safeParse({ version: '0', ...sent })
  return read.success ? mailTextsOfForm(read.data) : null
}
