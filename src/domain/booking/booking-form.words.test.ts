import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { checked, type SentFields, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'

const lenas = 'lena.hofstaetter@almwerk.example'
const mirkos = 'mirko.horvat@almwerk.example'
const withVatId = { 'invoice.noVatId': undefined, 'invoice.vatId': undefined }

/** The given texts of the booking form, word for word (docs/product.md#booking-form). */
const wordsOfTheSpecification: [what: string, field: string, changes: SentFields, german: string, english: string][] = [
  ...persons((prefix) => [
    [
      'email required',
      `${prefix}.email`,
      { [`${prefix}.email`]: undefined },
      'Sorry, aber wir brauchen eine E-Mail Adresse',
      'Sorry, we need an e-mail address',
    ],
    [
      'email invalid',
      `${prefix}.email`,
      { [`${prefix}.email`]: 'lena@' },
      'Bitte gib eine gültige E-Mail Adresse ein!',
      'Please enter a valid e-mail!',
    ],
    [
      'firstname',
      `${prefix}.firstName`,
      { [`${prefix}.firstName`]: undefined },
      'Deinen Vornamen bitte!',
      'Your firstname please!',
    ],
    [
      'lastname',
      `${prefix}.lastName`,
      { [`${prefix}.lastName`]: undefined },
      'Deinen Nachnamen bitte!',
      'Your lastname please!',
    ],
  ]),
  [
    'email duplicate among participants',
    'participants[0].email',
    { 'participants[0].email': lenas },
    'Bitte verwende keine E-Mail Adresse mehrfach!',
    'Please use e-mail only once',
  ],
  [
    'street',
    'invoice.street',
    { 'invoice.street': undefined },
    'Gib eine Straße und HNr. an',
    'Please enter street and no.',
  ],
  [
    'postal code',
    'invoice.postalCode',
    { 'invoice.postalCode': undefined },
    'Deine Postleitzahl bitte',
    'Please enter your postal-code',
  ],
  ['city', 'invoice.city', { 'invoice.city': undefined }, 'Gib eine Stadt, Ort an', 'Please enter your city'],
  ['country', 'invoice.country', { 'invoice.country': undefined }, 'Wähle ein Land aus', 'Choose your country'],
  [
    'VAT id',
    'invoice.vatId',
    withVatId,
    'Bitte gib Deine USt-ID an, oder wähle eine andere Option',
    'Please enter your VAT-ID or choose another option',
  ],
]

/** Lena takes part and brings Mirko along. */
const two = sentParticipant(0, mirkos)

describe('the given texts', () => {
  it.each(wordsOfTheSpecification)('%s at %s', (_, field, changes, inGerman, inEnglish) => {
    const { errors } = checked(sentBooking({ ...two, ...changes }))
    expect(Object.keys(errors)).toEqual([field])
    const key = errors[field]?.[0] ?? ''
    expect(words(german, key)).toBe(inGerman)
    expect(words(english, key)).toBe(inEnglish)
  })

  it('participants: no one takes part', () => {
    const { errors } = checked(sentBooking({ bookerTakesPart: undefined }))
    expect(errors).toEqual({ participants: ['validation.participants'] })
    expect(german.validation.participants).toBe('Gib bitte mindestens 1 Teilnehmer ein')
    expect(english.validation.participants).toBe('Please enter at least 1 participant')
  })

  it('select placeholder', () => {
    expect(german.booking.choose).toBe('Bitte auswählen')
  })

  it('salutations: Herr and Frau, Mr and Mrs', () => {
    expect(german.booking.salutations).toEqual({ mr: 'Herr', ms: 'Frau' })
    expect(english.booking.salutations).toEqual({ mr: 'Mr', ms: 'Mrs' })
  })
})

it('an empty form reports all missing fields at once, each at its field', () => {
  const { errors } = checked(new FormData())
  expect(errors).toEqual({
    'booker.firstName': ['validation.firstName'],
    'booker.lastName': ['validation.lastName'],
    'booker.email': ['validation.emailRequired'],
    'invoice.street': ['validation.street'],
    'invoice.postalCode': ['validation.postalCode'],
    'invoice.city': ['validation.city'],
    'invoice.country': ['validation.country'],
    'invoice.vatId': ['validation.vatId'],
    participants: ['validation.participants'],
    terms: ['validation.terms'],
  })
})

describe('texts of our own where none was given', () => {
  const withId = (vatId: string) => ({ ...withVatId, 'invoice.vatId': vatId })
  const many = Object.assign(
    {},
    ...Array.from({ length: 51 }, (_, at) => sentParticipant(at, `m${at}@almwerk.example`)),
  )
  it.each([
    ['the terms are not accepted', 'terms', { terms: undefined }],
    ['the salutation is none of ours', 'booker.salutation', { 'booker.salutation': 'king' }],
    ['a name goes on for ever', 'booker.lastName', { 'booker.lastName': 'V'.repeat(500) }],
    ['a name has a NUL', 'booker.lastName', { 'booker.lastName': 'Hof\u0000stätter' }],
    ['a VAT id lacks a digit', 'invoice.vatId', withId('ATU1358562')],
    ['a VAT id is from elsewhere', 'invoice.vatId', withId('DE136695976')],
    ['half a hundred and one take part', 'participants', many],
    ['an unknown field is sent', '', { price: '1' }],
  ])('when %s', (_, field, changes: SentFields) => {
    const { errors } = checked(sentBooking(changes))
    expect(Object.keys(errors)).toEqual([field])
    const key = errors[field]?.[0] ?? ''
    expect(words(german, key)).toMatch(/^\p{Lu}.{10,}/u)
    expect(words(english, key)).toMatch(/^\p{Lu}.{10,}/u)
    expect(words(german, key)).not.toBe(words(english, key))
  })
})

type Rows = typeof wordsOfTheSpecification

/** The same rules for the booker and for a participant. */
function persons(rows: (prefix: string) => Rows): Rows {
  return [...rows('booker'), ...rows('participants[0]')]
}

/** The text behind a key such as 'validation.city'. */
function words(messages: typeof german | typeof english, key: string): unknown {
  const [namespace = '', name = ''] = key.split('.')
  const texts = Object.entries(messages).find(([each]) => each === namespace)?.[1] ?? {}
  return Object.entries(texts).find(([each]) => each === name)?.[1]
}
