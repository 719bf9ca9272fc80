import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { theFl2dInGraz, theNextFlinOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { hasScript } from './steps/has-script.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'
import { hannahsFlat, type TypedPerson } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { dateOf, hrefOf } from './steps/workshop-dates.ts'

const german = wordsOf('de')
const runa: TypedPerson = { firstName: '=Runa', lastName: 'Sturm', email: 'runa.sturm@post.example' }

test('Runa pays by card; the office finds her, gives a part back, and takes out an export that is safe to open', async ({
  page,
  site,
  surprises,
  openOffice,
}) => {
  surprises.allowStatus(409)
  surprises.allowStatus(422)
  await paysByCard(page)

  const office = await openOffice()

  await test.step('two clicks from the start she is found by the beginning of her name', async () => {
    await office.getByRole('link', { name: german('officeFrame.screens.bookings') }).click()
    await office.getByLabel(german('officeList.search')).fill('stur')
    await office.getByRole('button', { name: german('officeList.submit') }).click()
    await expect(office.locator('tbody tr')).toHaveCount(1)
    await office.locator('tbody a').click()
    await expect(office.getByRole('heading', { level: 1 })).toContainText('Runa Sturm')
  })

  await test.step('more than she paid is refused, nothing is asked for twice', async () => {
    await hasScript(office)
    const answer = await holdDataRequests(office)
    await giveBack(office, '1.000,00', 'Kulanz')
    await expect(office.getByRole('alert')).toContainText(/€\s117,81/)
    const drawn = office.locator('form:has(input[name="intent"][value="mail"]) input[name="idempotencyKey"]').first()
    const before = await drawn.inputValue()
    const reason = returnForm(office).getByLabel(german('officeBookings.reason'))
    await reason.fill('Gut gemeint')
    await answer.goOn()
    await expect(drawn).not.toHaveValue(before)
    await expect(reason).toHaveValue('Gut gemeint')
    await giveBack(office, '', '')
    await expect(office.getByRole('alert')).toContainText(german('validation.amount'))
    await lookClosely(office)
  })

  await test.step('a part is refunded to her card, and she is notified', async () => {
    await giveBack(office, '17,81', 'Zoom ist ausgefallen')
    await expect(office.getByRole('heading', { name: german('officeBookings.done.return') })).toBeVisible()
    await expect(office.getByText(/Bleibt: €\s100,00/)).toBeVisible()
    await expect(office.locator('main ol')).toContainText('Zoom ist ausgefallen')
    const subjects = async () => (await emailsTo(site, runa.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Wir zahlen dir €\s17,81 zurück/))
    await office.reload()
    await expect(office.getByText(/^Wir zahlen dir/)).toBeVisible()
  })

  await test.step('the export of participants opens without running anything', async () => {
    await office.goto('/office/exports')
    const part = office.getByRole('region', { name: german('officeExports.kind.participants.title') })
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      part.getByRole('button', { name: german('officeExports.format.csv') }).click(),
    ])
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(csv).toContain(`"'=Runa";Sturm;${runa.email}`)
    expect(csv.split('\r\n').length).toBeGreaterThan(10)
  })

  await office.context().close()
})

