import { expect } from '@playwright/test'
import { theEnglishFl2dOnline } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { menuIsAlive } from './steps/menu.ts'
import { orderPage } from './steps/order-page.ts'
import { hannah, hannahsFlat, tom } from './steps/people.ts'
import { dateOf, hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-IE' })

test('Hannah books a seat online for her brother on her phone, in English, and pays German VAT', async ({
  page,
  site,
}) => {
  const free = await seatsLeft(page.request, theEnglishFl2dOnline)
  const form = bookingForm(page, 'en')

  await test.step('from the start page in her language through the menu to the date', async () => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await menuIsAlive(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await menu.getByRole('button', { name: 'Workshops', exact: true }).tap()
    await menu.getByRole('link', { name: 'All workshops & dates' }).tap()
    await expect(page).toHaveURL('/en/workshops')
    const dates = page.getByRole('list', { name: 'Upcoming dates: Flight Level 2 Design' })
    const online = dates.getByRole('listitem').filter({ hasText: 'Priya Raman' }).filter({ hasText: 'Online' })
    await expect(online).toContainText(`${free} seats free`)
    await online.getByRole('link').tap()
    await expect(page).toHaveURL(hrefOf(theEnglishFl2dOnline, 'en'))
    await form.isAlive()
  })

  await test.step('she books and stays at home', async () => {
    await form.fillBooker(hannah)
    await form.takesPart.tap()
    await expect(form.takesPart).not.toBeChecked()
    await expect(form.participants).toContainText('Nobody added yet.')
    await expect(form.summary).toContainText('Add who’s taking part and you’ll see the price here.')
    await form.addPerson.tap()
    await form.fillPerson(1, tom)
  })

  await test.step('without a country the price assumes Austria, and states that', async () => {
    await expectAmounts(form.summary, [
      ['1 × seat at €1,990', '€1,990.00'],
      ['Net', '€1,990.00'],
      ['20% VAT', '€398.00'],
      ['Total', '€2,388.00'],
    ])
    await expect(form.summary).toContainText('Until you choose a country, we assume Austria.')
  })

  await test.step('with her address it is German VAT, also in the bar at the foot of the screen', async () => {
    await form.fillInvoice(hannahsFlat)
    await form.terms.tap()
    await expectAmounts(form.summary, sum)
    await expect(form.summary).not.toContainText('Until you choose a country')
    const toSummary = page.getByRole('link', { name: 'To the summary' })
    await expect(toSummary.locator('..')).toContainText('€2,368.10 1 person, VAT included', { useInnerText: true })
    await expect(toSummary).toBeInViewport()
    await toSummary.tap()
    await expect(form.summary).toBeInViewport()
  })

  const order = orderPage(page, 'en')
  await form.order.tap()
  await order.isOpen()
  const number = await order.fact('orderNumber').innerText()

  await test.step('the order page is in English', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You’re booked. We look forward to meeting your colleague.',
    )
    await expect(order.participants).toHaveText(['Tom Behrens'])
    await expectAmounts(order.summary, sum)
    await expect(order.summary).toContainText('Hannah Behrens Ulmenweg 12 22299 Hamburg Germany', {
      useInnerText: true,
    })
    await expect(order.workshop.getByRole('listitem')).toHaveCount(4)
    expect(await seatsLeft(page.request, theEnglishFl2dOnline)).toBe(free - 1)
  })

  await test.step('so are the mails; only the office reads German', async () => {
    await expect.poll(() => emailsTo(site, hannah.email)).toHaveLength(1)
    const toHannah = await emailsTo(site, hannah.email)
    const confirmation = toHannah.find(({ subject }) => subject.startsWith('Booked: '))
    expect(confirmation?.subject).toMatch(/^Booked: Flight Level 2 Design, /)
    expect(confirmation?.text).toContain(number)
    expect(confirmation?.text).toMatch(/Invoice R-\d{4}-\d{4} is attached/)
    expect(confirmation?.calendars).toEqual([])
    expect(confirmation?.text).toContain('€2,368.10')

    await expect.poll(() => emailsTo(site, tom.email)).toHaveLength(1)
    const [invitation] = await emailsTo(site, tom.email)
    expect(invitation?.subject).toMatch(/^Invitation: Flight Level 2 Design, /)
    expect(invitation?.text).not.toContain('€')
    const starts = dateOf(theEnglishFl2dOnline).sessions.map(({ startsAt }) => String(startsAt))
    expect(invitation?.calendars.flatMap((calendar) => calendar.starts.map(String))).toEqual(starts)

    await expect
      .poll(async () => (await emailsTo(site, officeAddress)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(`^Neue Buchung ${number}: FL2D`))
  })
})

const sum: [string, string][] = [
  ['1 × seat at €1,990', '€1,990.00'],
  ['Net', '€1,990.00'],
  ['19% VAT Germany', '€378.10'],
  ['Total', '€2,368.10'],
]
