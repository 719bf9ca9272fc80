import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#features/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import type { Route } from './+types/text-files'

type Context = Readonly<RouterContextProvider>

/** `/robots.txt` and `/.well-known/security.txt`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const lines = new URL(request.url).pathname === '/robots.txt' ? robots(context) : await security(context)
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** Pages behind personal links are not listed: they carry `noindex`, which crawlers must be able to read. */
function robots(context: Context): string[] {
  const facts = context.get(requestContext)
  facts.cache('content')
  return ['User-agent: *', 'Disallow: /graphql', 'Disallow: /mailbox/', `Sitemap: ${facts.siteUrl}/sitemap.xml`]
}

/** RFC 9116 recommends less than a year. */
const validDays = 180

/** The address that takes reports about security holes (RFC 9116). */
async function security(context: Context): Promise<string[]> {
  const facts = context.get(requestContext)
  const { company } = await context.get(servicesContext).settings.current()
  facts.cache('settings')
  const today = context.get(clockContext).now().toZonedDateTimeISO('UTC').startOfDay()
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${today.add({ days: validDays }).toInstant()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${facts.siteUrl}/.well-known/security.txt`,
  ]
}
