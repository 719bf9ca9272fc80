import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSite } from '../helpers/open-site.ts'
import { patience } from '../helpers/patience.ts'
import { printed } from '../helpers/printed.ts'
import { type Site, type SiteOptions, startSite } from '../helpers/start-site.ts'
import { openWebhookReceiver, type Received, type WebhookReceiver } from '../helpers/webhook-receiver.ts'
import { bookingParty } from './booking-party.ts'
import { formFields } from './form-fields.ts'

/* The whole way of a message: from a form of the office and a booking on the site to another program, over a network, through a crash. */

let folder: string
let receiver: WebhookReceiver
let answer: (message: Received) => number | null
const sites: Site[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flightdeck-webhook-'))
  answer = () => 200
  receiver = await openWebhookReceiver((message) => answer(message))
})

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop()
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

it('tells of a booking until someone takes it, through an error and the death of the server', async () => {
  const site = await start(startSite)
  const cookie = await firstAccount(site)
  const secret = await addWebhook(site, cookie)
  expect(secret).toMatch(/^whsec_/)

  const log = async (at: Site) =>
    (await fetch(`${at.url}${await hrefOfWebhook(at, cookie)}`, { headers: { cookie } })).text()
  // A busy sender may stop waiting before it has read an answer, and then tries again: so each delivery is refused until the log shows it.
  answer = () => 500
  await book(site)
  await vi.waitFor(async () => expect(await log(site)).toContain('500 after'), patience)
  answer = () => null
  const refused = receiver.received.length
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(refused), patience)
  await site.kill()

  answer = () => 200
  const unanswered = receiver.received.length
  const again = await start(openSite)
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(unanswered), patience)
  const [first] = receiver.received
  expect(first?.type).toBe('booking.confirmed')
  for (const message of receiver.received) {
    expect(message.id).toBe(first?.id)
    expect(message.isSignedBy(secret)).toBe(true)
    expect(message.isSignedBy(`whsec_${Buffer.from('somebody else').toString('base64')}`)).toBe(false)
  }
  await vi.waitFor(async () => expect(await log(again)).toContain('delivered'), patience)
})

async function start<Kind extends Site>(how: (options: SiteOptions) => Promise<Kind>): Promise<Kind> {
  const site = await how({ dataFolder: folder, env: { WEBHOOK_TARGETS: 'any' } })
  sites.push(site)
  return site
}

function send(site: Site, path: string, fields: Iterable<[string, string]>, cookie = '') {
  return fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, cookie },
    body: new URLSearchParams([...fields]),
  })
}

async function firstAccount(site: Site): Promise<string> {
  const link = await printed(site, /\/office\/first-account\/[\w-]+/)
  const fields = { name: 'Nora Pichler', email: 'nora@flightlevels.example', password: 'drei Kraniche im Nebel' }
  const made = await send(site, link, Object.entries(fields))
  const session = made.headers.getSetCookie().map((one) => one.split(';')[0])
  const english = await send(site, '/office/language', [['language', 'en']], session.join('; '))
  return [...session, ...english.headers.getSetCookie().map((one) => one.split(';')[0])].join('; ')
}

async function addWebhook(site: Site, cookie: string): Promise<string> {
  const idempotencyKey = crypto.randomUUID()
  const fields: [string, string][] = [
    ['idempotencyKey', idempotencyKey],
    ['url', receiver.url],
    ['events', 'booking-confirmed'],
    ['events', 'booking-cancelled'],
  ]
  const page = await (await send(site, '/office/webhooks', fields, cookie)).text()
  return /whsec_[\w+/=]+/.exec(page.replaceAll('&#x2F;', '/'))?.[0] ?? ''
}

async function hrefOfWebhook(site: Site, cookie: string): Promise<string> {
  const page = await (await fetch(`${site.url}/office/webhooks`, { headers: { cookie } })).text()
  return /\/office\/webhooks\/[\da-f-]{36}/.exec(page)?.[0] ?? ''
}

async function book(site: Site): Promise<void> {
  const list = await (await fetch(`${site.url}/de/workshops/flight-level-2-design`)).text()
  const path = /href="(\/de\/workshops\/flight-level-2-design\/fl2d-hamburg-[\d-]+)"/.exec(list)?.[1]
  if (!path) throw new Error('there is no date in Hamburg')
  const booked = await fetch(site.url + path, {
    method: 'POST',
    body: formFields(bookingParty('Elbfähre', 2)),
    redirect: 'manual',
  })
  expect(booked.status).toBe(303)
}
