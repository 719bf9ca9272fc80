import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse, BrowserContext } from '@playwright/test'
import type { PlannedLive } from '#seed/planned-date.ts'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFlclInBerlin,
  theFlclInSalzburg,
  theFlsaInMunich,
} from '#seed/workshop-dates.ts'
import { postNames } from '#tests/e2e/steps/every-page.ts'
import { fillOffice, known } from '#tests/e2e/steps/fill-office.ts'
import { emailsTo, everyEmail, type ParsedEmail } from '#tests/e2e/steps/mailbox.ts'
import { enterOffice } from '#tests/e2e/steps/office.ts'
import { filledForm, participants, send } from '#tests/e2e/steps/posted-form.ts'
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
  /** The path of an order of two people, of which no other date is offered. */
  orderOfTwo: string
}

/** The maximum wait for the mails, in milliseconds. */
const delivered = 20_000

/** Creates one of everything that sends mail. Resolves when the mails have arrived. */
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
  const orderOfTwo = await book(context, ofTwo)
  const orders: string[] = []
  for (const booking of bookings) orders.push(await book(context, booking))
  succeeded(
    await request.post('/office/members', { headers, form: { ...invited, intent: 'invite' } }),
    await request.post('/office/forgotten-password', { headers, form: { email: 'nora@flightlevels.example' } }),
    await request.post('/de/packages/now', { form: inPackage }),
    await askForCertificate(context),
    await comment(context),
  )
  const address = { address: known }
  const behindForms = {
    '/office/data-protection/file': address,
    '/office/data-protection/erase': { ...address, intent: 'look-up' },
  }
  const office = await walkOffice(page, behindForms)
  await wait(delivered)
  succeeded(
    await request.post(await linkTo(site, '/newsletter/confirm/'), { form: {} }),
    await request.post(await linkTo(site, '/comment/', notified), { form: { moderation: 'approve' } }),
    await withdraw(site, context),
  )
  await wait(delivered)
  const links = [...orders.flatMap((order) => [`${order}/change`, `${order}/invoice`]), ...(await linksOf(site))]
  return { site, pass: await context.storageState(), office, links, orderOfTwo }
}

function succeeded(...answers: readonly APIResponse[]) {
  for (const answer of answers) if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`)
}

const withdrawing = 'vera@widerruf.example'

interface Booking {
  date: PlannedLive
  form: Record<string, string>
  /** The network that it comes from: the seats of each are counted. */
  sender: string
}

const ofTwo: Booking = {
  date: theFlclInBerlin,
  form: { ...filledForm('vera@zwei.example'), ...participants(1) },
  sender: '198.51.100.2',
}

const bookings: readonly Booking[] = [
  { date: theFl2dInGraz, form: filledForm('vera@zeugnis.example'), sender: '198.51.100.1' },
  { date: theFlclInSalzburg, form: filledForm(withdrawing), sender: '198.51.100.3' },
  // Nine seats from one network: who books the last three has to confirm the address.
  { date: theFl2dInHamburg, form: { ...filledForm('vera@sechs.example'), ...participants(5) }, sender: '198.51.100.4' },
  { date: theFlsaInMunich, form: { ...filledForm('vera@neun.example'), ...participants(2) }, sender: '198.51.100.4' },
]

/** The path of the order. */
async function book({ request }: BrowserContext, { date, form, sender }: Booking): Promise<string> {
  const answer = await send(request, hrefOf(date), form, { headers: { 'x-forwarded-for': sender } })
  const { location = '' } = answer.headers()
  return new URL(location, 'http://site.example').pathname
}

async function askForCertificate(context: BrowserContext) {
  const date = hrefOf(theFl2dInGraz)
  const workshop = date.slice(date.lastIndexOf('/') + 1)
  const form = { firstName: 'Vera', lastName: 'Kranzelmayer', workshop, answer: 'yes' }
  return sendWithTicket(context, `/de/dsgvo/${workshop}`, form)
}

/** A comment whose author wants mails about replies. */
const notified = 'notified@post.example'

function comment(context: BrowserContext) {
  const form = { name: 'Vera', email: notified, comment: 'Welche Zahl zuerst?', notify: 'on' }
  return sendWithTicket(context, `/de/blog/${postNames.de}`, form)
}

/** Declares the withdrawal from the order that the mails to this address are about. */
async function withdraw(site: Site, context: BrowserContext) {
  const [confirmation] = await emailsTo(site, withdrawing)
  const orderNumber = /\b\d{4}-\d{4}\b/.exec(confirmation?.text ?? '')?.[0] ?? ''
  const form = { name: 'Vera Kranzelmayer', orderNumber, email: withdrawing }
  return sendWithTicket(context, '/de/widerruf', form)
}

async function sendWithTicket({ request }: BrowserContext, path: string, fields: Record<string, string>) {
  const ticket = await (await request.get('/form-ticket')).text()
  await wait(longEnough)
  return request.post(path, { form: { ...fields, ticket } })
}

/** The first link of this kind in a mail that has these words. */
async function linkTo(site: Site, kind: string, words = ''): Promise<string> {
  const emails = await everyEmail(site)
  const links = emails.filter(({ text }) => text.includes(words)).flatMap((email) => pathsIn(site, email))
  return links.find((link) => link.includes(kind)) ?? ''
}

async function linksOf(site: Site): Promise<string[]> {
  const emails = await everyEmail(site)
  return [...new Set(emails.flatMap((email) => pathsIn(site, email)))]
}

function pathsIn(site: Site, { text }: ParsedEmail): string[] {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  return links.flatMap((link) => (link.startsWith(`${site.url}/`) ? new URL(link).pathname : []))
}
