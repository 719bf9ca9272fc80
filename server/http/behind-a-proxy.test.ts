import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { openSite } from '#tests/helpers/open-site.ts'
import type { Site } from '#tests/helpers/start-site.ts'

const publicUrl = 'https://flightlevels.example'
const path = `/de/workshops/flight-level-2-design/${liveDate(theFl2dInGraz, Temporal.Now.instant()).slug}`

let site: Site
beforeAll(async () => {
  site = await openSite({ env: { SITE_URL: publicUrl, MAIL: 'mailbox', SEED: 'demo' } })
})
afterAll(() => site.stop())

/** An empty booking form, sent the way a proxy hands it on that speaks TLS to the visitor and HTTP to us. */
async function statusOfForm(headers: Record<string, string>): Promise<number> {
  const body = new URLSearchParams({ 'booker.firstName': 'Vera' })
  return (await fetch(`${site.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })).status
}

it.each([
  ['of the public address', { origin: publicUrl }, 422],
  ['of a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 422],
  ['of a foreign page', { origin: 'https://elsewhere.example' }, 403],
  ['of a foreign page in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
])('behind a proxy with TLS, a form %s', async (_, headers, status) => {
  expect(await statusOfForm(headers)).toBe(status)
})
