import { expect } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { everyPage } from './steps/every-page.ts'
import { orderPage } from './steps/order-page.ts'
import { expectWords, filledForm, send } from './steps/posted-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

test.describe('the start page without a language', () => {
  const wishes: [what: string, language: string, headers: Record<string, string>][] = [
    ['is German without a preferred language', 'de', { 'accept-language': '*' }],
    ['follows the browser', 'en', { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' }],
    ['knows which language is liked better', 'de', { 'accept-language': 'en;q=0.4,de-AT;q=0.9' }],
    ['passes over languages that it does not speak', 'en', { 'accept-language': 'fr,it;q=0.9,en;q=0.1' }],
    ['follows the cookie before the browser', 'de', { 'accept-language': 'en', cookie: 'locale=de' }],
    ['does not believe any cookie', 'en', { 'accept-language': 'en', cookie: 'locale=xx' }],
  ]
  for (const [what, language, headers] of wishes) {
    test(what, async ({ request, site }) => {
      const answer = await request.get('/', { headers })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expectWords(html, `<html lang="${language}"`)
      expectWords(html, `<link rel="canonical" href="${site.url}/${language}"`)
      expect(answer.headers().vary).toMatch(/cookie, accept-language/i)
    })
  }
})

test.describe('an address with a slip', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, meant] of [
    ['/de/wrokshops', '/de/workshops'],
    ['/en/workshops/flight-level-2-desing', '/en/workshops/flight-level-2-design'],
    ['/de/blog/strategie-ist-kein-dokumnt', '/de/blog/strategie-ist-kein-dokument'],
    [hrefOf(theFl2dInHamburg).replace('hamburg', 'hambrug'), hrefOf(theFl2dInHamburg)],
  ] as const)
    test(`leads to what was probably meant: ${path}`, async ({ page, surprises }) => {
      surprises.allowStatus(404)
      expect((await page.goto(path))?.status()).toBe(404)
      await page.locator(`main a[href="${meant}"]`).first().click()
      await expect(page).toHaveURL(meant)
    })
})

for (const language of languages) {
  for (const { name, address, status } of everyPage(language)) {
    test(`${name} in ${language} declares its type and its translation`, async ({ request, site }) => {
      const answer = await request.get(address)
      expect(answer.status()).toBe(status)
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
      const html = await answer.text()
      expectWords(html, `<html lang="${language}"`)
      expect(html).toMatch(/<title>[^<]*Flight Levels[^<]*<\/title>/)
      if (status === 404) {
        expectWords(html, '<meta name="robots" content="noindex"')
        return
      }
      const path = address.replace(/[?].*/, '').slice('/de'.length)
      expectWords(html, `<link rel="canonical" href="${site.url}/${language}${path}"`)
      for (const translation of languages) {
        expectWords(html, `<link rel="alternate" hrefLang="${translation}" href="${site.url}/${translation}${path}"`)
      }
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/\S.{20}/)
    })
  }
}

test('the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto(hrefOf(theFl2dInHamburg, 'de'))
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(hrefOf(theFl2dInHamburg, 'en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(hrefOf(theFl2dInHamburg, 'de'))
})

test('an order page is for who holds its link, and leaves no traces', async ({ page, site }) => {
  const booked = await send(page.request, hrefOf(theFl2dInHamburg), filledForm('spurlos@post.example'))
  const address = booked.headers().location ?? ''
  const answer = await page.goto(address)
  const headers = answer?.headers() ?? {}
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)

  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers().referer))
  await page.reload()
  expect(referrers.filter((referrer) => referrer?.includes('/order/'))).toEqual([])
  expect(site.output()).not.toContain(address.split('/').at(-1))

  const calendar = await page.request.get(`${address}/calendar.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(calendar.headers()['cache-control']).toBe('no-store')
  for (const guess of [address.slice(0, -1), `${address}A`, '/de/order/1', '/de/order/2026-0001']) {
    expect((await page.request.get(guess)).status(), guess).toBe(404)
    expect((await page.request.get(`${guess}/calendar.ics`)).status(), guess).toBe(404)
  }
})

test('a printed order is the order under the mark, without menus and buttons', async ({ page }) => {
  const booked = await send(page.request, hrefOf(theFl2dInHamburg), filledForm('papier@post.example'))
  await page.goto(booked.headers().location ?? '')
  const order = orderPage(page, 'de')
  const frame = [
    page.getByRole('button', { name: 'Menü' }),
    page.getByRole('navigation', { name: 'Schnellzugriff' }),
    page.getByRole('banner').getByRole('group', { name: 'Sprache' }),
    page.getByRole('contentinfo'),
    order.calendar,
  ]
  for (const part of frame) await expect(part).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of frame) await expect(part).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible()
  await expect(order.fact('orderNumber')).toBeVisible()
  await expect(order.summary).toBeVisible()
  await expect(order.participants).toBeVisible()
})

test('a printed workshop has the answers to its questions, and those of a form only where they were asked for', async ({
  page,
}) => {
  await page.goto(hrefOf(theFl2dInHamburg))
  const answer = page.locator('details').filter({ hasText: 'Was soll ich vorbereiten?' }).locator('p').first()
  const salutation = page.getByLabel('Anrede').first()
  for (const part of [answer, salutation]) await expect(part).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(salutation).toBeHidden()
})

test('the mailbox opens only with its key', async ({ request }) => {
  for (const guess of ['/mailbox', '/mailbox/', '/mailbox/x', `/mailbox/${'A'.repeat(43)}`]) {
    expect((await request.get(guess)).status(), guess).toBe(404)
  }
})
