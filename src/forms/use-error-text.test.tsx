import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { useErrorList, useErrorText } from './use-error-text.ts'

/** What a hook gives inside a German page. */
function inGerman<T>(useHook: () => T): T {
  const given: T[] = []
  function Page() {
    given.push(useHook())
    return null
  }
  renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <Page />
    </IntlProvider>,
  )
  const [value] = given
  if (value === undefined) throw new Error('the page was not rendered')
  return value
}

describe('the text of an error', () => {
  const text = inGerman(useErrorText)

  it.each([
    [undefined, undefined],
    [[], undefined],
    [['validation.city'], 'Gib eine Stadt, Ort an'],
    [['validation.tooLong', 'validation.city'], 'Das ist zu lang. Bitte kürz es ein wenig.'],
    [['errors.badForm'], german.errors.badForm],
    // The schema library's message when a field of ours gets a value that no browser sends.
    [['Invalid input: expected string, received array'], 'Leider ist was schief gelaufen. Nochmal!?'],
    [['validation.nowhere'], 'Leider ist was schief gelaufen. Nochmal!?'],
  ])('%j', (keys, expected) => {
    expect(text(keys)).toBe(expected)
  })
})

describe('the list of errors', () => {
  const list = inGerman(() => useErrorList('booking'))

  it('goes from top to bottom, and each leads to its field', () => {
    const errors = {
      terms: ['validation.terms'],
      'participants[0].email': ['validation.emailInvalid'],
      'invoice.city': ['validation.city'],
      'invoice.company': ['validation.company'],
      'booker.notes': ['validation.tooLong'],
      'booker.firstName': ['validation.firstName'],
      '': ['errors.badForm'],
    }
    expect(list(errors).map(({ fieldId }) => fieldId)).toEqual([
      'booking',
      'booking-booker.firstName',
      'booking-participants[0].email',
      'booking-invoice.company',
      'booking-invoice.city',
      'booking-booker.notes',
      'booking-terms',
    ])
  })

  it.each([
    ['the booker takes no part, so the first entry is person 1', 1, 'Person 1: Deinen Vornamen bitte!'],
    ['the booker is person 1, so the first entry is person 2', 2, 'Person 2: Deinen Vornamen bitte!'],
    ['the reader is the only one', null, 'Deinen Vornamen bitte!'],
  ])('names the person that a message is about: %s', (_, firstPerson, expected) => {
    const errors = { 'participants[0].firstName': ['validation.firstName'] }
    expect(list(errors, firstPerson).map(({ text }) => text)).toEqual([expected])
  })

  it.each([
    ['participants[1].lastName', 'Person 3, Nachname: Das ist zu lang. Bitte kürz es ein wenig.'],
    ['booker.title', 'Titel: Das ist zu lang. Bitte kürz es ein wenig.'],
    ['invoice.street', 'Straße und Hausnummer: Das ist zu lang. Bitte kürz es ein wenig.'],
  ])('names the field that is too long: %s', (name, expected) => {
    expect(list({ [name]: ['validation.tooLong'] }, 2).map(({ text }) => text)).toEqual([expected])
  })

  it('names no one for the booker and for the whole list', () => {
    const errors = { 'booker.firstName': ['validation.firstName'], participants: ['validation.participants'] }
    expect(list(errors, 2).map(({ text }) => text)).toEqual([
      'Deinen Vornamen bitte!',
      'Gib bitte mindestens 1 Teilnehmer ein',
    ])
  })

  it('leaves out what is no error', () => {
    expect(list({ terms: null, 'invoice.city': [] })).toEqual([])
  })
})
