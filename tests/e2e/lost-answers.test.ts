import { expect, type Locator, type Page, type Request } from '@playwright/test'
import {
  theFl2dInGraz,
  theFl2dInHamburg,
  theFl2dOnline,
  theFlclInBerlin,
  theFlclInSalzburg,
  theNextFlinOnline,
} from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type BookingForm, bookingForm } from './steps/booking-form.ts'
import { hasScript } from './steps/has-script.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { almwerk, type TypedInvoice, type TypedPerson } from './steps/people.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { sendAtOnce } from './steps/press-once-more.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

const t = wordsOf('de')
const uupps = t('booking.failureTitle')

type Cut = 'before' | 'after'

const chennai: TypedInvoice = { street: '12 Anna Salai', postalCode: '600002', city: 'Chennai', country: 'IN' }

interface OrderForm {
  what: string
  /** Id of the form. */
  form: 'booking' | 'tickets' | 'package'
  address: string
  choose?: (page: Page) => Promise<void>
  button?: 'order' | 'join'
  /** The page that it leads to. */
  ordered: RegExp
}

const order = /\/de\/order\/[\w-]{43}(\?again)?$/

/** Every form that orders something. */
const orderForms: readonly OrderForm[] = [
  { what: 'a seat', form: 'booking', address: hrefOf(theFlclInSalzburg), ordered: order },
  {
    what: 'tickets',
    form: 'tickets',
    address: '/de/workshops/flight-level-2-design/self-paced-booking',
    choose: (page) => page.getByRole('radio', { name: '3 Tickets' }).check(),
    ordered: order,
  },
  {
    what: 'a package',
    form: 'package',
    address: '/de/packages/now',
    async choose(page) {
      await page.getByLabel(t('purchase.package.people')).selectOption('7')
      await page.getByRole('radio', { name: 'Flight Levels Systems Architecture' }).check()
    },
    ordered: order,
  },
  {
    what: 'a place on the waitlist',
    form: 'booking',
    address: hrefOf(theFlclInBerlin),
    button: 'join',
    ordered: /\/de\/booking\/[\w-]+(\?again)?$/,
  },
]

interface MoneyAction {
  name: 'transfer' | 'take-back' | 'return' | 'cancel' | 'share' | 'waive'
  fills(form: Locator): Promise<void>
  /** Lines of the history. */
  adds: number
}

const amount = (cents: string) => (form: Locator) => form.getByLabel(t('officeBookings.amount')).fill(cents)
const reason = (form: Locator) => form.getByLabel(t('officeBookings.reason')).fill('Auf Wunsch')

/** What the office does with money, in an order in which each is possible. */
const moneyActions: readonly MoneyAction[] = [
  { name: 'transfer', fills: amount('100,01'), adds: 1 },
  { name: 'take-back', fills: reason, adds: 1 },
  { name: 'transfer', fills: amount('200,02'), adds: 1 },
  { name: 'return', fills: amount('3,03'), adds: 1 },
  {
    name: 'cancel',
    async fills(form) {
      await form.getByLabel(t('officeBookings.fee')).selectOption('share')
      await reason(form)
    },
    adds: 1,
  },
  {
    name: 'share',
    async fills(form) {
      await amount('500,05')(form)
      await reason(form)
    },
    adds: 1,
  },
  { name: 'waive', fills: () => Promise.resolve(), adds: 1 },
]

const slowForms = [
  {
    what: 'checked in the browser',
    async send(page: Page) {
      const form = await openForm(page, hrefOf(theFl2dInGraz))
      await fill(form, person('Langsam'))
      await form.order.click()
    },
    label: t('booking.submit'),
  },
  {
    what: 'checked by the server',
    async send(page: Page) {
      await page.goto('/de/widerruf')
      await hasScript(page)
      await page.locator('main').getByRole('button').click()
    },
    label: t('withdrawal.confirm'),
  },
]

