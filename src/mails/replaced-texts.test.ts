import { describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { defaultSettings, type MailReplacements } from '#domain/settings/site-settings.ts'
import { sampleMails } from './mails.ts'
import { renderMail } from './render-mail.tsx'
import { defaultTexts, partPlaceholders, replaceableKinds, tentativeSubject } from './replaceable-mails.ts'

const [confirmation] = sampleMails['booking-confirmation']
const [offer] = sampleMails['seat-offer']
const saying = (mails: MailReplacements) => ({ ...defaultSettings, mails })

describe('the words of an owner', () => {
  const settings = saying({
    'booking-confirmation': {
      de: {
        subject: 'Fix: {workshop} – {dates}',
        opening: "wir freu'n uns <sehr> auf {count} Menschen & dich.",
        closing: 'Servus!\n\nDein Team in Wien',
      },
    },
  })

  it('stand in the mail, with what they leave open filled in and every mark as it was typed', async () => {
    const { subject, html, text } = await renderMail(confirmation, 'de', settings)
    expect(subject).toBe('Fix: Flight Level 2 Design – 19.–20. Jänner 2027')
    expect(html).toContain('wir freu&#x27;n uns &lt;sehr&gt; auf 3 Menschen &amp; dich.')
    expect(text).toContain("wir freu'n uns <sehr> auf 3 Menschen & dich.")
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Servus! Dein Team in Wien')
  })

  it('count with the noun, for one person and for several', async () => {
    const own = saying({ 'booking-confirmation': { de: { opening: 'danke für {seats}!' } } })
    const { order } = confirmation
    const alone = { ...confirmation, order: { ...order, participants: order.participants.slice(0, 1) } }
    expect((await renderMail(confirmation, 'de', own)).text).toContain('danke für 3 Plätze!')
    expect((await renderMail(alone, 'de', own)).text).toContain('danke für 1 Platz!')
  })

  it('are no words of the other language, nor of another mail', async () => {
    expect(await renderMail(confirmation, 'en', settings)).toEqual(await renderMail(confirmation, 'en'))
    expect(await renderMail(offer, 'de', settings)).toEqual(await renderMail(offer, 'de'))
  })

  it('do not get into a mail that is rendered at the same time', async () => {
    const [own, written] = await Promise.all([renderMail(confirmation, 'de', settings), renderMail(confirmation, 'de')])
    expect(own?.subject).toContain('Fix:')
    expect(written).toEqual(await renderMail(confirmation, 'de'))
  })

  it('name the company as it is set', async () => {
    const company = { ...defaultSettings.company, name: 'Flughöhe GmbH', phone: '+43 1 234 56 78' }
    // The bank account on an invoice is that of the company at the time.
    const { text } = await renderMail({ ...confirmation, brought: null }, 'de', { ...defaultSettings, company })
    expect(text).toContain('Flughöhe GmbH')
    expect(text).toContain('+43\u00a01\u00a0234\u00a056\u00a078')
    expect(text).not.toContain('Flight Levels Training GmbH')
  })
})

it('do not make a tentative date certain: its subject stays', async () => {
  const own = saying({ 'booking-confirmation': { de: { subject: 'Bestätigt: {workshop}' } } })
  const tentative = sampleMails['booking-confirmation'].find(({ date }) => date.tentative)
  if (!tentative) throw new Error('no such example')
  expect((await renderMail(tentative, 'de', own)).subject).toBe(
    'Gebucht, Termin noch vorläufig: Flight Level 2 Design, 19.–20. Jänner 2027',
  )
  expect(defaultTexts('booking-confirmation', 'subject', 'de')).toEqual(['Gebucht: {workshop}, {dates}'])
  expect(tentativeSubject('booking-confirmation', 'de')).toBe('Gebucht, Termin noch vorläufig: {workshop}, {dates}')
  expect(replaceableKinds.filter((kind) => tentativeSubject(kind, 'en') !== null)).toEqual(['booking-confirmation'])
})

it('replace each of the default texts that are shown beside them', () => {
  expect(defaultTexts('booking-confirmation', 'opening', 'en')).toEqual([
    expect.stringContaining('All {count} seats are reserved.'),
    expect.stringContaining('Your seat is reserved.'),
    expect.stringContaining('All {count} seats are reserved; the date is still tentative.'),
    expect.stringContaining('Your seat is reserved; the date is still tentative.'),
  ])
})

describe.each(replaceableKinds)('%s', (kind) => {
  it.each(languages)(
    'can have every part of it written again, with all that it may leave open (%s)',
    async (language) => {
      const parts = Object.entries(partPlaceholders(kind))
      const texts = Object.fromEntries(
        parts.map(([part, names]) => [part, `Neu ${names.map((name) => `{${name}}`).join(' ')}`]),
      )
      for (const mail of sampleMails[kind]) {
        const { subject, text } = await renderMail(mail, language, saying({ [kind]: { [language]: texts } }))
        const keepsSubject = mail.kind === 'booking-confirmation' && mail.date.tentative
        if ('subject' in texts && !keepsSubject) expect(subject).toMatch(/^Neu/)
        expect(subject + text).not.toMatch(/[{}]/)
      }
    },
  )
})
