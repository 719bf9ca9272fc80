import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import type { TypedInvoice, TypedPerson } from './people.ts'
import { wordsOf } from './wording.ts'

export type BookingForm = ReturnType<typeof bookingForm>

/** The booking form, or one that asks for the same, as someone sees it who fills it in: every box found by its label. */
export function bookingForm(page: Page, language: Language, id: 'booking' | 'tickets' | 'package' = 'booking') {
  const t = wordsOf(language)
  const form = page.locator(`form#${id}`)
  const part = (title: string) => form.getByRole('group', { name: new RegExp(`^(\\d\\. )?${RegExp.escape(title)}$`) })
  const booker = part(t(id === 'booking' ? 'booking.steps.booker' : 'purchase.booker'))
  const invoice = part(t('booking.steps.invoice'))
  const participants = part(t('booking.steps.participants'))
  const summary = form.getByRole('region', { name: t(id === 'booking' ? 'booking.summary' : 'purchase.summary') })
  const box = (label: string) => form.getByRole('checkbox', { name: label })

  /** A participant by the number that the page gives them. */
  const person = (number: number) =>
    participants.getByRole('group', { name: t('booking.person', { number: String(number) }), exact: true })

  const folded = new RegExp(`^(${['yes', 'no'].map((phone) => t('booking.optionalPerson', { phone })).join('|')})$`)

  async function fillPerson(part: Locator, { salutation, title, firstName, lastName, email }: TypedPerson) {
    // What may be left out is folded.
    const isFolded = !(await part.getByLabel(t('booking.title'), { exact: true }).isVisible())
    if ((salutation || title) && isFolded) await part.getByText(folded).click()
    if (salutation) await part.getByLabel(t('booking.salutation')).selectOption(salutation)
    if (title) await part.getByLabel(t('booking.title')).fill(title)
    await part.getByLabel(t('booking.firstName')).fill(firstName)
    await part.getByLabel(t('booking.lastName')).fill(lastName)
    await part.getByLabel(t('booking.email')).fill(email)
  }

  return {
    form,
    booker,
    invoice,
    participants,
    summary,
    person,
    /** A box to write in, by its label, inside one part of the form. */
    field: (part: Locator, name: 'firstName' | 'lastName' | 'email' | 'street' | 'postalCode' | 'city' | 'vatId') =>
      part.getByRole('textbox', { name: t(`booking.${name}`), exact: true }),
    country: invoice.getByLabel(t('booking.country'), { exact: true }),
    notes: form.getByLabel(t('booking.notes')),
    takesPart: box(t('booking.takesPart')),
    noVatId: box(t('booking.noVatId')),
    declinesRegional: box(t('booking.declinesRegional')),
    newsletter: box(t('booking.newsletter')),
    terms: box(t.markup('booking.terms', { terms: String, privacy: String })),
    discover: box(t('booking.discover')),
    introductionFor: (number: number) => person(number).getByRole('checkbox', { name: t('booking.addOn') }),
    addPerson: participants.getByRole('button', { name: t('booking.add') }),
    removePerson: (number: number) =>
      participants.getByRole('button', { name: t('booking.removePerson', { number: String(number) }) }),
    updatePrice: form.getByRole('button', { name: t('booking.update') }),
    order: form.getByRole('button', { name: new RegExp(`${t('booking.submit')}|${t('purchase.submit')}`) }),
    join: form.getByRole('button', { name: t('booking.submitWait') }),
    errorSummary: form.getByRole('alert'),

    /** The form has been scrolled to and has come alive: from here on the browser answers, not the server. */
    async isAlive() {
      await form.scrollIntoViewIfNeeded()
      await expect(form.locator('input[name="idempotencyKey"]')).toHaveValue(/./)
    },
    fillBooker: (typed: TypedPerson) => fillPerson(booker, typed),
    fillPerson: (number: number, typed: TypedPerson) => fillPerson(person(number), typed),
    async fillInvoice({ company, department, street, postalCode, city, country, vatId }: TypedInvoice) {
      if (company) await invoice.getByLabel(t('booking.company')).fill(company)
      if (department) await invoice.getByLabel(t('booking.department')).fill(department)
      await invoice.getByLabel(t('booking.street')).fill(street)
      await invoice.getByLabel(t('booking.postalCode')).fill(postalCode)
      await invoice.getByLabel(t('booking.city')).fill(city)
      await invoice.getByLabel(t('booking.country'), { exact: true }).selectOption(country)
      if (vatId) await invoice.getByLabel(t('booking.vatId'), { exact: true }).fill(vatId)
      else await box(t('booking.noVatId')).check()
    },
  }
}

/** The lines of a sum as the page shows them: what for, and how much. */
export async function expectAmounts(part: Locator, expected: readonly [label: string, amount: string][]) {
  const labels = expected.map(([label]) => label)
  await expect(part.getByRole('term')).toHaveText(labels, { useInnerText: true })
  await expect(part.getByRole('definition')).toHaveText(expected.map(([, amount]) => amount))
}
