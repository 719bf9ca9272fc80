import { expect, it } from 'vitest'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { renderedSample } from './save-mail-texts.ts'

it('the example of a mail asks for money to the account that is set', async () => {
  const { company: usual } = defaultSettings
  const company = { ...usual, bank: { ...usual.bank, iban: 'DE89370400440532013000' } }
  const asked = { kind: 'booking-confirmation', language: 'en' } as const
  const { text } = await renderedSample(asked, { ...defaultSettings, company }, {})
  expect(text).toContain('DE89 3704 0044 0532 0130 00')
  expect(text).not.toContain('AT18')
})
