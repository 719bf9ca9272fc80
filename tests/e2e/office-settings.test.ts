import { expect, type Page } from '@playwright/test'
import { theFl2dInHamburg } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { lookOnce } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'
import { enterOffice } from './steps/office.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const vera = 'vera.neu@post.example'
const mail = '/office/settings/mails/booking-confirmation/de'

test.use({ locale: 'de-AT' })

test('Nora changes the bank account and the words of a mail; who books then sees both', async ({
  page,
  site,
  surprises,
}) => {
  surprises.allowStatus(422)
  await enterOffice(page, site)

  await test.step('three clicks from the start, a mistyped account is found', async () => {
    await page.getByRole('link', { name: german('officeFrame.screens.settings') }).click()
    await page.getByRole('link', { name: german('officeSettings.company.title') }).click()
    await page.getByLabel(german('officeSettings.company.fields.iban')).fill('AT61 1904 3002 3457 3202')
    await page.getByRole('button', { name: german('officeSettings.save') }).click()
    await expect(page.getByRole('alert').first()).toContainText(german('officeSettings.errors.iban'))
    await lookOnce(page)
    await saveAccount(page, 'AT61 1904 3002 3457 3201')
  })

  await test.step('the words of the confirmation, looked at before they are saved', async () => {
    await page.goto(mail)
    await page.getByLabel(german('officeSettings.mails.parts.opening')).fill('servus! {count} Plätze gehören dir.')
    await page.getByRole('button', { name: german('officeSettings.mails.preview') }).click()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('servus! 3 Plätze gehören dir.')).toBeVisible()
    // a test mail goes out as it is typed, and leaves it there
    await page.getByRole('button', { name: german('officeSettings.mails.send') }).click()
    await expect(page.getByRole('heading', { name: german('officeSettings.mails.sent') })).toBeVisible()
    const samples = async () => (await emailsTo(site, 'nora@flightlevels.example')).map(({ text }) => text).join()
    await expect.poll(samples).toContain('servus! 3 Plätze gehören dir.')
    const opening = page.getByLabel(german('officeSettings.mails.parts.opening'))
    await expect(opening).toHaveValue('servus! {count} Plätze gehören dir.')
    await opening.fill('servus! {blah}')
    await page.getByRole('button', { name: german('officeSettings.mails.preview') }).click()
    await expect(frame.getByText(german('officeSettings.errors.placeholder'))).toBeVisible()
    await opening.fill('servus! {count} Plätze gehören dir.')
    await page.getByRole('button', { name: german('officeSettings.save'), exact: true }).click()
    await expect(page.getByText(german('officeSettings.saved'))).toBeVisible()
  })

  await test.step('both go out with the next booking', async () => {
    const answer = await send(page.request, hrefOf(theFl2dInHamburg), filledForm(vera))
    const confirmation = async () => (await emailsTo(site, vera)).map(({ text }) => text).join()
    await expect.poll(confirmation).toContain('servus! 1 Plätze gehören dir.')
    await page.goto(`${answer.headers().location}/invoice`)
    await expect(page.getByRole('main')).toContainText(/AT61\s?1904\s?3002\s?3457\s?3201/)
  })

  await test.step('a rate from a day on, and the way back to what is written', async () => {
    await page.goto('/office/settings/vat')
    await page.getByLabel(german('officeSettings.vat.fields.percent')).fill('21')
    await page.getByLabel(german('officeSettings.vat.fields.from')).fill('2099-01-01')
    await page.getByLabel(german('officeSettings.vat.fields.reason')).fill('Budget 2099')
    await page.getByRole('button', { name: german('officeSettings.vat.enter') }).click()
    await expect(page.getByRole('heading', { name: 'Österreich: 21 % ab 1. Jänner 2099' })).toBeVisible()
    await page.goto('/office/settings/connections')
    await page.getByRole('button', { name: german('officeSettings.connections.payment.check') }).click()
    await expect(
      page.getByText(german('officeSettings.connections.payment.states.stand-in', { provider: 'Stripe' })),
    ).toBeVisible()
    await page.goto(mail)
    await page.getByRole('button', { name: german('officeSettings.mails.reset') }).click()
    await expect(page.getByText(german('officeSettings.saved'))).toBeVisible()
    await page.goto('/office/settings/company')
    await saveAccount(page, 'AT18 0000 0000 0000 0000')
  })

  await test.step('a window and the terms of cancelling are there again after saving, and in the list of changes', async () => {
    const hours = page.getByLabel(german('officeSettings.windows.fields.offerHours'))
    for (const typed of ['24', '48']) {
      await page.goto('/office/settings/windows')
      await hours.fill(typed)
      await page.getByRole('button', { name: german('officeSettings.save') }).click()
      await expect(page.getByText(german('officeSettings.saved'))).toBeVisible()
      await expect(hours).toHaveValue(typed)
    }
    await expect(
      page.getByRole('term').filter({ hasText: german('officeSettings.windows.fields.offerHours') }),
    ).toHaveCount(2)
    await page.goto('/office/settings/cancellation')
    await page.getByLabel(german('officeSettings.cancellation.fields.partDays')).fill('14')
    await page.getByLabel(german('officeSettings.reason')).fill('Versuch')
    await page.getByRole('button', { name: german('officeSettings.save') }).click()
    await expect(page.getByRole('alert').first()).toContainText(german('officeSettings.errors.partPercent'))
  })
})

async function saveAccount(page: Page, iban: string): Promise<void> {
  await page.getByLabel(german('officeSettings.company.fields.iban')).fill(iban)
  await page.getByLabel(german('officeSettings.reason')).fill('Neue Bank')
  await page.getByRole('button', { name: german('officeSettings.save') }).click()
  await expect(page.getByText(german('officeSettings.saved'))).toBeVisible()
}
