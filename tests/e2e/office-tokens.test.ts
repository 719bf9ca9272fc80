import { expect } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { enterOffice } from './steps/office.ts'
import { wordsOf } from './steps/wording.ts'

const german = wordsOf('de')

test('Nora gives the accountant a key, tries it, takes it back, and is not led into her own network by a webhook', async ({
  page,
  site,
  request,
  surprises,
}) => {
  surprises.allowStatus(422)
  await enterOffice(page, site)
  const secret = page.locator('main code')
  const dates = async (key: string) =>
    (await request.get('/api/v1/dates', { headers: { authorization: `Bearer ${key}` } })).status()

  await test.step('a key is made, shown once, and opens what it may', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: german('officeFrame.screens.tokens') }).click()
    await page.getByRole('button', { name: german('officeTokens.makeKey') }).click()
    await expect(page.getByRole('alert')).toContainText(german('validation.keyScopes'))
    await lookClosely(page)
    await page.getByLabel(german('officeTokens.name')).fill('Buchhaltung')
    await page.getByLabel(german('officeTokens.scopes.readDates')).check()
    await page.getByRole('button', { name: german('officeTokens.makeKey') }).click()
    await expect(page.getByRole('heading', { name: german('officeTokens.made.key') })).toBeVisible()
    await lookOnce(page)
    const key = await secret.innerText()
    expect(await dates(key)).toBe(200)
    await page.goto('/office/tokens')
    await expect(secret).toHaveCount(0)
    await page.getByLabel(/^Widerrufen: .*Buchhaltung/).click()
    await page.getByRole('button', { name: /^Widerrufen, wirklich: .*Buchhaltung/ }).click()
    await expect(
      page.getByRole('row', { name: /Buchhaltung/ }).getByText(german('officeTokens.ended.revoked'), { exact: true }),
    ).toBeVisible()
    expect(await dates(key)).toBe(401)
  })

  await test.step('a webhook leads into the internet or nowhere', async () => {
    await page.getByRole('link', { name: german('officeTokens.toWebhooks') }).click()
    await page.getByLabel(german('officeWebhooks.address')).fill('https://127.0.0.1:9/flights')
    await page.getByLabel(german('officeWebhooks.event.booking-confirmed')).check()
    await page.getByRole('button', { name: german('officeWebhooks.addThis') }).click()
    await expect(page.getByRole('alert')).toContainText(german('officeWebhooks.refused.not-public'))
    await expect(page.getByLabel(german('officeWebhooks.event.booking-confirmed'))).toBeChecked()
    await lookOnce(page)
    // An address in the internet, without a name that would have to be looked up. Nothing is sent to it.
    await page.getByLabel(german('officeWebhooks.address')).fill('https://1.1.1.1/flights')
    await page.getByRole('button', { name: german('officeWebhooks.addThis') }).click()
    await expect(secret).toHaveText(/^whsec_/)
    await page.getByRole('link', { name: 'https://1.1.1.1/flights' }).click()
    await page.getByRole('button', { name: german('officeWebhooks.do.off') }).click()
    await expect(page.getByRole('paragraph').getByText(german('officeWebhooks.off'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: german('officeWebhooks.do.rotate') }).click()
    await expect(secret).toHaveText(/^whsec_/)
    await lookOnce(page)
    await page.getByText(german('officeWebhooks.do.remove'), { exact: true }).click()
    await page
      .getByRole('button', { name: german('officeForm.really', { what: german('officeWebhooks.do.remove') }) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('officeWebhooks.title'))
    await expect(page.getByRole('link', { name: 'https://1.1.1.1/flights' })).toHaveCount(0)
  })
})