for (const { what, send: sendForm, label } of slowForms)
  test(`a form on its way says so, and that it takes long: ${what}`, async ({ page, surprises }) => {
    surprises.allowStatus(422)
    const { promise: enough, resolve: answer } = Promise.withResolvers<void>()
    await page.clock.install()
    await page.route('**', async (route) => {
      if (route.request().method() === 'POST') await enough
      await route.fallback()
    })
    await sendForm(page)
    const status = page.locator('[data-page-loader] p')
    const button = page.getByRole('button', { name: label })
    await page.clock.runFor(1_000)
    await expect(status).toHaveText(t('frame.sending'))
    await expect(button).toHaveAccessibleName(new RegExp(`^${t('frame.sending')}`))
    expect(await status.evaluate((words) => getComputedStyle(words).clipPath)).not.toBe('none')
    await page.clock.runFor(8_000)
    await expect(status).toHaveText(t('frame.slow'))
    expect(await status.evaluate((words) => getComputedStyle(words).clipPath)).toBe('none')
    answer()
    await page.clock.runFor(2_000)
    await expect(page.locator('[data-page-loader] p')).toBeEmpty()
    await expect(page.locator('[data-sending]:not(p)')).toHaveCount(0)
  })

test.describe('a lost answer to an order', () => {
  test.beforeEach(({ surprises }) => surprises.allowLostConnections())

  for (const { what, form: id, address, choose, button = 'order', ordered } of orderForms)
    test(`${what}: cut off before it arrived, it is sent once more; after it was stored, it is shown`, async ({
      page,
      openOffice,
    }) => {
      async function fills(lastName: string) {
        const form = bookingForm(page, 'de', id)
        await page.goto(address)
        await form.isAlive()
        await expect(form.field(form.booker, 'lastName'), 'no draft').toHaveValue('')
        await choose?.(page)
        await form.fillBooker(person(lastName))
        await form.fillInvoice(button === 'join' ? chennai : almwerk)
        await form.terms.check()
        return form
      }

      const early = await fills(`Vorher ${id} ${button}`)
      await loseAnswer(page, 'before')
      await early[button].click()
      await expect(early.form.getByRole('alert')).toContainText(uupps)
      await expect(early.form.getByRole('alert')).toContainText(t('lostAnswer.not-arrived'))
      await expect(early.field(early.booker, 'lastName')).toHaveValue(`Vorher ${id} ${button}`)
      await expect(early.terms).toBeChecked()
      await early[button].click()
      await expect(page).toHaveURL(ordered)
      await expect(page.getByRole('heading', { name: t('lostAnswer.againTitle') })).toHaveCount(0)

      const late = await fills(`Nachher ${id} ${button}`)
      await loseAnswer(page, 'after')
      await late[button].click()
      await expect(page).toHaveURL(/\?again$/)
      await expect(page).toHaveURL(ordered)
      await expect(page.getByRole('heading', { name: t('lostAnswer.againTitle') })).toBeVisible()

      const office = await openOffice()
      for (const lastName of [`Vorher ${id} ${button}`, `Nachher ${id} ${button}`]) {
        const list = await office.request.get(`/office/bookings?text=${encodeURIComponent(lastName)}`)
        const [rows = ''] = /<tbody.*<\/tbody>/s.exec(await list.text()) ?? []
        expect(rows.match(/<tr\b/g), `${lastName} is stored once`).toHaveLength(1)
      }
      await office.context().close()
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

  test('tickets: changed after the response was lost, they are ordered once, and the page reports that the change is not included', async ({
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
})

for (const when of ['before', 'after'] as const)
  test(`a form that is no order, cut off ${when} it was stored: it stays, is sent once more and counts once`, async ({
    page,
    surprises,
    openOffice,
  }) => {
    surprises.allowLostConnections()
    const { email } = person(`Rechnung ${when}`)
    const ordered = await send(page.request, hrefOf(theFl2dInGraz), filledForm(email))
    await page.goto(ordered.headers().location ?? '')
    await orderPage(page, 'de').isOpen()
    const number = await orderPage(page, 'de').fact('orderNumber').innerText()

    await test.step('the name of a participant', async () => {
      await page.getByRole('link', { name: t('order.participantData') }).click()
      await hasScript(page)
      const firstName = page.getByLabel(t('booking.firstName'))
      await firstName.fill('Verena')
      await sendTwice(page, page.locator('form').filter({ has: firstName }), t('participants.save'), when)
      await expect(page.getByRole('heading', { name: t('participants.saved') })).toBeVisible()
      await expect(firstName).toHaveValue('Verena')
    })

    const office = await openOffice()
    await office.goto(`/office/bookings?text=${number}`)
    await office.locator('tbody a').first().click()
    const lines = office.getByRole('region', { name: t('officeBookings.history') }).getByRole('listitem')
    for (const { name, fills, adds } of moneyActions)
      await test.step(`the office: ${name}`, async () => {
        await hasScript(office)
        const before = await lines.count()
        const summary = office.locator('summary', { hasText: t(`officeBookings.do.${name}.title`) })
        const action = office.locator('details').filter({ has: summary })
        if (!(await action.evaluate((details: HTMLDetailsElement) => details.open)))
          await action.locator('summary').click()
        await fills(action)
        await sendTwice(office, action, t(`officeBookings.do.${name}.submit`), when)
        await expect(office.getByRole('heading', { name: t(`officeBookings.done.${name}`) })).toBeVisible()
        await expect(lines, 'it is in the history once').toHaveCount(before + adds)
      })
    await office.context().close()
  })

test('the way to a payment: the page of the order stays, and the next press leads to the same checkout', async ({
  page,
  surprises,
}) => {
  surprises.allowLostConnections()
  const form = await openForm(page, hrefOf(theNextFlinOnline))
  await fill(form, person('Karte'))
  await form.order.click()
  await orderPage(page, 'de').isOpen()
  const order = page.url()
  await hasScript(page)
  const pays = 'Mit Karte bezahlen'
  const pay = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: pays }) })
  await sendTwice(page, pay, pays, 'before')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('testCheckout.title'))
  const checkout = page.url()
  await page.goto(order)
  await hasScript(page)
  await sendTwice(page, pay, pays, 'after')
  await expect(page).toHaveURL(checkout)
})

