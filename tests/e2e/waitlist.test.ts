import { expect, type Page } from '@playwright/test'
import { theFl2dInHamburg, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import type { Site } from '../helpers/start-site.ts'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { filledForm, send } from './steps/posted-form.ts'
import { hrefOf } from './steps/workshop-dates.ts'

const ravi = { firstName: 'Ravi', lastName: 'Menon', email: 'ravi.menon@loomworks.example' }
const asha = { firstName: 'Asha', lastName: 'Pillai', email: 'asha.pillai@loomworks.example' }
const loomworks = {
  company: 'Loomworks Ltd',
  street: '12 Canal Road',
  postalCode: '600001',
  city: 'Chennai',
  country: 'IN',
}
const registrationAddress = /\/(de|en)\/booking\/[\w-]{43}(#.*)?$/

/** The link of a kind in the newest mail to someone. */
async function linkTo(site: Site, address: string, path: 'booking' | 'offer', subject: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mail = (await emailsTo(site, address)).find((one) => subject.test(one.subject))
      found = mail?.text.match(new RegExp(`${site.url}/\\w\\w/${path}/[\\w-]+`))?.[0]
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

async function fillIn(page: Page) {
  const form = bookingForm(page, 'en')
  await form.fillBooker(ravi)
  await form.fillInvoice(loomworks)
  return form
}

test('Ravi from Chennai waits for his regional price, the office offers, he confirms', async ({
  page,
  site,
  surprises,
}) => {
  // Where the script has not loaded yet, the server reports what is wrong with his confirmation.
  surprises.allowStatus(422)
  await page.goto(hrefOf(theFl2dInHamburg, 'en'))
  const form = bookingForm(page, 'en')
  await form.isAlive()
  await fillIn(page)
  await form.addPerson.click()
  await form.fillPerson(2, asha)
  await form.terms.check()

  await test.step('the form states that this is not a booking yet, and shows the price of his region', async () => {
    await expect(form.order).toHaveCount(0)
    await expect(form.summary).toContainText('€1,592.00')
    await form.join.click()
    await expect(page).toHaveURL(registrationAddress)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the waitlist.')
    await expect(page.getByText('We assign regional-price seats ourselves.')).toBeVisible()
  })

  await test.step('the office offers the seats, and pressing twice makes one offer', async () => {
    await page.goto(await linkTo(site, officeAddress, 'offer', /Loomworks/))
    await expect(page.getByText('Regionaler Preis, Region 3')).toBeVisible()
    await page.getByRole('button', { name: 'Jetzt anbieten' }).dblclick()
    await expect(page.getByText('Angeboten. Die E-Mail ist unterwegs')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Jetzt anbieten' })).toHaveCount(0)
  })

  const offered = await linkTo(site, ravi.email, 'booking', /^Seats? free/)

  await test.step('the time that his laptop slept counts: the page is asked for again at the end', async () => {
    const other = await page.context().newPage()
    await other.clock.install()
    await other.goto(offered)
    await expect(other.getByRole('timer')).toContainText(/[0-5]\d ?seconds?$/)
    const again = other.waitForRequest(offered)
    // Only what a wall clock shows has passed: that of the browser stands still meanwhile.
    await other.clock.setSystemTime(Date.now() + 49 * 3_600_000)
    await other.clock.runFor(2000)
    await again
    await other.close()
  })

  await test.step('his link counts down and wants exactly two people', async () => {
    await page.goto(offered)
    const left = page.getByRole('timer')
    await expect(left).toContainText(/4[78] hours and \d+ minutes? left/)
    await expect(left).toContainText(/[0-5]\d ?seconds?$/)
    await page.getByRole('link', { name: 'Accept the seats' }).click()
    await expect(page).toHaveURL(/#confirm$/)
    const second = page.getByRole('group', { name: 'Person 2', exact: true })
    await expect(second.getByLabel('First name')).toHaveValue('Asha')
    await second.getByLabel('E-mail').fill(ravi.email)
    await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
    await expect(page.getByRole('alert')).toContainText('Please use e-mail only once')
    await second.getByLabel('E-mail').fill(asha.email)
    await page.getByRole('checkbox', { name: /terms/ }).check()
    await page.getByRole('button', { name: 'Book with obligation to pay' }).click()
  })

  await test.step('it is booked at the regional price, and all are invited', async () => {
    const order = orderPage(page, 'en')
    await order.isOpen()
    await expect(order.summary).toContainText('€1,592.00')
    await expect.poll(async () => (await emailsTo(site, asha.email)).map(({ subject }) => subject)).toHaveLength(1)
    await page.goto(offered)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed. We look forward to seeing you!')
    await expect(page.getByRole('button', { name: 'Cancel registration' })).toHaveCount(0)
  })

  await test.step('the page of his registration leads to the order', async () => {
    await page.getByRole('button', { name: 'View your booking' }).click()
    await orderPage(page, 'en').isOpen()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Ravi joins the line of the full FLSA at the full price, and gives his place up again', async ({
    page,
    site,
    surprises,
  }) => {
    surprises.allowStatus(422)
    await page.goto(hrefOf(theFullFlsaWithAWaitlist, 'en'))
    await expect(page.getByRole('heading', { name: 'Join the waitlist' })).toBeVisible()
    const form = await fillIn(page)
    await form.declinesRegional.check()
    await form.join.click()
    await expect(page.getByRole('alert')).toContainText('There’s 1 problem')
    await form.terms.check()
    await form.join.click()
    await expect(page).toHaveURL(registrationAddress)
    await expect(page.getByText('You’re next in line.')).toBeVisible()
    await expect(page.getByText('€1,990')).not.toHaveCount(0)

    await page.getByText('I no longer need the seat').click()
    await page.getByRole('button', { name: 'Cancel registration' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registration has been cancelled.')
    await expect
      .poll(async () =>
        (await emailsTo(site, ravi.email)).some(({ subject }) => subject.startsWith('Registration cancelled')),
      )
      .toBe(true)
  })
})

test('a guessed, truncated or foreign link opens nothing, and no one can tell which it was', async ({ request }) => {
  const sent = await send(request, hrefOf(theFl2dInHamburg), filledForm('links@post.example'))
  const order = sent.headers().location?.split('/').pop() ?? ''
  const waits = { ...filledForm('links.wartet@post.example'), joinsWaitlist: 'on' }
  const registration =
    (await send(request, hrefOf(theFullFlsaWithAWaitlist), waits)).headers().location?.split('/').pop() ?? ''
  expect([order, registration]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)])

  const pages: [page: string, own: string, foreign: string][] = [
    ['order', order, registration],
    ['participants', order, registration],
    ['booking', registration, order],
    ['offer', registration, order],
    ['dsgvo/accept', order, registration],
  ]
  for (const [page, own, foreign] of pages) {
    const wrong = { guessed: 'A'.repeat(43), truncated: own.slice(0, -1), foreign }
    const bodies: string[] = []
    for (const token of Object.values(wrong)) {
      const answer = await request.get(`/de/${page}/${token}`)
      expect(answer.status(), page).toBe(404)
      expect(answer.headers()['cache-control']).toContain('no-store')
      // What differs by itself: the address that was asked for, and the number that guards the scripts.
      const html = (await answer.text()).toLowerCase()
      bodies.push(html.replaceAll(token.toLowerCase(), '…').replaceAll(/nonce="[^"]*"/g, ''))
    }
    expect(new Set(bodies).size, page).toBe(1)
  }
})

test('a link that goes on for ever is not even looked up', async ({ request }) => {
  expect((await request.get(`/de/booking/${'A'.repeat(9000)}`)).status()).toBeGreaterThanOrEqual(400)
})
