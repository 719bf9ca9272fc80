import { expect, type Locator, type Page, type Request } from '@playwright/test'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl2dOnline,
  theFlclInBerlin,
  theFlclInSalzburg,
} from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type BookingForm, bookingForm } from './steps/booking-form.ts'
import { hasScript } from './steps/has-script.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk, type TypedPerson } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

const t = wordsOf('de')
const uupps = t('booking.failureTitle')

test.describe('a lost answer to an order', () => {
  test.beforeEach(({ surprises }) => surprises.allowLostConnections())

  test('seats: stored before the connection broke, they are found and shown, and are booked once', async ({ page }) => {
    const form = await openForm(page, hrefOf(theFlclInBerlin))
    const free = await seatsLeft(page.request, theFlclInBerlin)
    await fill(form, person('Nachher'))
    await loseAnswer(page, 'after')
    await form.order.click()
    await expectKnownOrder(page)
    expect(await seatsLeft(page.request, theFlclInBerlin)).toBe(free - 1)
    await openForm(page, hrefOf(theFlclInBerlin))
    await expect(form.field(form.booker, 'lastName'), 'the draft is gone').toHaveValue('')
  })

  test('seats: the connection broke before anything had arrived; the form stands and is sent once more', async ({
    page,
  }) => {
    const form = await openForm(page, hrefOf(theFlclInSalzburg))
    const free = await seatsLeft(page.request, theFlclInSalzburg)
    await fill(form, person('Vorher'))
    await loseAnswer(page, 'before')
    await form.order.click()
    await expect(form.form.getByRole('alert')).toContainText(uupps)
    await expect(form.form.getByRole('alert')).toContainText(t('lostAnswer.not-arrived'))
    await expect(form.field(form.booker, 'lastName')).toHaveValue('Vorher')
    await expect(form.terms).toBeChecked()
    expect(await seatsLeft(page.request, theFlclInSalzburg)).toBe(free)
    await form.order.click()
    await orderPage(page, 'de').isOpen()
    expect(await seatsLeft(page.request, theFlclInSalzburg)).toBe(free - 1)
  })

  test('seats: offline is called offline; back on the network the order that had arrived is shown', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, hrefOf(theFl2dOnline))
    const free = await seatsLeft(page.request, theFl2dOnline)
    await fill(form, person('Tunnel'))
    await loseAnswer(page, 'after', { meanwhile: () => context.setOffline(true) })
    await form.order.click()
    const notice = form.form.getByRole('alert')
    await expect(notice).toContainText(t('lostAnswer.offlineTitle'))
    await expect(notice).not.toContainText(uupps)
    await expect(page.getByText('Vorfall')).toHaveCount(0)
    await expect(form.field(form.booker, 'lastName')).toHaveValue('Tunnel')
    await context.setOffline(false)
    await expectKnownOrder(page)
    expect(await seatsLeft(page.request, theFl2dOnline)).toBe(free - 1)
  })

  for (const status of [500, 503]) {
    test(`seats: a ${status} of something in between, after they were stored`, async ({ page, surprises }) => {
      surprises.allowStatus(status)
      const form = await openForm(page, hrefOf(theFl2dInGraz))
      const free = await seatsLeft(page.request, theFl2dInGraz)
      await fill(form, person(`Status ${status}`))
      await loseAnswer(page, 'after', { status })
      await form.order.click()
      await expectKnownOrder(page)
      expect(await seatsLeft(page.request, theFl2dInGraz)).toBe(free - 1)
    })
  }

  test('seats: a tab that was closed while it waited; another one, in English, finds the order', async ({
    page,
    context,
  }) => {
    const form = await openForm(page, hrefOf(theFl2dInHamburg))
    const free = await seatsLeft(page.request, theFl2dInHamburg)
    await fill(form, person('Zugeklappt'))
    const closed = Promise.withResolvers<void>()
    const { done } = await loseAnswer(page, 'after', { meanwhile: () => closed.promise })
    await form.order.click()
    await done
    await page.close()
    closed.resolve()
    const other = await context.newPage()
    await other.goto(hrefOf(theFl2dInHamburg).replace('/de/', '/en/'))
    await other.locator('form#booking').scrollIntoViewIfNeeded()
    await expect(other).toHaveURL(/\/en\/order\/[\w-]{43}\?again$/)
    expect(await seatsLeft(other.request, theFl2dInHamburg)).toBe(free - 1)
  })

  test('tickets: changed after the answer was lost, they are ordered once, and the page says that the change is not in it', async ({
    page,
    site,
  }) => {
    const buyer = person('Karten')
    const form = bookingForm(page, 'de', 'tickets')
    await page.goto('/de/workshops/flight-level-2-design/self-paced-booking')
    await form.isAlive()
    await fill(form, buyer)
    // No one can be asked either, at first.
    await page.route('**/placed-order', (route) => route.abort('connectionreset'))
    await loseAnswer(page, 'after')
    await form.order.click()
    await expect(form.form.getByRole('alert')).toContainText(t('lostAnswer.unknown'))
    await page.getByRole('radio', { name: '3 Tickets' }).check()
    await form.order.click()
    await expectKnownOrder(page)
    await expect(page.getByRole('main')).toContainText('1 Ticket')
    await expect
      .poll(async () => (await emailsTo(site, officeAddress)).filter(({ text }) => text.includes(buyer.email)).length)
      .toBe(1)
  })

  test('a place on the waitlist: taken once, and shown', async ({ page, site }) => {
    const waiting = person('Chennai')
    const form = await openForm(page, hrefOf(theFlclInBerlin))
    await form.fillBooker(waiting)
    await form.fillInvoice({ street: '12 Anna Salai', postalCode: '600002', city: 'Chennai', country: 'IN' })
    await form.terms.check()
    await loseAnswer(page, 'after')
    await form.join.click()
    await expect(page).toHaveURL(/\/de\/booking\/[\w-]+\?again$/)
    await expect(page.getByRole('heading', { name: t('lostAnswer.againTitle') })).toBeVisible()
    await expect
      .poll(async () => (await emailsTo(site, officeAddress)).filter(({ text }) => text.includes(waiting.email)).length)
      .toBe(1)
  })
})

