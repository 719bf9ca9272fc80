import { expect, type Page } from '@playwright/test'
import type { Site } from '../helpers/start-site.ts'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo, type ParsedEmail } from './steps/mailbox.ts'
import { newsletterBox } from './steps/newsletter-box.ts'
import { longEnough, sendAtOnce } from './steps/press-once-more.ts'

// What is asked for here comes from one household; who has no JavaScript lives in another.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.20' } })

async function emailTo(site: Site, email: string, subject: string): Promise<ParsedEmail> {
  let found: ParsedEmail | undefined
  await expect
    .poll(async () => {
      found = (await emailsTo(site, email)).find((one) => one.subject === subject)
      return found?.subject
    })
    .toBe(subject)
  if (!found) throw new Error(`no letter to ${email}`)
  return found
}

function linkIn({ text }: ParsedEmail, way: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`https?://\\S+/newsletter/${way}/[\\w-]{43}`).exec(text)?.[0]
  if (!link) throw new Error(`no link to ${way}`)
  return link
}

const request = 'Bitte bestätige: unser Newsletter, einmal im Monat'
const welcome = 'Du bist dabei: unser Newsletter'

async function signUp(page: Page, email: string) {
  const box = newsletterBox(page)
  await box.email.fill(email)
  await box.hasItsTicket()
  await page.waitForTimeout(longEnough)
  await box.send.click()
  await expect(page.getByText('Schau bitte in dein Postfach')).toBeVisible()
}

test('Resi signs up where a page places the box, confirms by the mail and leaves by its page', async ({
  page,
  site,
}) => {
  await page.goto('/de/twig')
  await signUp(page, 'resi@hollerer.example')
  expect(new URL(page.url()).pathname).toBe('/de/twig')

  await test.step('looking at the link confirms nothing', async () => {
    const link = linkIn(await emailTo(site, 'resi@hollerer.example', request), 'confirm')
    for (const method of ['GET', 'HEAD', 'GET']) await page.request.fetch(link, { method })
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByText('Noch ein Klick, dann bist du dabei')).toBeVisible()
    await expect(page.getByText('resi@hollerer.example')).toBeVisible()
    await lookClosely(page)
    await page.getByRole('button', { name: 'Ja, schickt ihn mir' }).click()
    await expect(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible()
  })

  await test.step('the welcome leads out', async () => {
    const link = linkIn(await emailTo(site, 'resi@hollerer.example', welcome), 'unsubscribe')
    await page.goto(link)
    await lookClosely(page)
    await page.getByRole('button', { name: 'Abbestellen' }).click()
    await expect(page.getByText('Erledigt, du bekommst keinen Newsletter mehr')).toBeVisible()
    await lookClosely(page)
  })
})

test('Jakob’s mail program takes him off the list with one click, and only with that', async ({ page, site }) => {
  await page.goto('/de/newsletter')
  await lookClosely(page)
  await signUp(page, 'jakob@post.example')
  await lookClosely(page)
  await page.goto(linkIn(await emailTo(site, 'jakob@post.example', request), 'confirm'))
  await page.getByRole('button', { name: 'Ja, schickt ihn mir' }).click()
  await expect(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible()
  const { headers, text } = await emailTo(site, 'jakob@post.example', welcome)
  const oneClick = /^<(https?:\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

  // as a provider's server does: no cookie, an origin that is not ours, no browser
  const post = (body: string) =>
    fetch(oneClick, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body,
    })
  expect((await post('something=else')).status).toBe(400)
  const looked = await fetch(oneClick, { redirect: 'manual' })
  expect(looked.status).toBe(302)
  const end = linkIn({ subject: '', html: '', calendars: [], headers, text }, 'unsubscribe')
  await page.goto(end)
  await expect(page.getByRole('button', { name: 'Abbestellen' })).toBeVisible()
  const answer = await post('List-Unsubscribe=One-Click')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await page.reload()
  await expect(page.getByText('Erledigt, du bekommst keinen Newsletter mehr')).toBeVisible()
  expect(
    (
      await fetch(oneClick.slice(0, -1), {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    ).status,
  ).toBe(404)
})

test('a link that was guessed, or is for something else, opens nothing', async ({ page, surprises }) => {
  surprises.allowStatus(404)
  for (const way of ['confirm', 'unsubscribe']) {
    for (const token of ['x', 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx']) {
      expect((await page.goto(`/de/newsletter/${way}/${token}`))?.status()).toBe(404)
      if (way === 'confirm')
        await expect(page.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute('href', '/de/newsletter')
      expect((await page.request.post(`/de/newsletter/${way}/${token}`, { form: {} })).status()).toBe(404)
    }
  }
})

test('errors are shown beside the box, and the page stays', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.goto('/de/speaking')
  const box = newsletterBox(page)
  await box.email.fill('resi@')
  await box.hasItsTicket()
  await box.send.click()
  await expect(page.getByText('Bitte gib eine gültige E-Mail Adresse ein!')).toBeVisible()
  await expect(box.email).toBeFocused()
  await expect(box.email).toHaveValue('resi@')
  expect(new URL(page.url()).pathname).toBe('/de/speaking')
  await lookClosely(page)
})

test('sent before its script came, the box is answered on a page of its own, which leads to the same place', async ({
  page,
  surprises,
}) => {
  surprises.allowStatus(422)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/frame-page-*.js', (route) => arrival.promise.then(() => route.continue()))
  await page.goto('/de/speaking', { waitUntil: 'commit' })
  const box = newsletterBox(page)
  await box.email.fill('resi@')
  await box.send.click({ noWaitAfter: true })
  await expect(page.getByText('Bitte gib eine gültige E-Mail Adresse ein!')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/de/newsletter')
  arrival.resolve()
  await expect(box.email).toBeFocused()
  await expect(box.email).toHaveValue('resi@')
})

test('a forged list is refused, and no one gets a mail', async ({ request: api, site }) => {
  const ticket = await (await api.get('/form-ticket')).text()
  await new Promise((resolve) => setTimeout(resolve, longEnough))
  const form = { email: 'forged@post.example', list: 'shareholders', ticket }
  const answer = await api.post('/de/newsletter', { form })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('Leider hat das nicht geklappt.')
  expect(await emailsTo(site, 'forged@post.example')).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.21' } })

  test('Grete signs up below a post and is answered on a page of its own', async ({ page, site, surprises }) => {
    surprises.allowStatus(422)
    await page.goto('/de/blog/strategie-ist-kein-dokument')
    const box = newsletterBox(page)
    await box.send.click()
    await expect(page.getByText('Sorry, aber wir brauchen eine E-Mail Adresse')).toBeVisible()
    await box.email.fill('grete@post.example')
    await sendAtOnce(page, box.send, page.getByText('Schau bitte in dein Postfach'), () =>
      expect(box.email).toHaveValue('grete@post.example'),
    )
    expect(new URL(page.url()).pathname).toBe('/de/newsletter')
    await page.goto(linkIn(await emailTo(site, 'grete@post.example', request), 'confirm'))
    await page.getByRole('button', { name: 'Ja, schickt ihn mir' }).click()
    await expect(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible()
  })
})
