import { expect } from '@playwright/test'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { bookingForm, expectAmounts } from './steps/booking-form.ts'
import { emailsTo, mailboxUrl, officeAddress } from './steps/mailbox.ts'
import { orderPage } from './steps/order-page.ts'
import { agnes, almwerk, lena, mirko, wrongOne } from './steps/people.ts'
import { dateOf, hrefOf, seatsLeft } from './steps/workshop-dates.ts'

test('Lena finds the FL2D in Graz and books three seats for her company, in German', async ({ page, site }) => {
  const free = await seatsLeft(page.request, theFl2dInGraz)
  const form = bookingForm(page, 'de')

  await test.step('from the start page to the date', async () => {
    await page.goto('/de')
    await page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Workshops' }).click()
    await expect(page).toHaveURL('/de/workshops')
    await page.getByRole('heading', { name: 'Flight Level 2 Design' }).getByRole('link').click()
    await expect(page).toHaveURL('/de/workshops/flight-level-2-design')
    const row = page.getByRole('region', { name: 'Termine' }).getByRole('listitem').filter({ hasText: 'Graz' })
    await expect(row).toContainText('mit Theresa Moosbrugger')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`${hrefOf(theFl2dInGraz)}#book`)
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Buchen' }).click()
    await expect(form.form).toBeInViewport()
    await form.isAlive()
  })

  await test.step('herself, her company, and who comes along', async () => {
    await form.fillBooker(lena)
    await expect(form.takesPart).toBeChecked()
    await form.fillInvoice(almwerk)
    await expect(form.person(1)).toContainText('Dr. Lena Hofstätter')
    await form.addPerson.click()
    await form.fillPerson(2, wrongOne)
    await form.addPerson.click()
    await form.fillPerson(3, mirko)
    await form.removePerson(2).click()
    await expect(form.field(form.person(2), 'firstName')).toHaveValue('Mirko')
    await form.addPerson.click()
    await form.fillPerson(3, agnes)
    await form.introductionFor(3).check()
    await form.notes.fill('Wir reisen mit dem Zug an.\nGibt es einen Radständer?')
    await form.newsletter.check()
    await form.terms.check()
  })

  await test.step('the price is there before she orders', async () => {
    await expectAmounts(form.summary, sum)
  })

  const order = orderPage(page, 'de')
  await form.order.click()
  await order.isOpen()
  const number = await order.fact('orderNumber').innerText()
  const customerNumber = await order.fact('customerNumber').innerText()

  await test.step('the order page shows what she has booked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gebucht. Wir freuen uns auf euch.')
    expect(number).toMatch(/^20\d\d-\d{4}$/)
    expect(customerNumber).toMatch(/^K-\d{4}$/)
    await expect(order.fact('date')).toHaveText(today())
    await expect(order.participants).toHaveText([
      'Dr. Lena Hofstätter',
      'Mirko Horvat',
      'Agnes Löffler (mit Introduction)',
    ])
    await expectAmounts(order.summary, sum)
    await expect(order.summary).toContainText(
      'Almwerk Energie GmbH Dr. Lena Hofstätter Kostenstelle 210 Seilbahngasse 4 8010 Graz Österreich UID-Nummer (USt-ID) ATU13585627',
      { useInnerText: true },
    )
    await expect(order.workshop).toContainText('Flight Level 2 Design')
    await expect(order.workshop).toContainText('Theresa Moosbrugger')
    await expect(order.workshop.getByRole('listitem')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await order.calendar.click()
    expect((await download).suggestedFilename()).toMatch(/[.]ics$/)
  })

  await test.step('three seats less are free', async () => {
    expect(await seatsLeft(page.request, theFl2dInGraz)).toBe(free - 3)
    await page.goto(hrefOf(theFl2dInGraz))
    await expect(page.getByRole('main')).toContainText(`${free - 3} von 12 frei`)
  })

  await test.step('the mail is on its way: a confirmation with invoice and invitation, an invitation to each of the others, a note to the office', async () => {
    await expect.poll(async () => (await emailsTo(site, lena.email)).length).toBe(2)
    const toLena = await emailsTo(site, lena.email)
    const confirmation = toLena.find(({ subject }) => subject.startsWith('Gebucht: Flight Level 2 Design, '))
    expect(confirmation?.text).toContain(`Bestellnummer ${number}, Kundennummer ${customerNumber}`)
    expect(confirmation?.text.replaceAll('\u00a0', ' ')).toContain('€ 4.870,80')
    expect(confirmation?.html).toContain('Agnes Löffler')
    expect(confirmation?.text).toMatch(/Rechnung R-\d{4}-\d{4} findest du im Anhang/)

    const orderUrl = /https?:\S+\/de\/order\/[\w-]+/.exec(confirmation?.text ?? '')?.[0] ?? ''
    await page.goto(orderUrl)
    await expect(order.fact('orderNumber')).toHaveText(number)

    const starts = dateOf(theFl2dInGraz).sessions.map(({ startsAt }) => String(startsAt))
    expect(confirmation?.calendars.map((file) => file.starts.map(String))).toEqual([starts])
    for (const { email, firstName } of [mirko, agnes]) {
      await expect.poll(() => invitationsTo(email)).toHaveLength(1)
      const [invitation] = await invitationsTo(email)
      expect(invitation?.text).toContain(`Hallo ${firstName},`)
      expect(invitation?.calendars).toHaveLength(1)
      expect(invitation?.calendars[0]?.filename).toMatch(/[.]ics$/)
      expect(invitation?.calendars[0]?.starts.map(String)).toEqual(starts)
    }
    expect(await emailsTo(site, wrongOne.email)).toEqual([])

    await expect.poll(() => notesToTheOffice()).toHaveLength(1)
    const [note] = await notesToTheOffice()
    expect(note?.subject).toContain('FL2D')
    expect(note?.text).toContain('Gibt es einen Radständer?')
  })

  await test.step('and can be read in the mailbox', async () => {
    await page.goto(mailboxUrl(site))
    await page.getByRole('listitem').filter({ hasText: mirko.email }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Einladung: Flight Level 2 Design, /)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Du bist dabei.')
  })

  async function invitationsTo(email: string) {
    return (await emailsTo(site, email)).filter(({ subject }) =>
      subject.startsWith('Einladung: Flight Level 2 Design, '),
    )
  }

  async function notesToTheOffice() {
    return (await emailsTo(site, officeAddress)).filter(({ subject }) => subject.includes(number))
  }
})

const sum: [string, string][] = [
  ['3 × Teilnahme à € 1.990', '€ 5.970,00'],
  ['3 für 2', '– € 1.990,00'],
  ['1 × Introduction à € 79', '€ 79,00'],
  ['Netto', '€ 4.059,00'],
  ['20 % USt', '€ 811,80'],
  ['Gesamt', '€ 4.870,80'],
]

function today(): string {
  const format = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' })
  return format.format(new Date())
}
