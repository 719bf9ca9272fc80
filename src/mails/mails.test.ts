import { describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import german from '#i18n/messages/de.json'
import { defaultMailText, mailText } from './mail-text.ts'
import { mailKinds, mails, sampleMails } from './mails.ts'
import { renderMail } from './render-mail.tsx'
import { namespaceOf, replaceableKinds } from './replaceable-mails.ts'

const examples = Object.entries(sampleMails).flatMap(([kind, ofKind]) =>
  ofKind.map((mail, index) => [`${kind} ${index + 1}`, mail] as const),
)

describe.each(examples)('%s', (_, mail) => {
  it.each(languages)('is whole in %s', async (language) => {
    const { subject, html, text } = await renderMail(mail, language)
    expect(html).toContain(`lang="${language}"`)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|\[object|NaN|\{\w+[,}]/)
    expect(subject).toMatch(/\S/)
    expect(text.length).toBeGreaterThan(100)
  })

  it('makes no link of what a stranger may have typed as a name or an invoice address', async () => {
    const { subject, html, text } = await renderMail(advertised(mail), 'de')
    for (const part of [subject, html, text]) expect(part).not.toContain('evil.at')
  })

  it.each(languages)(
    'says first thing in %s that the site is there to try it out, and only there',
    async (language) => {
      const trialText = mailText(language)('trial').slice(0, 20)
      const onTrial = await renderMail(mail, language, defaultSettings, { isTrial: true })
      expect(onTrial.text.trimStart().slice(0, 20)).toBe(trialText)
      expect((await renderMail(mail, language)).text).not.toContain(trialText)
    },
  )
})

/** With an address of the web in each name and line of an invoice address. */
function advertised<T>(value: T): T {
  if (Array.isArray(value)) return value.map(advertised) as T
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const typed = ['title', 'firstName', 'lastName', 'company', 'department', 'street', 'city']
  const isTypedByAnyone = 'firstName' in value || 'postalCode' in value
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    isTypedByAnyone && typed.includes(key) ? `Lena www.evil.at/${key}` : advertised(entry),
  ])
  return Object.fromEntries(entries)
}

it.each(languages)('have their words under their names in %s', (language) => {
  for (const name of Object.keys(mails) as (keyof typeof mails)[])
    expect(defaultMailText(language, `${namespaceOf(name)}.subject`)).toMatch(/\S/)
})

it('are called something in the office, and nothing else is', () => {
  expect(Object.keys(german.officeMails.kinds).toSorted()).toEqual(mailKinds.toSorted())
  expect(Object.keys(german.officeSettings.mails.kinds).toSorted()).toEqual(replaceableKinds.toSorted())
})

describe('the reminder', () => {
  const [vienna, tomasz, aoife] = sampleMails.reminder

  it('tells Emre when coffee is ready, and asks him about the certificate', async () => {
    const { text } = await renderMail(vienna, 'de')
    expect(text).toContain('08:45')
    expect(text).toContain('/de/dsgvo/fl2d-wien-2027-01-19')
    expect(text).not.toContain('€')
  })

  it('gives the video room to Tomasz', async () => {
    const { text } = await renderMail(tomasz ?? vienna, 'en')
    expect(text).toContain('https://video.flightlevels.example/flsa')
  })

  it('asks Aoife, who stays at home, for no consent of someone else', async () => {
    const { text } = await renderMail(aoife ?? vienna, 'en')
    expect(text).toContain('you booked')
    expect(text).not.toContain('dsgvo')
  })
})

it('states in the mail about a no that it is final', async () => {
  const [mail] = sampleMails['consent-request']
  const { text } = await renderMail(mail, 'de')
  expect(text.replaceAll(/\s+/g, ' ')).toContain('kannst du später nicht mehr bekommen')
})
