import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { contentService, editorOf } from './steps/editor.ts'
import { lookClosely } from './steps/look-closely.ts'

test.describe.configure({ mode: 'serial' })

const uri = '/ausblick'
const address = `/de${uri}`
const paragraph = (content: string) => ({ name: 'core/paragraph', fields: { content } })
const confetti = { name: 'acme/confetti' }

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

test('a draft shows to its editor at once, to visitors when it is published', async ({
  browser,
  page,
  request,
  site,
  surprises,
}) => {
  surprises.allowStatus(404)
  surprises.allowStatus(422)
  const service = await contentService(request, site)
  const first = await service.save(uri, [paragraph('Erste Fassung'), confetti])
  const elsewhere = await browser.newContext({ baseURL: site.url })
  surprises.watch(elsewhere)
  const visitor = await elsewhere.newPage()
  // Only the addresses: the body of an answer is gone once its page has been left.
  const scripts = new Set<string>()
  visitor.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })

  await visitor.goto(address)
  await expect(visitor.getByText(`Diese Seite wurde nicht gefunden (${address})`)).toBeVisible()

  const editor = await editorOf(site)
  await page.goto(`/de/preview/login?to=${address}`)
  await lookClosely(page)
  await logIn(page, { ...editor, password: 'geraten' })
  await expect(page.getByRole('alert')).toContainText('passen nicht zusammen')
  await expect(page.getByLabel('Benutzername')).toHaveValue('editor')
  await expect(page.getByLabel('Passwort')).toHaveValue('')
  await logIn(page, editor)
  await expect(page).toHaveURL(address)
  const bar = page.getByRole('complementary', { name: 'Vorschau' })
  await expect(bar).toContainText('Entwurf, noch nicht veröffentlicht')
  await expect(page.getByText('Erste Fassung')).toBeVisible()
  await expect(page.locator('[data-unknown-block="acme/confetti"]')).toContainText('Unbekannter Block acme/confetti')
  await expect(bar).toContainText('Änderungen erscheinen von selbst')
  await lookClosely(page)

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const second = await service.save(uri, [paragraph('Zweite Fassung'), confetti], first)
  await expect(page.getByText('Zweite Fassung')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)

  const published = await service.publish(second)
  await expect(bar).toContainText('Veröffentlicht: So sehen es alle')
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  await visitor.goto(address)
  await expect(visitor.getByText('Zweite Fassung')).toBeVisible()
  await expect(visitor.getByText('acme/confetti')).toHaveCount(0)
  await expect(visitor.getByText('Vorschau')).toHaveCount(0)

  const third = await service.save(uri, [paragraph('Dritte Fassung')], published)
  await expect(bar).toContainText('veröffentlicht ist eine frühere Version')
  await expect(page.getByText('Dritte Fassung')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Zweite Fassung')).toBeVisible()
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  await bar.getByRole('button', { name: 'Abmelden' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByText('Zweite Fassung')).toBeVisible()
  // Only that this browser is known for the next time.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['content.device'])
  await service.remove(third)
  expect(scripts.size).toBeGreaterThan(0)
  for (const script of scripts) expect(await (await fetch(script)).text(), script).not.toContain('graphql-transport-ws')
  await elsewhere.close()
})

test('an expired token turns an editor into a visitor, and the page shows it', async ({ context, page, site }) => {
  await context.addCookies(
    ['content-token', 'content-token.de'].map((name) => ({ name, value: 'a'.repeat(43), url: site.url })),
  )
  await page.goto('/de/buecher')
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toContainText('Deine Anmeldung ist abgelaufen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0)
})

test('a token that was revoked elsewhere ends an open preview with the next change, without a reload', async ({
  page,
  request,
  site,
  surprises,
}) => {
  surprises.allowStatus(404)
  const service = await contentService(request, site)
  const draft = await service.save('/rueckblick', [paragraph('Nur ein Entwurf')])
  await page.goto('/de/preview/login?to=/de/rueckblick')
  await logIn(page, await editorOf(site))
  const bar = page.getByRole('complementary', { name: 'Vorschau' })
  await expect(bar).toContainText('Änderungen erscheinen von selbst')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'content-token')?.value
  await request.post('/graphql', {
    data: { query: 'mutation { logout }' },
    headers: { authorization: `Bearer ${token}`, cookie: '' },
  })
  const changed = await service.save('/rueckblick', [paragraph('Geht nur noch andere an')], draft)
  await expect(bar).toContainText('Deine Anmeldung ist abgelaufen')
  await expect(page.getByText('Diese Seite wurde nicht gefunden (/de/rueckblick)')).toBeVisible()
  await expect(page.getByText('Geht nur noch andere an')).toHaveCount(0)
  await service.remove(changed)
})

test('what an editor sees is kept nowhere, and nothing kept is shown to an editor', async ({ request, site }) => {
  const before = await (await request.get('/de/twig')).text()
  const form = { ...(await editorOf(site)), to: '//elsewhere.example/' }
  const login = await request.post('/de/preview/login', { form, maxRedirects: 0 })
  expect([login.status(), login.headers().location]).toEqual([303, '/de'])
  const shown = await request.get('/de/twig')
  expect(shown.headers()['cache-control']).toBe('no-store')
  expect(shown.headers().etag).toBeUndefined()
  expect(await shown.text()).toContain('data-preview="published"')
  expect((await request.get('/de/twig/_payload.json')).headers()['cache-control']).toBe('no-store')
  const visitors = await fetch(`${site.url}/de/twig`)
  expect(await visitors.text()).toBe(before)
  const headers = visitors.headers.get('content-security-policy')
  expect(headers).toContain("connect-src 'self';")
  expect(shown.headers()['content-security-policy']).toMatch(/connect-src 'self' ws:\/\/127\.0\.0\.1:\d+;/)
})

test('works without JavaScript, and reports what is missing', async ({ browser, site, surprises }) => {
  surprises.allowStatus(422)
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: 'de-AT' })
  const page = await context.newPage()
  const answer = await page.goto('/de/preview/login')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Deinen Benutzernamen bitte!',
    'Dein Passwort bitte!',
  ])
  await logIn(page, await editorOf(site))
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0)
  await context.close()
})
