import { expect, type Page } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { hasScript } from './steps/has-script.ts'
import { emailsTo } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const home = { street: 'Annenstraße 3', postalCode: '8020', city: 'Graz', country: 'AT' }
const save = (page: Page) => page.getByRole('button', { name: 'Angaben speichern' }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('Vera enters her dietary requirements, and passes her seat on to Resi', async ({ page, site, surprises }) => {
      surprises.allowStatus(422)
      surprises.allowStatus(404)
      surprises.allowStatus(409)
      const host = javaScriptEnabled ? 'kueche.example' : 'stille-kueche.example'
      const email = `vera@${host}`
      await page.goto(hrefOf(theFl2dInGraz))
      const form = bookingForm(page, 'de')
      await form.fillBooker({ firstName: 'Vera', lastName: 'Kranzelmayer', email })
      await form.fillInvoice(home)
      await form.terms.check()
      await form.order.click()
      await orderPage(page, 'de').isOpen()
      const order = page.url().replace(/#.*$/, '')
      const ownLink = async (address: string) => {
        const emails = await emailsTo(site, address)
        return emails.map(({ text }) => /http\S+\/de\/participants\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''
      }
      await expect.poll(() => ownLink(email)).not.toBe('')
      const own = new URL(await ownLink(email)).pathname

      const stale = await page.context().newPage()
      await stale.goto(order)
      await stale.getByRole('link', { name: 'Daten der Teilnehmenden ansehen und ergänzen' }).click()
      await expect(stale.getByLabel('Vorname')).toHaveValue('Vera')

      await test.step('through her own link: the ticked box wants its text and her consent', async () => {
        const answer = await page.goto(own)
        expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveCount(0)
        await page.getByLabel('Vorname').fill('Verena')
        await page.getByLabel('Beim Essen gibt es etwas zu beachten').check()
        await save(page)
        await expect(page.getByRole('alert')).toContainText('Was möchtest Du uns sagen?')
        await expect(page.getByLabel('Vorname')).toHaveValue('Verena')
        await page.getByRole('textbox', { name: 'Was möchtest Du uns sagen?' }).fill('Keine Nüsse')
        await page.getByLabel(/Ich willige ein/).check()
        await save(page)
        await expect(page.getByRole('heading', { name: 'Gespeichert' })).toBeVisible()
      })

      if (javaScriptEnabled)
        await test.step('what she adds to a saved text before the script has come, stays', async () => {
          const { promise: patience, resolve: letGo } = Promise.withResolvers<void>()
          await page.route(deferredScripts, (route) => patience.then(() => route.continue()))
          await page.goto('about:blank')
          await page.goto(own, { waitUntil: 'commit' })
          const meal = page.getByRole('textbox', { name: 'Was möchtest Du uns sagen?' })
          await meal.fill('Keine Nüsse, kein Sellerie')
          letGo()
          await hasScript(page)
          await expect(meal).toHaveValue('Keine Nüsse, kein Sellerie')
        })

      await test.step('in a tab opened before: nothing is overwritten, both values are told, and saving again decides', async () => {
        await stale.getByLabel('Vorname').fill('Veronika')
        await stale.getByLabel('Nachname').fill('Kranzl')
        await save(stale)
        const notice = stale.getByRole('alert').filter({ hasText: 'Jemand anderes hat zuerst gespeichert' })
        await expect(notice).toContainText('Verena Kranzelmayer: Vorname')
        await expect(notice.getByText('Jetzt: Verena')).toBeVisible()
        await expect(notice.getByText('Deine Eingabe: Veronika')).toBeVisible()
        await expect(stale.getByLabel('Vorname')).toHaveValue('Veronika')
        await expect(stale.getByLabel('Nachname')).toHaveValue('Kranzl')
        await expect(stale.getByRole('textbox', { name: 'Was möchtest Du uns sagen?' })).toHaveValue('Keine Nüsse')
        await stale.getByLabel('Vorname').fill('Verena')
        await save(stale)
        await expect(stale.getByRole('heading', { name: 'Gespeichert' })).toBeVisible()
        await expect(stale.getByLabel('Nachname')).toHaveValue('Kranzl')
        await stale.close()
      })

      await test.step('as the booker: Resi takes the seat, is invited, and Vera’s link opens nothing any more', async () => {
        await page.goto(order)
        await page.getByRole('link', { name: 'Daten der Teilnehmenden ansehen und ergänzen' }).click()
        await expect(page.getByRole('textbox', { name: 'Was möchtest Du uns sagen?' })).toHaveValue('Keine Nüsse')
        await expect(page.getByLabel('Vorname')).toHaveValue('Verena')
        await page.getByLabel('Vorname').fill('Resi')
        await page.getByLabel('E-Mail').fill(`resi@${host}`)
        await page.getByLabel('Beim Essen gibt es etwas zu beachten').uncheck()
        await save(page)
        await expect(page.getByRole('heading', { name: 'Gespeichert' })).toBeVisible()
        await expect.poll(() => ownLink(`resi@${host}`)).not.toBe('')
        await expect
          .poll(async () =>
            (await emailsTo(site, email)).some(({ subject }) => subject.startsWith('Platz weitergegeben')),
          )
          .toBe(true)
        for (const dead of [own, `${own.slice(0, -1)}`, '/de/participants/guessed-guessed-guessed-guessed'])
          expect((await page.request.get(dead)).status()).toBe(404)
      })
    })
  })
}
