import { expect, it } from 'vitest'
import { answerHref, messageSearchOf } from './message-view.ts'

it('begins the answer to Emre with his own words, and lets none of them be anything else', () => {
  const message = 'Habt ihr noch Platz?\nIm März & mit 50 %?'
  const href = answerHref({ email: 'emre&cc=x@donauwerk.example', message }, 'Re: Deine Nachricht')
  expect(href.startsWith('mailto:emre%26cc%3Dx%40donauwerk.example?subject=Re%3A%20Deine%20Nachricht&body=')).toBe(true)
  const body = new URLSearchParams(href.split('?')[1]).get('body')
  expect(body).toBe('\r\n\r\n> Habt ihr noch Platz?\r\n> Im März & mit 50 %?')
})

it.each([
  ['', { state: 'open', text: undefined }],
  ['text=emre', { state: undefined, text: 'emre' }],
  ['text=emre&state=open', { state: 'open', text: 'emre' }],
])('asks by “%s” for %o', (query, search) => {
  expect(messageSearchOf(new URLSearchParams(query))).toEqual(search)
})
