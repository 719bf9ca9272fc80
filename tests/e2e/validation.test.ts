import { expect, type Locator, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type BookingForm, bookingForm } from './steps/booking-form.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { hasScript } from './steps/has-script.ts'
import { almwerk, lena } from './steps/people.ts'
import { wordsOf } from './steps/wording.ts'
import { hrefOf, seatsLeft } from './steps/workshop-dates.ts'

// None of them books, so both workers share them.
test.describe.configure({ mode: 'parallel' })

/** The texts that were given (docs/product.md#booking-form). */
const words = {
  de: {
    firstName: 'Deinen Vornamen bitte!',
    lastName: 'Deinen Nachnamen bitte!',
    emailRequired: 'Sorry, aber wir brauchen eine E-Mail Adresse',
    emailInvalid: 'Bitte gib eine gültige E-Mail Adresse ein!',
    emailDuplicate: 'Bitte verwende keine E-Mail Adresse mehrfach!',
    street: 'Gib eine Straße und HNr. an',
    postalCode: 'Deine Postleitzahl bitte',
    city: 'Gib eine Stadt, Ort an',
    country: 'Wähle ein Land aus',
    vatId: 'Bitte gib Deine USt-ID an, oder wähle eine andere Option',
    participants: 'Gib bitte mindestens 1 Teilnehmer ein',
  },
  en: {
    firstName: 'Your firstname please!',
    lastName: 'Your lastname please!',
    emailRequired: 'Sorry, we need an e-mail address',
    emailInvalid: 'Please enter a valid e-mail!',
    emailDuplicate: 'Please use e-mail only once',
    street: 'Please enter street and no.',
    postalCode: 'Please enter your postal-code',
    city: 'Please enter your city',
    country: 'Choose your country',
    vatId: 'Please enter your VAT-ID or choose another option',
    participants: 'Please enter at least 1 participant',
  },
}
const terms = {
  de: 'Bitte stimm den Geschäftsbedingungen zu.',
  en: 'Please accept the terms.',
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    for (const language of languages) {
      const messages = words[language]

      test(`an empty form reports all that is missing, in ${language}`, async ({ page, surprises }) => {
        surprises.allowStatus(422)
        const form = bookingForm(page, language)
        await page.goto(hrefOf(theFl2dInGraz, language))
        if (javaScriptEnabled) await form.isAlive()
        const status = javaScriptEnabled ? undefined : page.waitForResponse((answer) => answer.status() === 422)
        await form.takesPart.uncheck()
        await form.order.click()
        await status

        const { booker, invoice, field } = form
        const complaints = [
          [field(booker, 'firstName'), messages.firstName],
          [field(booker, 'lastName'), messages.lastName],
          [field(booker, 'email'), messages.emailRequired],
          [form.addPerson, messages.participants],
          [field(invoice, 'street'), messages.street],
          [field(invoice, 'postalCode'), messages.postalCode],
          [field(invoice, 'city'), messages.city],
          [form.country, messages.country],
          [field(invoice, 'vatId'), messages.vatId],
          [form.terms, terms[language]],
        ] as const
        await expect(form.errorSummary.getByRole('link')).toHaveText(complaints.map(([, text]) => text))
        for (const [control, text] of complaints) {
          await expect(control).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)))
        }
        for (const [control] of complaints.filter(([, text]) => text !== messages.participants)) {
          await expect(control).toHaveAttribute('aria-invalid', 'true')
        }
        expect(await seatsLeft(page.request, theFl2dInGraz)).toBeGreaterThan(0)
      })

      test(`addresses and VAT ids that cannot be right, in ${language}`, async ({ page, surprises }) => {
        surprises.allowStatus(422)
        const form = bookingForm(page, language)
        await page.goto(hrefOf(theFl2dInGraz, language))
        if (javaScriptEnabled) await form.isAlive()
        await form.fillBooker({ ...lena, email: 'lena' })
        await form.fillInvoice({ ...almwerk, vatId: 'ATU00000000' })
        await form.addPerson.click()
        await form.fillPerson(2, { ...lena, firstName: 'Mia', email: 'same@almwerk.example' })
        await form.addPerson.click()
        await form.fillPerson(3, { ...lena, firstName: 'Max', email: ' SAME@almwerk.example' })
        await form.terms.check()
        await form.order.click()
        await expect(emailOf(form, 2)).toHaveAttribute('aria-invalid', 'false')
        await expect(emailOf(form, 3)).toHaveAccessibleDescription(new RegExp(RegExp.escape(messages.emailDuplicate)))
        await expect(form.field(form.booker, 'email')).toHaveAccessibleDescription(new RegExp(messages.emailInvalid))
        await expect(form.errorSummary.getByRole('link')).toHaveCount(3)

        await form.field(form.invoice, 'vatId').fill('')
        await form.order.click()
        await expect(form.errorSummary.getByRole('link', { name: messages.vatId })).toBeVisible()
      })
    }
  })
}

for (const [language, width] of [
  ['de', 1280],
  ['en', 360],
] as const) {
  test(`nothing moves away from under a pointer that is pressed, in ${language} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const form = bookingForm(page, language)
    await page.goto(hrefOf(theFl2dInGraz, language))
    await form.isAlive()
    await form.field(form.invoice, 'vatId').click()
    await pressSlowly(page, form.noVatId)
    await expect(form.noVatId).toBeChecked()
    await expect(form.form.locator('[aria-invalid="true"]')).toHaveCount(0)
  })
}

test('the first press of the button that withdraws counts', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.goto('/de/widerruf')
  await hasScript(page)
  const email = page.getByLabel('E-Mail')
  await email.click()
  await pressSlowly(page, page.getByRole('button', { name: wordsOf('de')('withdrawal.confirm') }))
  await expect(page.getByRole('alert').getByRole('link', { name: words.de.emailRequired })).toBeVisible()
})

test('who is typing when the script comes stays in the field', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  const arrival = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route(deferredScripts, (route) => arrival.promise.then(() => route.continue()))
  await page.goto('/de/widerruf', { waitUntil: 'commit' })
  await page.getByRole('button', { name: wordsOf('de')('withdrawal.confirm') }).click({ noWaitAfter: true })
  await expect(page.getByRole('alert')).toBeVisible()
  const email = page.getByLabel('E-Mail')
  await email.click()
  await page.keyboard.type('lena@')
  arrival.resolve()
  await hasScript(page)
  await page.keyboard.type('almwerk.example', { delay: 20 })
  await expect(email).toHaveValue('lena@almwerk.example')
})

for (const path of [
  hrefOf(theFl2dInGraz, 'de'),
  '/de/workshops/flight-levels-introduction/self-paced-booking',
  '/de/packages/now',
]) {
  test(`no box is called invalid before anything was typed: ${path}`, async ({ page }) => {
    await page.goto(path)
    // Chromium reads out what is laid out.
    await expect(page.locator('html[data-first-paint]')).toHaveCount(0)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const boxes = nodes.filter(({ role }) => ['textbox', 'combobox', 'checkbox', 'radio'].includes(role?.value))
    expect(boxes.length).toBeGreaterThan(0)
    expect(
      boxes
        .filter(({ properties }) =>
          properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
        )
        .map(({ name }) => name?.value),
    ).toEqual([])
  })
}

/** Presses, and lets go only when the page has drawn what the press has set off. */
async function pressSlowly(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
}

function emailOf(form: BookingForm, number: number) {
  return form.field(form.person(number), 'email')
}
