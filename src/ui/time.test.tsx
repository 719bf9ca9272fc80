import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { Time } from './time.tsx'

it.each([
  ['2026-11-26T16:00:54.239356Z', '2026-11-26T16:00:54.239Z'],
  ['2026-11-26T16:00:54.2Z', '2026-11-26T16:00:54.2Z'],
  ['2026-11-26T16:00:00Z', '2026-11-26T16:00:00Z'],
])('%s is written for programs as %s', (at, written) => {
  expect(renderToStaticMarkup(<Time at={at}>heute</Time>)).toBe(`<time dateTime="${written}">heute</time>`)
})

it.each([german, english])(
  'the visitor’s own time follows the time that it repeats: that is the end of the text',
  (words) => {
    for (const text of [words.payment.text.awaiting, words.payment.text.unconfirmed, words.registration.until])
      expect(text).toMatch(/\{(until|end)\}\.$/)
  },
)
