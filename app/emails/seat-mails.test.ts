import { describe, expect, it } from 'vitest'
import type { ParticipantMail } from '#usecases/effects/mail-message.ts'
import { renderMail } from './render-mail.tsx'
import { sampleMails } from './sample-mails.ts'

type Cancelled = ParticipantMail<'participant-cancelled'>
const [emres, sabines, calledOff, sabinesCalledOff, passedOn] = sampleMails[
  'participant-cancelled'
] as readonly Cancelled[]
const [changed, sabinesChanged] = sampleMails['date-changed']
const [registration, registrationCalledOff] = sampleMails['registration-cancelled']

async function read(message: Parameters<typeof renderMail>[0] | undefined, language: 'de' | 'en') {
  if (!message) throw new Error('no such example')
  return (await renderMail(message, language)).text.replaceAll(/\s+/g, ' ')
}

describe('the mail to somebody who is not expected any more', () => {
  it.each([
    ['Emre, whose booker has cancelled', emres, 'die Buchung von Sabine Wurzinger', 'The booking of Sabine Wurzinger'],
    ['Sabine, who has cancelled', sabines, 'deine Buchung', 'Your booking'],
    [
      'Emre, when we have called it off',
      calledOff,
      'Sabine Wurzinger hat von uns',
      'Sabine Wurzinger has heard from us',
    ],
    ['Sabine, when we have called it off', sabinesCalledOff, 'E-Mail zu deiner Bestellung', 'e-mail about your order'],
    ['Kofi, whose seat somebody else has now', passedOn, 'ist an jemand anderen gegangen', 'went to somebody else'],
  ] as const)('speaks to %s', async (_, message, inGerman, inEnglish) => {
    expect(await read(message, 'de')).toContain(inGerman)
    expect(await read(message, 'en')).toContain(inEnglish)
  })

  it('does not say that a booking is cancelled when only a seat was passed on', async () => {
    expect(await read(passedOn, 'de')).not.toMatch(/Buchung .*storniert/)
    expect(await read(passedOn, 'en')).not.toContain('has been cancelled')
  })
})

it('does not tell Sabine that Sabine has registered her', async () => {
  expect(await read(sabinesChanged, 'de')).not.toMatch(/Sabine Wurzinger (dich|hat)/)
  expect(await read(changed, 'de')).toContain('für den Sabine Wurzinger dich angemeldet hat')
})

it('does not say ‘as you asked’ to who waited for a date that we have called off', async () => {
  expect(await read(registrationCalledOff, 'de')).toContain('leider müssen wir den Workshop')
  expect(await read(registrationCalledOff, 'en')).toContain('Unfortunately we have to call off')
  expect(await read(registration, 'en')).toContain('is cancelled. There is nothing to pay.')
})
