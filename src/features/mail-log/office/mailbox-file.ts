import { data } from 'react-router'
import { mailboxContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { orNotFound } from '#frame/page-request.ts'
import type { Route } from './+types/mailbox-file'

/** A message of the local mailbox as its HTML, for the frame that shows it, or whole with its attachments. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const mailbox = context.get(mailboxContext)
  const mail = orNotFound(mailbox?.opensWith(params.key) ? await mailbox.find(params.mail) : null)
  if (params.file === 'message.html') return new Response(mail.html, { headers: { ...noTraces, ...asMailReader } })
  if (params.file === 'message.eml') {
    return new Response(new Uint8Array(mail.message), { headers: { ...noTraces, 'Content-Type': 'message/rfc822' } })
  }
  throw data(null, { status: 404 })
}

/** Mails bring their styles along and nothing else: no scripts, no pictures from elsewhere. */
const asMailReader = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
}
