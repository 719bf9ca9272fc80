import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import { openPostOffice, type PostOffice } from '../helpers/post-office.ts'
import { type Site, type SiteOptions, startSite } from '../helpers/start-site.ts'
import { bookingParty } from './booking-party.ts'
import { formFields } from './form-fields.ts'

/*
 * The embedded database and the death of its process (docs/decisions/0004): what was answered is not lost, and its mail leaves later.
 * A booking for two has four mails: the confirmation with the invoice, two invitations, the office.
 */
const mails = 4

let folder: string
let office: PostOffice
let isOpen: boolean
const sites: Site[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flightdeck-killed-'))
  isOpen = true
  office = await openPostOffice(() => isOpen)
})

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

it('keeps a booking whose answer was the last thing the server did, and sends its mail afterwards', async () => {
  const server = await start(startSite)
  const order = await book(server)
  await server.kill()

  const again = await start(openSite)
  expect((await fetch(again.url + order)).status).toBe(200)
  await vi.waitFor(() => expect(new Set(office.received).size).toBe(mails), patience)
})

it('sends the mail over which the server died', async () => {
  isOpen = false
  const server = await start(startSite)
  await book(server)
  await vi.waitFor(() => expect(office.isKeepingSomebody()).toBe(true), patience)
  await server.kill()
  expect(office.received).toEqual([])

  isOpen = true
  await start(openSite)
  await vi.waitFor(() => expect(office.received).toHaveLength(mails), patience)
  expect(new Set(office.received).size).toBe(mails)
})

async function start<Kind extends Site>(how: (options: SiteOptions) => Promise<Kind>): Promise<Kind> {
  const site = await how({ dataFolder: folder, env: { SMTP_URL: office.url } })
  sites.push(site)
  return site
}

/** Books two seats on the first date that the list offers and gives the address of the order. */
async function book(site: Site): Promise<string> {
  const list = await (await fetch(`${site.url}/de/workshops/flight-level-2-design`)).text()
  const path = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1]
  if (!path) throw new Error('there is no date in Hamburg')
  const body = formFields(bookingParty('Elbfähre', 2))
  const answer = await fetch(site.url + path, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
