import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languages } from '#domain/language.ts'
import { answerReplies } from '#features/blog/reply-mails.ts'
import type { OfficePorts } from '#features/booking/ordering-ports.ts'
import { endNewsletter } from '#features/newsletter/newsletter.ts'

/** No cache and no referrer may leak a URL with a personal token. */
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/**
 * The one-click unsubscribe of mail programs (RFC 8058): a POST with the body `List-Unsubscribe=One-Click`. It comes from the provider's servers or a
 * web mailer's page, so neither origin nor cookies are checked: the link is the permission. A GET redirects to the page and must not unsubscribe,
 * since mail scanners open every link.
 */
export function oneClickUnsubscribe(ports: OfficePorts): Hono {
  const app = new Hono()
  const shown = { wording: '', address: '' }
  const lists = languages.flatMap((language) => [
    {
      path: `/${language}/newsletter/one-click`,
      page: `/${language}/newsletter/unsubscribe`,
      isEnded: async (token: string) => (await endNewsletter(ports, token)).outcome === 'done',
    },
    {
      path: `/${language}/replies/one-click`,
      page: `/${language}/replies`,
      isEnded: async (token: string) =>
        (await answerReplies(ports, { token, answer: 'end', shown })).outcome === 'done',
    },
  ])
  for (const { path, page, isEnded } of lists) {
    app.post(`${path}/:token`, bodyLimit({ maxSize: 16 * 1024 }), async (context) => {
      const body = await context.req.parseBody().catch(() => ({}))
      if (!('List-Unsubscribe' in body) || body['List-Unsubscribe'] !== 'One-Click')
        return context.text('Expected List-Unsubscribe=One-Click', 400, headers)
      const ended = await isEnded(context.req.param('token') ?? '')
      return ended ? context.text('Unsubscribed', 200, headers) : context.text('Not Found', 404, headers)
    })
    app.get(`${path}/:token`, (context) => {
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      return context.redirect(`${page}/${encodeURIComponent(context.req.param('token') ?? '')}`, 302)
    })
  }
  return app
}
