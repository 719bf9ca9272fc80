import { expect } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { askAsTyped } from './steps/as-typed.ts'
import { send } from './steps/posted-form.ts'
import { dateOf, hrefOf } from './steps/workshop-dates.ts'

test.describe('one step leads to the right address, with the query kept', () => {
  const { slug } = dateOf(theFl2dInGraz)
  const addresses: [asked: string, answered: string][] = [
    ['/trainings/fl2d?ref=karte', '/de/workshops/flight-level-2-design?ref=karte'],
    [`/en/trainings/details/2020/${slug}`, '/en/workshops/flight-level-2-design'],
    ['/trainings/details/long-gone', '/de/workshops'],
    ['/dsgvo', '/de/datenschutzerklaerung'],
    ['/de/datenschutzerklaerung/', '/de/datenschutzerklaerung'],
    ['/en/buecher?a=1&b=%C3%BC', '/en/books?a=1&b=%C3%BC'],
    ['/DE/Workshops', '/de/workshops'],
    ['//de//workshops//', '/de/workshops'],
    ['/de/de', '/de'],
    ['/en/barrierefreiheit', '/en/accessibility'],
    ['/EN//Barrierefreiheit/?x', '/en/accessibility?x'],
    ['/de/../de/workshops/', '/de/workshops'],
  ]
  for (const [asked, answered] of addresses) {
    test(asked, async ({ site }) => {
      const first = await askAsTyped(site.url, asked)
      expect([first.status, first.location]).toEqual([301, answered])
      expect((await askAsTyped(site.url, answered)).status, 'and there is the page').toBe(200)
      expect((await askAsTyped(site.url, asked, 'HEAD')).location).toBe(answered)
    })
  }
})

test.describe('an address that no one knows gets the error page in its frame, wherever it tries to lead', () => {
  const addresses = [
    '/fr/workshops',
    '/de/en/workshops',
    '/de/%00',
    '/de/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/../../etc/passwd',
    `/de/${'lang'.repeat(2000)}`,
    '//evil.example/workshops',
    '/trainings/unknown',
    '/de/workshops/nowhere',
    '/WP-Login.php',
  ]
  for (const address of addresses) {
    test(address.slice(0, 60), async ({ site }) => {
      const { status, location, body } = await askAsTyped(site.url, address)
      expect([status, location]).toEqual([404, undefined])
      for (const part of ['<html lang="de"', '<header', '<footer', '404']) expect(body).toContain(part)
      // docs/product.md#error-page: the second for an unknown route, the first where the content source has no page for it
      expect(body).toMatch(/Diese Seite wurde nicht gefunden \(|Seite nicht gefunden: /)
      expect(body.replace(/<script.*?<\/script>/gs, ''), 'nothing in English').not.toMatch(/not found/)
      expect(body).not.toContain('\u0000')
    })
  }
})

for (const address of ['/de/%E0%A4%A', '/de/%ZZ', '/%'])
  test(`a torn address is refused in the frame: ${address}`, async ({ site }) => {
    const { status, location, body } = await askAsTyped(site.url, address)
    expect([status, location]).toEqual([400, undefined])
    for (const part of ['<html lang="de"', '<header', '<footer']) expect(body).toContain(part)
    expect(body.replace(/<script.*?<\/script>/gs, '')).not.toContain(address)
  })

test('a backslash is no slash: the address is refused', async ({ site }) => {
  for (const address of ['/\\evil.example', '/de/\\evil.example/'])
    expect(await askAsTyped(site.url, address)).toMatchObject({ status: 400, location: undefined })
})

test('a form that is sent to an untidy address is answered there', async ({ request }) => {
  expect((await send(request, `${hrefOf(theFl2dInGraz)}/`, {})).status()).toBe(422)
})