test('a server-validated form keeps its values, reports the missing response, and can be sent again', async ({
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
  const confirm = form.getByRole('button', { name: t('withdrawal.confirm') })
  for (const options of [{}, { status: 502 }]) {
    await loseAnswer(page, 'before', options)
    await confirm.click()
    await expect(form.getByRole('alert')).toContainText(uupps)
    await expect(form.getByRole('alert')).toContainText(t('lostAnswer.again'))
    await expect(form.getByLabel(t('withdrawal.name'))).toHaveValue('Vera Kranzelmayer')
    await expect(confirm).toBeEnabled()
  }
  await sendAtOnce(page, confirm, page.getByText(t('withdrawal.doneTitle')), async () => {
    await expect(form.getByText(uupps).filter({ visible: true })).toHaveCount(0)
    await expect(form.getByLabel(t('withdrawal.name'))).toHaveValue('Vera Kranzelmayer')
  })
})

test('an order whose page is lost on the way is shown by a reload', async ({ page, surprises }) => {
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
  return { firstName: 'Vera', lastName, email: `${lastName.toLowerCase().replaceAll(' ', '-')}@verbindung.example` }
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

/** Presses the button, gets no answer, finds the form as it was, and presses once more. */
async function sendTwice(page: Page, form: Locator, button: string, when: Cut) {
  await loseAnswer(page, when)
  const submit = form.getByRole('button', { name: button })
  await submit.click()
  await expect(form.getByRole('alert').filter({ visible: true })).toContainText(uupps)
  await submit.click()
}

/** The order, with the notice that it had already arrived. */
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
  when: Cut,
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
