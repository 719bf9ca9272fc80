import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

const whole = (...text: Parameters<typeof unbroken>[0][]) =>
  [
    ...renderToStaticMarkup(<p>{unbroken(text, { className: 'whole' })}</p>).matchAll(
      /<span class="whole">(.*?)<\/span>/g,
    ),
  ].map(([, words]) => words)

it.each([
  ['Rechnung R-2026-0148 zur Bestellung 2026-0148.', ['R-2026-0148', '2026-0148']],
  ['Bestellnummer 2026-0148, Kundennummer K-1042', ['2026-0148', 'K-1042']],
  ['Dienstag, 19. Jänner 2027, 09:00–17:00\u00a0Uhr', ['09:00–17:00\u00a0Uhr']],
  ['19.–20. Jänner 2027 in der Hofgasse 3-5, +43 1 000-00', ['19.–20.']],
  ['Deine E-Mail-Adresse in E-Mails und deren Vorlage', ['E-Mail', 'E-Mails']],
])('keeps numbers of documents, hours and days, and the word E-Mail, on one line: %s', (text, kept) => {
  expect(whole(text)).toEqual(kept)
})

it('leaves elements between the words as they are', () => {
  expect(whole('Bestellung 2026-0148', <b key="b">2026-0149</b>, ' und 2026-0150')).toEqual(['2026-0148', '2026-0150'])
})