test('participants and a payment noted by the office: what was filled in stays, and counts once', async ({
  page,
  surprises,
  openOffice,
}) => {
  surprises.allowLostConnections()
  const form = await openForm(page, hrefOf(theFl2dInGraz))
  await fill(form, person('Rechnung'))
  await form.order.click()
  await orderPage(page, 'de').isOpen()
  const number = await orderPage(page, 'de').fact('orderNumber').innerText()

  await test.step('the name of a participant, with the answer lost after it was saved', async () => {
    await page.getByRole('link', { name: t('order.participantData') }).click()
    await hasScript(page)
    await page.getByLabel(t('booking.firstName')).fill('Verena')
    await loseAnswer(page, 'after')
    const save = page.getByRole('button', { name: t('participants.save') })
    await save.click()
    await expect(page.locator('form').getByRole('alert')).toContainText(uupps)
    await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Verena')
    await save.click()
    await expect(page.getByRole('heading', { name: t('participants.saved') })).toBeVisible()
    await expect(page.getByLabel(t('booking.firstName'))).toHaveValue('Verena')
  })

  const office = await openOffice()
  await office.goto(`/office/bookings?q=${number}`)
  await office.locator('tbody a').first().click()
  const transfer = office.locator('details', { hasText: t('officeBookings.do.transfer.title') })

  for (const [when, amount] of [
    ['before', '100,00'],
    ['after', '200,00'],
  ] as const) {
    await test.step(`money noted by the office, with the answer lost ${when} it was stored`, async () => {
      await hasScript(office)
      await noteTransfer(transfer, amount)
      await loseAnswer(office, when)
      const submit = transfer.getByRole('button', { name: t('officeBookings.do.transfer.submit') })
      await submit.click()
      await expect(transfer.getByRole('alert')).toContainText(uupps)
      await expect(transfer.getByLabel(t('officeBookings.amount'))).toHaveValue(amount)
      await submit.click()
      await expect(office.getByRole('heading', { name: t('officeBookings.done.transfer') })).toBeVisible()
      await expect(office.getByRole('row').filter({ hasText: amount })).toHaveCount(1)
    })
  }
  await office.context().close()
})