test('Nora books for two people who have called', async ({ site, surprises, openOffice }) => {
  for (const status of [409, 422]) surprises.allowStatus(status)
  const office = await openOffice()
  const book = 'officeDates.book'
  await office.goto(`/office/dates/${dateOf(theFl2dInGraz).id}`)
  await office.getByRole('link', { name: german(`${book}.title`) }).click()
  const field = (name: string) => office.locator(`[name="${name}"]`)
  const check = () => office.getByRole('button', { name: german(`${book}.check`) }).click()
  const submit = () => office.getByRole('button', { name: german(`${book}.submit`), exact: true }).click()

  await test.step('a line without an address is named, with everything else kept', async () => {
    for (const [name, typed] of Object.entries({
      'booker.firstName': 'Paula',
      'booker.lastName': 'Anruf',
      'booker.email': 'paula.anruf@post.example',
      'invoice.street': 'Seilbahngasse 4',
      'invoice.postalCode': '8010',
      'invoice.city': 'Graz',
      others: 'Noor Ali, noor.ali@post.example\nKofi Mensah',
      reason: 'angerufen',
    }))
      await field(name).fill(typed)
    await field('invoice.country').selectOption('AT')
    for (const name of ['invoice.noVatId', 'terms']) await field(name).check()
    await check()
    await expect(office.getByText(german(`${book}.errors.others`, { count: 2 })).first()).toBeVisible()
    await expect(field('booker.lastName')).toHaveValue('Anruf')
    await lookClosely(office)
  })

  await test.step('the total including VAT is shown before anything is booked, and again when it has changed', async () => {
    await field('others').fill('Kofi Mensah, kofi.mensah@post.example')
    await check()
    const total = (amount: string) =>
      office.getByRole('heading', { name: german(`${book}.total`, { waits: 'no', total: amount }) })
    await expect(total('€\u00A04.776,00')).toBeVisible()
    await field('discover').check()
    await submit()
    await expect(total('€\u00A05.496,00')).toBeVisible()
    await field('discover').uncheck()
    await submit()
    await expect(total('€\u00A04.776,00')).toBeVisible()
    await lookClosely(office)
  })

  const screen = office.url()
  const typed = await office.evaluate(() =>
    Object.fromEntries(
      [...new FormData(document.querySelector('main form') as HTMLFormElement)].map(([name, value]) => [
        name,
        `${value}`,
      ]),
    ),
  )
  await test.step('then both have their seats, and the booker a confirmation', async () => {
    await submit()
    await expect(office.getByRole('heading', { name: german('officeBookings.done.booked') })).toBeVisible()
    await expect(office.getByRole('link', { name: 'kofi.mensah@post.example' })).toBeVisible()
    await expect(office.locator('main')).toContainText('angerufen')
    const subjects = async () => (await emailsTo(site, 'paula.anruf@post.example')).map(({ subject }) => subject)
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Gebucht: /))
  })

  await test.step('Kofi’s seat goes to Noor, who is invited', async () => {
    const booking = office.url()
    const form = office.locator('details', { hasText: german('officeBookings.do.person.title') })
    await form.locator('summary').click()
    await form.getByLabel(german('officeBookings.whoseSeat')).selectOption({ index: 2 })
    await form.locator('[name="firstName"]').fill('Noor')
    await form.locator('[name="lastName"]').fill('Ali')
    await form.locator('[name="email"]').fill('noor.ali@post.example')
    await form.getByRole('button', { name: german('officeBookings.do.person.submit') }).click()
    await expect(office.getByRole('heading', { name: german('officeBookings.done.person') })).toBeVisible()
    await expect(office.getByRole('link', { name: 'noor.ali@post.example' })).toBeVisible()
    await expect(office.locator('main')).toContainText(german('officeLog.actions.booking.participant-changed'))
    await expect.poll(async () => (await emailsTo(site, 'noor.ali@post.example')).length).toBe(1)
    await office.goto(booking)
  })

  await test.step('the same form again, as from a second tab, books nothing and shows a notice', async () => {
    const again = { form: { ...typed, 'booker.firstName': 'Pauline' }, headers: { origin: site.url }, maxRedirects: 0 }
    const answer = await office.request.post(screen, again)
    expect([answer.status(), answer.headers().location]).toEqual([
      303,
      `${new URL(office.url()).pathname}?done=booked-before`,
    ])
  })

  await test.step('more arrives than is unpaid: it is recorded once that is ticked, and the rest is offered to give back', async () => {
    const transfer = office.locator('details', { hasText: german('officeBookings.do.transfer.title') }).first()
    await transfer.locator('summary').click()
    await transfer.getByLabel(german('officeBookings.amount')).fill('9999,00')
    await transfer.getByRole('button').click()
    await expect(office.getByText(/^Das ist mehr, als offen ist/)).toBeVisible()
    await transfer.getByLabel(german('officeBookings.withSurplus')).check()
    await transfer.getByRole('button').click()
    await expect(office.getByRole('heading', { name: german('officeBookings.done.transfer') })).toBeVisible()
    await expect(returnForm(office).getByLabel(german('officeBookings.amount'))).toHaveValue(/^[1-9]\d*$/)
  })

  await test.step('all participants of the date can be written to at once', async () => {
    await office.goto(`/office/dates/${dateOf(theFl2dInGraz).id}`)
    const link = office.getByRole('link', { name: german('officeDates.people.writeToAll') })
    await expect(link).toHaveAttribute('href', /^mailto:\?bcc=.*noor\.ali%40post\.example/)
  })
  await office.context().close()
})

async function paysByCard(page: Page): Promise<void> {
  const form = bookingForm(page, 'de')
  await page.goto(hrefOf(theNextFlinOnline))
  await form.isAlive()
  await form.fillBooker(runa)
  await form.fillInvoice(hannahsFlat)
  await form.terms.check()
  await form.order.click()
  await page.getByRole('button', { name: 'Mit Karte bezahlen' }).click()
  await page.getByRole('button', { name: /^€\s117,81 bezahlen$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebucht. Wir freuen uns auf dich.')
}

function returnForm(office: Page): Locator {
  return office.locator('details', { hasText: german('officeBookings.do.return.title') })
}

async function giveBack(office: Page, amount: string, reason: string): Promise<void> {
  const form = returnForm(office)
  if (!(await form.evaluate((details) => details.hasAttribute('open')))) await form.locator('summary').click()
  await form.getByLabel(german('officeBookings.amount')).fill(amount)
  await form.getByLabel(german('officeBookings.reason')).fill(reason)
  await form.getByRole('button', { name: german('officeBookings.do.return.submit') }).click()
}

/** The requests of the page after an answer wait until they are released: after a refusal the person keeps typing. */
async function holdDataRequests(office: Page): Promise<{ goOn: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isDataRequest = /\.data\b/
  await office.route(isDataRequest, async (route) => {
    if (route.request().method() === 'GET') await promise
    await route.fallback()
  })
  return {
    goOn: async () => {
      resolve()
      await office.unroute(isDataRequest)
    },
  }
}
