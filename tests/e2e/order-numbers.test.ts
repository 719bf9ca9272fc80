import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import siteRoutes from '../../src/routes.ts'
import { senderOf } from '../helpers/sender-of.ts'
import { test } from './site-test.ts'
import { emailsTo } from './steps/mailbox.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

/*
 * Order numbers are consecutive, so anyone can guess one. Every address that the router or the description of the API knows gets one in
 * each place where it takes something: nothing of the order is shown, no link to it is given, nothing is done to it, no mail leaves.
 */

/** Data that an answer without a valid key must not contain. */
const vera = { email: 'vera.nummer@post.example', street: 'Nummerngasse 17' }
const otto = { email: 'otto.nummer@post.example', street: 'Zifferweg 9' }

/** The names that forms and queries of the site use to identify an order, and others that an attacker might try. */
const fieldNames = [
  'number',
  'order',
  'orderNumber',
  'orderId',
  'token',
  'key',
  'idempotencyKey',
  'id',
  'link',
  'session',
]

/** A link of ours, or anything else that cannot be guessed. */
const secret = /\/(?:order|booking|participants|paid|offer|confirm-order|withdrawal)\/[\w-]{43}/

test('nothing opens by the number of an order', async ({ request, site }) => {
  const order = await book(request, vera)
  const { number } = await numbersOf(request, order, vera.email)
  await expect.poll(async () => (await emailsTo(site, vera.email)).length).toBeGreaterThan(0)
  const before = await stateOf(request, order)
  const addresses = [...addressesOf(siteRoutes), ...(await addressesOfApi(request))].filter(isForVisitors)
  expect(addresses.length).toBeGreaterThan(50)
  const opened: string[] = []
  for (const pattern of addresses) {
    for (const key of [number, number.replace('-', '')]) {
      const fields = Object.fromEntries(fieldNames.map((name) => [name, key]))
      // Each request comes from a network of its own: this test is about the answers, not the rate limit.
      const headers = { 'x-forwarded-for': senderOf(`${pattern} ${key}`) }
      const address = filled(pattern, key)
      const answers = await Promise.all([
        request.get(`${address}?${new URLSearchParams(fields)}`, { headers }),
        send(request, address, fields, { headers }),
      ])
      for (const answer of answers) {
        const shownText = await wordsIn(answer)
        // Where a link belongs, a number is a page that does not exist.
        const isThere = /:(?:token|session|code)/.test(pattern) && answer.status() < 400 && !answer.headers().location
        if (isThere || isAbout(shownText, vera) || secret.test(shownText))
          opened.push(`${pattern} with ${key}: ${answer.status()}`)
      }
    }
  }
  expect(opened).toEqual([])
  expect(await stateOf(request, order)).toBe(before)
  expect((await emailsTo(site, vera.email)).map(({ subject }) => subject).join()).not.toMatch(/Storn|Widerruf/)
})

test('the own link with the number of another opens nothing of the other', async ({ request }) => {
  const order = await book(request, vera)
  const other = await numbersOf(request, await book(request, otto), otto.email)
  const token = order.split('/').pop() ?? ''
  const opened: string[] = []
  for (const pattern of addressesOf(siteRoutes).filter((one) => one.includes(':token'))) {
    for (const key of [other.number, other.invoice]) {
      const fields = Object.fromEntries(fieldNames.map((name) => [name, key]))
      const headers = { 'x-forwarded-for': senderOf(`${pattern} ${key}`) }
      const address = `${filled(pattern.replace(':token', token), key)}?${new URLSearchParams(fields)}`
      const answer = await request.get(address, { headers, maxRedirects: 0 })
      if (isAbout(await wordsIn(answer), otto)) opened.push(`${pattern} with ${key}`)
    }
  }
  expect(opened).toEqual([])
})

async function book(request: APIRequestContext, person: typeof vera): Promise<string> {
  const fields = { ...filledForm(person.email), 'invoice.street': person.street }
  const answer = await send(request, hrefOf(theFl2dInHamburg), fields)
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

/** What the page of an order shows to the holder of its link. */
async function numbersOf(request: APIRequestContext, order: string, email: string) {
  const html = await (await request.get(order)).text()
  expect(html).toContain(email)
  const one = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[0]
    if (!found) throw new Error(`the page of the order has no ${pattern}`)
    return found
  }
  return {
    number: one(/\b20\d\d-\d{4}\b/),
    invoice: one(/\bR-20\d\d-\d{4}\b/),
  }
}

async function stateOf(request: APIRequestContext, order: string): Promise<string> {
  const html = await (await request.get(order)).text()
  return html.replaceAll(/<script.*?<\/script>|nonce="[^"]*"|<[^>]*>/gs, '')
}

/** The body of an answer, and the address to which it redirects. */
async function wordsIn(answer: APIResponse): Promise<string> {
  return `${answer.headers().location ?? ''} ${await answer.text()}`
}

function isAbout(shownText: string, { email, street }: typeof vera): boolean {
  return shownText.includes(email) || shownText.includes(street)
}

/** The office checks the session before anything else; its own links are for visitors too. */
function isForVisitors(pattern: string): boolean {
  return !pattern.startsWith('/office') || pattern.includes(':token')
}

/** The paths of a tree of routes. */
function addressesOf(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [...(own ? [own] : []), ...addressesOf(children, own)]
  })
}

async function addressesOfApi(request: APIRequestContext): Promise<string[]> {
  const { paths } = await (await request.get('/api/openapi.json')).json()
  return Object.keys(paths)
}

function filled(pattern: string, key: string): string {
  return pattern.replace(':language', 'de').replaceAll(/:\w+|\{\w+\}|\*/g, key)
}
