import { setTimeout as wait } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { mainList } from '#domain/newsletter/subscription.ts'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { postNames } from './every-page.ts'
import { filledForm, send } from './posted-form.ts'
import { longEnough } from './press-once-more.ts'
import { hrefOf } from './workshop-dates.ts'

/** Who has booked, and so is known. */
export const known = 'ottilie.bekannt@post.example'

/** An injection attempt; it stays text wherever it is shown. */
export const evil = `<img src="/x" onerror="document.title='owned'"> & Söhne`

/**
 * What makes screens of the office that the seed world leaves empty: someone books, waits, writes and reads the newsletter; Nora adds the
 * rest. All of them write the same words wherever they may.
 */
export async function fillOffice(office: Page, visitor: APIRequestContext, words: string) {
  const ticket = await (await visitor.get('/form-ticket')).text()
  const human = wait(longEnough)
  const { request } = office.context()
  const inIndia = { 'invoice.country': 'IN', joinsWaitlist: 'on' }
  const named = { 'booker.lastName': words, 'booker.notes': words, 'invoice.company': words }
  for (const form of [filledForm(known), { ...filledForm(`ravi.${known}`), ...inIndia }].map((one) => ({
    ...one,
    ...named,
  })))
    expect((await send(visitor, hrefOf(theFl2dInHamburg), form)).status()).toBe(303)
  await addPicture(request, words)
  await addWebhook(request)
  await changePost(office, words)
  await human
  await comesIn(visitor, '/de/newsletter', { email: known, list: mainList, ticket })
  const writer = { name: `Ottilie ${words}`, email: known }
  await comesIn(visitor, `/de/blog/${postNames.de}`, { ...writer, comment: words, ticket })
  await comesIn(visitor, '/de/message', { ...writer, message: words, ticket })
  await comesIn(visitor, '/de/widerruf', { ...writer, orderNumber: '2026-9999', message: words, ticket })
}

async function comesIn(visitor: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await visitor.post(path, { form })
  expect(answer.ok(), path).toBe(true)
}

async function addPicture(request: APIRequestContext, words: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4a86bc' } })
    .png()
    .toBuffer()
  const file = { name: `${words}.png`, mimeType: 'image/png', buffer }
  const multipart = { intent: 'upload', file, altDe0: words, altEn0: words }
  expect((await request.post('/office/media', { multipart, headers: fromHere })).ok()).toBe(true)
}

/** A public address without a host name, so that nothing is looked up. It is subscribed to cancellations only, and there are none. */
async function addWebhook(request: APIRequestContext) {
  const form = { idempotencyKey: crypto.randomUUID(), url: 'https://1.1.1.1/walk', events: 'booking-cancelled' }
  expect((await request.post('/office/webhooks', { form, headers: fromHere })).ok()).toBe(true)
}

async function changePost(office: Page, words: string) {
  await office.goto('/office/posts')
  await office.goto((await office.locator('tbody a[href^="/office/posts/"]').first().getAttribute('href')) ?? '')
  await office.locator('textarea[name="excerpt"]').fill(words)
  await office.locator('button[name="then"][value="stay"]').click()
  await expect(office).toHaveURL(/done=saved/)
}

/** The header that a browser sends; the office accepts no form without it. */
const fromHere = { 'sec-fetch-site': 'same-origin' }
