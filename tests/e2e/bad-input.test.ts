import { type APIRequestContext, expect } from '@playwright/test'
import { workshopHref } from '#domain/workshop/certification.ts'
import { selfPacedDate } from '#seed/planned-date.ts'
import { theFlsaInMunich, theFullFl2dInVienna, thePastFl2dInVienna, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderAddress } from './steps/order-page.ts'
import {
  expectKept,
  expectPage,
  expectWords,
  filledForm,
  participants,
  type Sending,
  send,
} from './steps/posted-form.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

/** Anyone who sends a form that must not be taken. Nothing may ever be sent to this address. */
const vera = 'vera.kranzelmayer@post.example'
const munich = hrefOf(theFlsaInMunich)

test.describe('a form that cannot be right is shown again with everything kept', () => {
  const { 'invoice.street': _street, ...withoutStreet } = filledForm(vera)
  const forms: [what: string, fields: Record<string, string>, complaint: string][] = [
    ['a field is missing', withoutStreet, 'Gib eine Straße und HNr. an'],
    ['an unknown field is sent', { ...filledForm(vera), discount: '100' }, notUnderstood()],
    ['a price is forged', { ...filledForm(vera), price: '1', 'quote.net': '100' }, notUnderstood()],
    ['a seat has a price', { ...filledForm(vera), ...participants(1), 'participants[0].price': '1' }, notUnderstood()],
    [
      'a name leads into the program',
      { ...filledForm(vera), 'constructor.name': 'x', '__proto__.x': 'x' },
      notUnderstood(),
    ],
    ['a list would be endless', { ...filledForm(vera), 'participants[999999999].email': 'x' }, notUnderstood()],
    ['a word is sent for a list', { ...filledForm(vera), participants: 'everybody' }, notUnderstood()],
    ['200 people are to take part', { ...filledForm(vera), ...participants(200) }, 'So viele Personen passen nicht'],
    ['a name has a NUL', { ...filledForm(vera), 'booker.firstName': 'Ve\u0000ra' }, 'unsichtbare Steuerzeichen'],
    [
      'a name turns the text around',
      { ...filledForm(vera), 'booker.firstName': 'Ve\u202era' },
      'unsichtbare Steuerzeichen',
    ],
    ['a name goes on for ever', { ...filledForm(vera), 'booker.firstName': 'V'.repeat(500) }, 'Das ist zu lang.'],
    ['a country does not exist', { ...filledForm(vera), 'invoice.country': 'XX' }, 'Wähle ein Land aus'],
    ['a salutation does not exist', { ...filledForm(vera), 'booker.salutation': 'king' }, 'Bitte auswählen'],
  ]
  for (const [what, fields, complaint] of forms) {
    test(`when ${what}`, async ({ request }) => {
      await nothingHappens(request, async () => {
        const html = await expectPage(await send(request, munich, fields), 422)
        expectWords(html, complaint)
        expectKept(html)
      })
    })
  }
})

test.describe('a form that the seats or the date do not allow is shown again with everything kept', () => {
  const forms: [what: string, address: string, fields: Record<string, string>, refusal: string][] = [
    ['is over', hrefOf(thePastFl2dInVienna), filledForm(vera), 'Dieser Termin hat schon begonnen oder ist vorbei.'],
    ['is sold out', hrefOf(theFullFl2dInVienna), filledForm(vera), 'Der letzte Platz ist gerade vergeben worden.'],
    ['has no seats at all', selfPaced(), filledForm(vera), 'Diesen Workshop kann man nicht für einen Termin buchen.'],
    ['takes smaller groups', munich, { ...filledForm(vera), ...participants(6) }, 'höchstens 6 Personen'],
  ]
  for (const [what, address, fields, refusal] of forms) {
    test(`because the date ${what}`, async ({ request }) => {
      await nothingHappens(request, async () => {
        const html = await expectPage(await send(request, address, fields), 409)
        expectWords(html, refusal)
        expectKept(html)
      })
    })
  }
})

