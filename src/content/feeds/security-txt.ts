import { servicesContext } from '#features/context.ts'
import { clockContext, requestContext } from '#frame/context.ts'
import type { Route } from './+types/security-txt'

/** RFC 9116 recommends less than a year. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): the address that takes reports about security holes. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const { company } = await context.get(servicesContext).settings.current()
  facts.cache('settings')
  const expires = context
    .get(clockContext)
    .now()
    .toZonedDateTimeISO('UTC')
    .startOfDay()
    .add({ days: validDays })
    .toInstant()
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${facts.siteUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