test('a form that the server alone judges stays with what was typed, says that no answer came, and is sent once more', async ({
  page,
  surprises,
}) => {
  surprises.allowLostConnections()
  surprises.allowStatus(502)
  await page.goto('/de/widerruf')
  await hasScript(page)
  const form = page.getByRole('main').locator('form')
  await form.getByLabel(t('withdrawal.name')).fill('Vera Kranzelmayer')
  await form.getByLabel(t('withdrawal.orderNumber')).fill('2026-0001')
  await form.getByLabel(t('withdrawal.email')).fill('vera@verbindung.example')
  const send = form.getByRole('button', { name: t('withdrawal.confirm') })
  for (const options of [{}, { status: 502 }]) {
    await loseAnswer(page, 'before', options)
    await send.click()
    await expect(form.getByRole('alert')).toContainText(uupps)
    await expect(form.getByRole('alert')).toContainText(t('lostAnswer.again'))
    await expect(form.getByLabel(t('withdrawal.name'))).toHaveValue('Vera Kranzelmayer')
    await expect(send).toBeEnabled()
  }
  await send.click()
  // Faster than a person fills it in: the answer asks for one more press, in place of the notice.
  await expect(page.getByText('Fast geschafft: Bitte schick es noch einmal ab')).toBeVisible()
  await expect(form.getByText(uupps).filter({ visible: true })).toHaveCount(0)
  await expect(form.getByLabel(t('withdrawal.name'))).toHaveValue('Vera Kranzelmayer')
})

test('an order whose page does not come is one press away, as any page that a link leads to', async ({
  page,
  surprises,
}) => {
  surprises.allowLostConnections()
  const form = await openForm(page, hrefOf(theFl2dInGraz))
  await fill(form, person('Fast da'))
  await page.route('**/order/*', (route) => route.abort('connectionreset'), { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  await form.order.click()
  await lost
  // The browser shows that by a page of its own, which comes a moment after the failure.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await page.reload()
  await orderPage(page, 'de').isOpen()
})

function person(lastName: string): TypedPerson {
  return { firstName: 'Vera', lastName, email: `${lastName.toLowerCase().replace(' ', '-')}@verbindung.example` }
}

async function openForm(page: Page, href: string): Promise<BookingForm> {
  const form = bookingForm(page, 'de')
  await page.goto(href)
  await form.isAlive()
  return form
}

async function fill(form: BookingForm, who: TypedPerson) {
  await form.fillBooker(who)
  await form.fillInvoice(almwerk)
  await form.terms.check()
}

async function noteTransfer(form: Locator, amount: string) {
  await form.locator('summary').click()
  await form.getByLabel(t('officeBookings.amount')).fill(amount)
}

/** The order, said to be the one that had arrived. */
async function expectKnownOrder(page: Page) {
  await expect(page).toHaveURL(/\/de\/order\/[\w-]{43}\?again$/)
  await expect(page.getByRole('heading', { name: t('lostAnswer.againTitle') })).toBeVisible()
  await expect(orderPage(page, 'de').fact('orderNumber')).toHaveText(/^\d{4}-\d{4}$/)
}

const isForm = (request: Request) => request.method() === 'POST' && !request.url().endsWith('/placed-order')

/**
 * Loses the answer to the next form, before the server has it or after it has stored it: the connection breaks, or something in between
 * answers with a status of its own. `done` resolves when the server has done its part, before `meanwhile`.
 */
async function loseAnswer(
  page: Page,
  when: 'before' | 'after',
  { meanwhile, status }: { meanwhile?: () => Promise<void>; status?: number } = {},
): Promise<{ done: Promise<void> }> {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  let isLost = false
  await page.route('**/*', async (route) => {
    if (isLost || !isForm(route.request())) return route.fallback()
    isLost = true
    if (when === 'after') await route.fetch({ maxRedirects: 0 })
    resolve()
    await meanwhile?.()
    if (status) await route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
    // a tab that was closed meanwhile gets no event
    else await route.abort('connectionreset').catch(() => undefined)
  })
  return { done }
}
