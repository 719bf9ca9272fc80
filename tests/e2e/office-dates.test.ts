import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { bookingForm } from './steps/booking-form.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'
import { enterOffice } from './steps/office.ts'
import { orderPage } from './steps/order-page.ts'
import { filledForm, send } from './steps/posted-form.ts'

/** Fills in and sends the form of the date that is open. */
async function sendForm(page: Page) {
  const form = bookingForm(page, 'de')
  const email = 'petra.platzmann@post.example'
  await form.fillBooker({ firstName: 'Petra', lastName: 'Platzmann', email })
  await form.fillInvoice({ street: 'Annenstraße 3', postalCode: '8020', city: 'Graz', country: 'AT' })
  await form.terms.check()
  await form.order.click()
}

/** Joins the waitlist past the browser; what that is like there is seen in waitlist.test.ts. Gives the e-mail address. */
async function waits(page: Page, address: string, firstName: string, country = 'AT') {
  const email = `${firstName.toLowerCase()}.platzmann@post.example`
  const named = { 'booker.firstName': firstName, 'booker.lastName': 'Platzmann', 'invoice.country': country }
  const answer = await send(page.request, address, { ...filledForm(email), ...named, joinsWaitlist: 'on' })
  expect(answer.headers().location).toMatch(/\/de\/booking\//)
  return email
}

test('a date goes on sale in the office, fills up on the site, gets more seats, one offered by hand, and is confirmed', async ({
  page,
  context,
  surprises,
  site,
}) => {
  surprises.allowStatus(422)
  surprises.allowStatus(409)

  await test.step('from the template of its kind, with one seat', async () => {
    await enterOffice(page, site)
    await page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: 'Termine' }).click()
    await page.getByRole('link', { name: 'Neuer Termin' }).click()
    await page.getByRole('link', { name: /^FL2D/ }).click()
    await page.getByRole('textbox', { name: /^Stadt/ }).fill('Bregenz')
    await page.getByLabel('Plätze', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Online stellen' }).click()
    const mistakes = page.getByRole('alert').filter({ hasText: '2 Angaben' })
    await expect(mistakes.getByRole('link')).toHaveText([
      'Bitte mindestens einen Trainer oder eine Trainerin angeben',
      'Das sind mehr, als es Plätze gibt',
    ])
    await lookClosely(page)
    await page.getByLabel(/^Trainer\b/).fill('Theresa Moosbrugger')
    await page.getByLabel('Mindestzahl').fill('1')
    await page.getByRole('button', { name: 'Online stellen' }).click()
    await expect(page.getByRole('heading', { name: 'Der Termin ist online und kann gebucht werden.' })).toBeVisible()
  })
  const office = page.url().replace(/\?.*$/, '')

  await test.step('the site shows it at once, and Petra books the only seat', async () => {
    await page.getByRole('link', { name: 'Auf der Website ansehen' }).click()
    await expect(page.getByText('findet ab einer Person statt; wir entscheiden bis')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dieser Termin ist noch vorläufig.' })).toBeVisible()
    await expect(page.getByText('sobald der Termin bestätigt ist').first()).toBeVisible()
    await sendForm(page)
    await orderPage(page, 'de').isOpen()
    await expect(page.getByRole('heading', { name: 'Dieser Termin ist noch vorläufig.' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/R-\d{4}-\d{4}/)
    await lookClosely(page)
  })

  const waiting = await test.step('Rolf waits for a seat', async () => {
    await page.goto(office)
    await page.getByRole('link', { name: 'Auf der Website ansehen' }).click()
    await expect(bookingForm(page, 'de').join).toBeVisible()
    return waits(page, page.url(), 'Rolf')
  })

  await test.step('two open the form: the second sees both values and loses nothing', async () => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(`${office}/edit`)
    await other.getByLabel(/^Trainer\b/).fill('Aoife Brennan')
    await other.getByRole('button', { name: 'Speichern' }).click()
    await expect(other.getByRole('heading', { name: 'Gespeichert.' })).toBeVisible()
    await other.close()

    await page.getByLabel('Plätze', { exact: true }).fill('3')
    await page.getByLabel('Grund').fill('Größerer Raum')
    await page.getByRole('button', { name: 'Speichern' }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'Jemand anderes hat zuerst gespeichert' })
    await expect(conflict).toContainText('Aoife Brennan')
    await expect(conflict).toContainText('Theresa Moosbrugger')
    await expect(page.getByLabel('Grund')).toHaveValue('Größerer Raum')
    await lookClosely(page)
    await page.getByLabel(/^Trainer\b/).fill('Aoife Brennan')
    await page.getByRole('button', { name: 'Meine Version speichern' }).click()
    await expect(page.getByRole('heading', { name: 'Gespeichert.' })).toBeVisible()
  })

  await test.step('the new seat is offered to Rolf at once, and he gets more time', async () => {
    await expect.poll(async () => (await emailsTo(site, waiting)).length).toBeGreaterThan(1)
    const line = page.getByRole('region', { name: 'Warteliste und Angebote' })
    await expect(line).toContainText('Angebot bis')
    await lookClosely(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await line.getByRole('link', { name: 'Mehr Zeit geben' }).click()
    await page.getByLabel('Wie viele Stunden länger?').fill('12')
    await page.getByRole('button', { name: 'Mehr Zeit geben' }).click()
    await expect(page.getByRole('heading', { name: /Das Angebot an Rolf .* gilt jetzt bis/ })).toBeVisible()
  })

  await test.step('Asha asks from India, Today names her, and the office offers her the last seat by hand', async () => {
    const shown = await page.getByRole('link', { name: 'Auf der Website ansehen' }).getAttribute('href')
    const email = await waits(page, shown ?? '', 'Asha', 'IN')
    await page.goto('/office')
    const regional = page.getByRole('region', { name: 'Warten auf den Regionalpreis' })
    await regional.getByRole('link', { name: 'Asha Platzmann' }).click()
    const line = page.getByRole('region', { name: 'Warteliste und Angebote' })
    await line
      .getByRole('row', { name: /Asha/ })
      .getByRole('link', { name: /Anbieten/ })
      .click()
    const offer = page.getByRole('region', { name: 'Jetzt anbieten' })
    await offer.getByRole('button', { name: 'Plätze anbieten' }).click()
    await expect(line.getByRole('row', { name: /Asha/ })).toContainText('Angebot bis')
    await expect.poll(async () => (await emailsTo(site, email)).length).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'Alle Einträge im Protokoll' }).click()
    await expect(page.getByRole('row', { name: /Geändert/ }).first()).toContainText('Größerer Raum')
    await page.goto('/office/log?text=angeboten')
    await expect(page.getByRole('row', { name: /Plätze angeboten/ }).first()).toContainText('Nora Pichler')
    await page.goto(office)
  })

  await test.step('it is confirmed, and Petra is notified', async () => {
    await page.getByRole('link', { name: 'Zusagen' }).click()
    await expect(page.getByRole('region', { name: 'Eine E-Mail geht hinaus' })).toContainText('Petra Platzmann')
    await page.getByRole('button', { name: 'Zusagen und Bescheid geben' }).click()
    await expect(page.getByText('Bestätigt', { exact: true }).first()).toBeVisible()
    const emails = () => emailsTo(site, 'petra.platzmann@post.example')
    await expect.poll(emails).toHaveLength(2)
    const [confirmed, booked] = await emails()
    expect(booked?.subject).toContain('Gebucht, Termin noch vorläufig')
    expect(booked?.text).not.toMatch(/IBAN|R-\d{4}-\d{4}/)
    expect(confirmed?.subject).toContain('Findet statt')
    expect(confirmed?.text).toMatch(/Rechnung R-\d{4}-\d{4} findest du im Anhang/)
  })

  await test.step('a series shows its days with their hours before it is put on sale', async () => {
    await page.goto(`${office}/series`)
    await page.getByLabel('Wie viele weitere Termine?').fill('2')
    await page.getByRole('button', { name: 'Tage ansehen' }).click()
    const days = page.getByRole('table', { name: /^Diese Termine entstehen/ }).getByRole('row')
    await expect(days).toHaveCount(3)
    await expect(days.last()).toContainText(/Dienstag, .*09:00–17:00.*Mittwoch, .*09:00–17:00/)
    await lookClosely(page)
    await page.getByRole('button', { name: 'Serie online stellen' }).click()
    await expect(page.getByRole('heading', { name: 'Die Serie ist online und kann gebucht werden.' })).toBeVisible()
  })

  await test.step('list and calendar', async () => {
    for (const path of [`${office}/list`, `${office}/badges`, '/office/dates?view=calendar']) {
      await page.goto(path)
      await expect(page).toHaveTitle(/Termine|FL2D · .* – Flight Levels Büro/)
    }
    await lookOnce(page, 'calendar')
  })
})
