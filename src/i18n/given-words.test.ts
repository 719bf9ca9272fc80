import { expect, it } from 'vitest'
import german from './messages/de.json'
import english from './messages/en.json'

/**
 * The texts that were given word for word (docs/product.md), and their keys. Null where none was given in that language.
 * When each is shown is the matter of the tests of its form or page.
 */
const words: [situation: string, key: string, german: string | null, english: string | null][] = [
  [
    'email required',
    'validation.emailRequired',
    'Sorry, aber wir brauchen eine E-Mail Adresse',
    'Sorry, we need an e-mail address',
  ],
  [
    'email invalid',
    'validation.emailInvalid',
    'Bitte gib eine gültige E-Mail Adresse ein!',
    'Please enter a valid e-mail!',
  ],
  [
    'email duplicate',
    'validation.emailDuplicate',
    'Bitte verwende keine E-Mail Adresse mehrfach!',
    'Please use e-mail only once',
  ],
  ['firstname', 'validation.firstName', 'Deinen Vornamen bitte!', 'Your firstname please!'],
  ['lastname', 'validation.lastName', 'Deinen Nachnamen bitte!', 'Your lastname please!'],
  ['street', 'validation.street', 'Gib eine Straße und HNr. an', 'Please enter street and no.'],
  ['postal code', 'validation.postalCode', 'Deine Postleitzahl bitte', 'Please enter your postal-code'],
  ['city', 'validation.city', 'Gib eine Stadt, Ort an', 'Please enter your city'],
  ['country', 'validation.country', 'Wähle ein Land aus', 'Choose your country'],
  [
    'VAT id',
    'validation.vatId',
    'Bitte gib Deine USt-ID an, oder wähle eine andere Option',
    'Please enter your VAT-ID or choose another option',
  ],
  [
    'participants',
    'validation.participants',
    'Gib bitte mindestens 1 Teilnehmer ein',
    'Please enter at least 1 participant',
  ],
  ['comment name', 'validation.commentName', 'Gib bitte einen Namen an', 'Please enter your name'],
  ['comment text', 'validation.commentText', 'Was möchtest Du uns sagen?', 'What do you want to tell us?'],
  ['contact name', 'validation.contactName', 'Sag uns doch Deinen Namen', 'Please tell us your name'],
  ['contact message', 'validation.contactMessage', 'Was möchtest Du uns sagen?', 'What would you like to tell us?'],
  ['select placeholder', 'booking.choose', 'Bitte auswählen', null],
  ['meal prompt', 'participants.meal', null, 'What do you want to tell us?'],
  ['consent workshop', 'validation.consentWorkshop', null, 'Please choose your booked workshop'],
  ['waitlist participants', 'validation.participantsCount', null, 'Please enter {count} participants'],
  [
    'generic form error',
    'errors.generic',
    'Leider ist was schief gelaufen. Nochmal!?',
    'Something went wrong. Try again!?',
  ],
  ['booking error, headline', 'booking.failureTitle', 'Uupps...', 'Oops...'],
  [
    'booking error',
    'booking.failureText',
    'Das hätte nicht passieren sollen, leider ist etwas schief gelaufen. Versuch es bitte später noch einmal.',
    "That shouldn't have happened; unfortunately, something went wrong. Please try again later.",
  ],
  ['contact send error', 'contact.failed.title', 'Senden der Nachricht nicht möglich', 'Unable to send the message'],
  ['newsletter error', 'newsletter.failed', 'Leider hat das nicht geklappt.', "Unfortunately, it didn't work."],
  [
    'certificate consent failure',
    'consentPage.failed',
    'Uupps! Leider ist etwas schief gegangen. Wir konnten deine Daten nicht verarbeiten. Bitte versuche es erneut.',
    'Uupps! Something went wrong, we where not able to process your permissions. Please try again!',
  ],
  ['certificate consent success', 'consentPage.confirmedYes', null, 'Great, that worked well. We got your permission.'],
  ['waitlist expired', 'registration.title.expired', 'Zeit abgelaufen!', null],
  [
    'waitlist expired',
    'registration.text.expired',
    null,
    'Unfortunately, your time for confirming your booking has expired.',
  ],
  ['waitlist workshop over', 'registration.title.over', 'Workshop vorbei!', null],
  ['waitlist workshop over', 'registration.text.over', null, 'This workshop has already taken place!'],
  // These two were given in English only; a German page shows them in German.
  ['unmatched route', 'errors.pageNotFound', 'Seite nicht gefunden: {path}', 'Page not found: {path}'],
  [
    'no page found',
    'errors.contentNotFound',
    'Diese Seite wurde nicht gefunden ({path})',
    'This page was not found ({path})',
  ],
  ['error page 404', 'frame.error.notFound', null, 'We could not find the page you are looking for!'],
]

/** A longer text may go on after the given one. */
const goesOn = new Set(['registration.text.expired'])

it.each(words)('%s: %s', (_, key, inGerman, inEnglish) => {
  for (const [catalogue, text] of [
    [german, inGerman],
    [english, inEnglish],
  ] as const) {
    if (text === null) continue
    const written = textAt(catalogue, key)
    if (goesOn.has(key)) expect(written.startsWith(text), written).toBe(true)
    else expect(written).toBe(text)
  }
})

function textAt(catalogue: object, key: string): string {
  // A catalogue is an object of objects of texts.
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], catalogue)
  return typeof found === 'string' ? found : `nothing at ${key}`
}
