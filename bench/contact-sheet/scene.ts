import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse, BrowserContext } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { fillOffice, known } from '#tests/e2e/steps/fill-office.ts'
import { everyEmail } from '#tests/e2e/steps/mailbox.ts'
import { enterOffice } from '#tests/e2e/steps/office.ts'
import { filledForm, send } from '#tests/e2e/steps/posted-form.ts'
import { longEnough } from '#tests/e2e/steps/press-once-more.ts'
import { type FoundScreen, walkOffice } from '#tests/e2e/steps/walk-office.ts'
import { hrefOf } from '#tests/e2e/steps/workshop-dates.ts'
import type { Site } from '#tests/helpers/start-site.ts'

/** Test data beyond the seed, and its URLs. */
export interface Scene {
  site: Site
  /** The storage of a browser signed in to the office. */
  pass: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Every office screen with an example. */
  office: readonly FoundScreen[]
  /** Distinct paths of this site that mails and orders link to. */
  links: readonly string[]
}

/** The maximum wait for the mails, in milliseconds. */
const delivered = 20_000

/**
 * Creates bookings, waitlist registrations, orders, messages and comments; Nora invites a trainer and requests a new password. Resolves when their
 * mails have arrived.
 */
export async function prepare(site: Site, context: BrowserContext): Promise<Scene> {
  const page = await context.newPage()
  const { request } = context
  await enterOffice(page, site)
  await fillOffice(page, request, 'Steininger')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const invited = { name: 'Priya Raman', email: 'priya@flightlevels.example', role: 'trainer', language: 'de' }
  const { bookerTakesPart: _, ...buyer } = filledForm('vera@paket.example')
  const inPackage = {
    ...buyer,
    'invoice.company': 'Donauwerk',
    people: '4',
    workshop: 'flsa',
  }
  const order = await orderInGraz(context)
  succeeded(
    await request.post('/office/members', { headers, form: { ...invited, intent: 'invite' } }),
    await request.post('/office/forgotten-password', { headers, form: { email: 'nora@flightlevels.example' } }),
    await request.post('/de/packages/now', { form: inPackage }),
    await askForCertificate(context),
  )
  const address = { address: known }
  const behindForms = {
    '/office/data-protection/file': address,
    '/office/data-protection/erase': { ...address, intent: 'look-up' },
  }
  const office = await walkOffice(page, behindForms)
  await wait(delivered)
  const confirmation = (await linksOf(site)).find((link) => link.includes('/newsletter/confirm/')) ?? ''
  succeeded(await request.post(confirmation, { form: {} }))
  await wait(delivered)
  const links = [`${order}/change`, ...(await linksOf(site))]
  return { site, pass: await context.storageState(), office, links }
}

function succeeded(...answers: readonly APIResponse[]) {
  for (const answer of answers) if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`)
}

/** The path of an order that can be changed. */
async function orderInGraz({ request }: BrowserContext): Promise<string> {
  const answer = await send(request, hrefOf(theFl2dInGraz), filledForm('vera@zeugnis.example'))
  const { location = '' } = answer.headers()
  return new URL(location, 'http://site.example').pathname
}

async function askForCertificate({ request }: BrowserContext) {
  const date = hrefOf(theFl2dInGraz)
  const ticket = await (await request.get('/form-ticket')).text()
  await wait(longEnough)
  const workshop = date.slice(date.lastIndexOf('/') + 1)
  const form = { firstName: 'Vera', lastName: 'Kranzelmayer', workshop, answer: 'yes', ticket }
  return request.post(`/de/dsgvo/${workshop}`, { form })
}

async function linksOf(site: Site): Promise<string[]> {
  const emails = await everyEmail(site)
  const found = emails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  const paths = found.flatMap((link) => (link.startsWith(`${site.url}/`) ? new URL(link).pathname : []))
  return [...new Set(paths)]
}