test.describe('what no form of the site sends gets an error page in its frame', () => {
  const form = filledForm(vera)
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) }
  const text = { headers: { 'content-type': 'text/plain' }, body: 'terms=on' }
  const broken = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'no parts at all' }
  const huge = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(form)}&booker.notes=${'x'.repeat(10 * 1024 * 1024)}`,
  }
  const elsewhere = munich.replace('flight-levels-systems-architecture', 'flight-level-2-design')
  const foreign = (origin: string) => ({ headers: { origin } })

  const requests: [what: string, status: number, address: string, sending?: Sending][] = [
    ['10 MB of text', 413, munich, huge],
    ['JSON', 415, munich, json],
    ['plain text', 415, munich, text],
    ['a broken upload', 400, munich, broken],
    ['a form on somebody else’s page', 403, munich, foreign('https://flightlevels.example.com')],
    ['a form on a page without a known address', 403, munich, foreign('null')],
    ['a date that does not exist', 404, munich.replace(/\d{4}-\d\d-\d\d$/, '2031-02-30')],
    [
      'a certification that does not exist',
      404,
      munich.replace('flight-levels-systems-architecture', 'flight-level-9'),
    ],
    ['a date of another certification', 404, elsewhere],
    ['a language that does not exist', 404, munich.replace('/de/', '/fr/')],
  ]
  for (const [what, status, address, sending] of requests) {
    test(`${what}: ${status}`, async ({ request }) => {
      await nothingHappens(request, async () => {
        await expectPage(await send(request, address, form, sending), status)
      })
    })
  }

  const buttons = [
    'order',
    '[]',
    '{"type":"reset","payload":{}}',
    '{"type":"update","payload":{"name":"terms","value":"on"}}',
    '{"type":"insert","payload":{"name":"booker"}}',
    '{"type":"insert","payload":{}}',
    '{"type":"insert","payload":{"name":"participants","index":1000000000}}',
    '{"type":"remove","payload":{"name":"participants","index":-1}}',
    '{"type":"validate","payload":null}',
  ]
  for (const button of buttons) {
    test(`a button that the form does not have: ${button}`, async ({ request }) => {
      await nothingHappens(request, async () => {
        await expectPage(await send(request, munich, { ...form, __intent__: button }), 400)
      })
    })
  }

  test('it is in English where the page is', async ({ request }) => {
    const html = await expectPage(await send(request, munich.replace('/de/', '/en/'), form, json), 415, 'en')
    expectWords(html, 'Turbulence!')
  })
})

test('a name from the wilderness is taken as it is and stays a name, on the page and in the mail', async ({
  page,
  request,
  site,
}) => {
  const name = `<img src=x onerror="document.title='owned'"> & שירה 🛩️`
  const email = 'shira@post.example'
  const fields = { ...filledForm(email), 'booker.firstName': name, 'invoice.company': '</script><b>Firma</b>' }
  const answer = await send(request, munich, { ...fields, 'booker.notes': '<h1>Notiz</h1>\n‏שלום' })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers().location ?? '')
  await expect(page).toHaveURL(orderAddress.de)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(page.getByText('</script><b>Firma</b>')).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')

  await expect.poll(() => emailsTo(site, email)).toHaveLength(1)
  for (const { html, text, subject } of await emailsTo(site, email)) {
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img src=x|<b>Firma/)
    expect(text).toContain('<img src=x')
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

test('after all this no one has got mail who did not book', async ({ request, site }) => {
  // Mail is sent in the order of the bookings: once this one's is there, all earlier mail is.
  const honest = 'ehrlich@post.example'
  expect((await send(request, munich, filledForm(honest))).status()).toBe(303)
  await expect.poll(() => emailsTo(site, honest)).toHaveLength(1)
  expect(await emailsTo(site, vera)).toEqual([])
})

async function nothingHappens(request: APIRequestContext, step: () => Promise<void>) {
  const free = await seatsLeft(request, theFlsaInMunich)
  await step()
  expect(await seatsLeft(request, theFlsaInMunich)).toBe(free)
}

function selfPaced(): string {
  return workshopHref('de', selfPacedDate(theSelfPacedFl2d))
}

function notUnderstood(): string {
  return 'Diese Eingabe haben wir nicht verstanden.'
}
