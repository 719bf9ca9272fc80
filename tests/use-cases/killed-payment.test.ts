import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theNextFlinOnline } from '#seed/workshop-dates.ts'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import { type Site, type SiteOptions, startSite } from '../helpers/start-site.ts'
import { bookingParty } from './booking-party.ts'
import { formFields } from './form-fields.ts'

/*
 * The server dies between the payment and its confirmation. For the time being no one does jobs (ROLE=web), so that the message of the
 * provider stays where it is however quick the machine is.
 */
let folder: string
let office: PostOffice
const sites: Site[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flightdeck-killed-'))
  office = await openPostOffice()
})

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the process killed between payment and confirmation', () => {
  it('confirms what was paid while the server was down', async () => {
    const before = await start(startSite, 'web')
    const path = workshopHref('de', liveDate(theNextFlinOnline, Temporal.Now.instant()))
    const order = await post(before.url + path, formFields(bookingParty('Stromausfall', 2)))
    const checkout = await post(`${before.url}${order}/pay`, new URLSearchParams())
    await post(checkout, new URLSearchParams({ wish: 'pay' }))
    const atOrder = (site: Site) => fetch(site.url + order).then((answer) => answer.text())
    expect(await atOrder(before)).toContain('jetzt noch bezahlen')
    await before.kill()
    expect(office.received).toEqual([])

    const after = await start(openSite, 'all')
    await vi.waitFor(async () => expect(await atOrder(after)).toContain('Gebucht.'), patience)
    // Confirmation, two invitations, the office; the mail about the open payment is obsolete, or was sent before.
    await vi.waitFor(() => expect(new Set(office.received).size).toBeGreaterThanOrEqual(4), patience)
    // Stopped in good order, it has finished what it had begun: nothing came twice.
    await after.stop()
    expect(new Set(office.received).size).toBe(office.received.length)
  })
})

async function start<Kind extends Site>(
  how: (options: SiteOptions) => Promise<Kind>,
  role: 'web' | 'all',
): Promise<Kind> {
  const site = await how({ dataFolder: folder, env: { SMTP_URL: office.url, ROLE: role } })
  sites.push(site)
  return site
}

/** Sends a form and gives the address that it leads to. */
async function post(url: string, body: FormData | URLSearchParams): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
