import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { certificatePdf } from '#features/certificates/documents/certificate-pdf.tsx'
import { drawnInvoice } from '#features/invoicing/documents/drawn-invoice.tsx'
import { sampleMails } from '#mails/mails.ts'
import { sampleInvoices } from '#tests/helpers/sample-invoices.ts'

const { threeInVienna, irishCompanyOnline } = sampleInvoices
const [{ certificate, checkUrl }] = sampleMails.certificate

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.normalize('NFC').replace(/\s+/g, ' ')
}
const invoiceFor = (company: string, invoice = threeInVienna) =>
  drawnInvoice({ ...invoice, buyer: { ...invoice.buyer, name: company } }).then(({ content }) => textOf(content))
const issuer = 'Flight Levels Training GmbH'
const certificateOf = (holder: string, isTrial = false) =>
  certificatePdf({ certificate: { ...certificate, holder }, checkUrl, issuer, isTrial }).then(textOf)

describe('the text of a PDF, as programs and screen readers read it', () => {
  it('has every letter, also in a second document and after letters with marks', async () => {
    const name = 'Ötztal Österreich ÀÉÎÕÜ OTTO Öl OHG & Co. Oberösterreich'
    for (const _ of [1, 2]) expect(await invoiceFor(name)).toContain(name)
    expect(await invoiceFor('OTTO', irishCompanyOnline)).toContain('Order number')
    expect(await certificateOf('Otto Öhlinger')).toContain('Otto Öhlinger')
  })
})

it('marks each page of a trial document, and no other', async () => {
  expect(await textOf((await drawnInvoice(threeInVienna, true)).content)).toContain('Testbeleg – keine echte Rechnung')
  expect(await textOf((await drawnInvoice(irishCompanyOnline, true)).content)).toContain(
    'Test document – not a real invoice',
  )
  expect(await textOf((await drawnInvoice(threeInVienna)).content)).not.toContain('Testbeleg')
  expect(await certificateOf('Lena', true)).toContain('Testdokument – kein echtes Zertifikat')
  expect(await certificateOf('Lena')).not.toContain('Testdokument')
})

it('of an invoice has the number of each page at its foot', async () => {
  const [line] = threeInVienna.lines
  if (!line) throw new Error('the invoice has no line')
  const invoices: [number, typeof threeInVienna][] = [
    [1, threeInVienna],
    [3, { ...threeInVienna, lines: Array.from({ length: 50 }, () => line) }],
  ]
  for (const [pages, invoice] of invoices) {
    const pdf = await getDocumentProxy(new Uint8Array((await drawnInvoice(invoice)).content))
    expect(pdf.numPages).toBe(pages)
    for (let number = 1; number <= pages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const heights = items.flatMap((item) =>
        'str' in item && item.str.startsWith(`Seite ${number} von ${pages}`) ? [Math.round(item.transform[5])] : [],
      )
      expect(heights).toEqual([30])
    }
  }
})

it('of an invoice calls a date tentative that was when it was issued', async () => {
  const service = { ...threeInVienna.service, tentative: true } as const
  expect(await invoiceFor('Donauwerk', { ...threeInVienna, service })).toContain('(noch vorläufig)')
  expect(await invoiceFor('Donauwerk')).not.toContain('vorläufig')
})

const names: [script: string, name: string][] = [
  ['Chinese, simplified', '北京软件有限公司'],
  ['Chinese, traditional', '臺灣軟體顧問'],
  ['Japanese', '株式会社カタカナひらがな'],
  ['Korean', '서울 소프트웨어'],
  ['Georgian', 'თბილისის ბანკი'],
  ['Armenian', 'Երևանի ծրագրեր'],
  ['Thai', 'บริษัท กรุงเทพ'],
  ['Hebrew', 'תוכנה תל אביב'],
  ['Hindi', 'टेक समाधान'],
  ['Greek', 'Αθήνα Λογισμικό'],
  ['Ukrainian', 'Київ Програмне'],
  ['Vietnamese', 'Nguyễn Thị Hằng Ơn'],
  ['Romanian, with cedillas', 'Ţuţuianu Băiaşu'],
  ['Yoruba', 'Ọláṣẹ́gun'],
  ['Azerbaijani', 'Əliyev'],
  ['Esperanto', 'Ĉefa Ĝardeno'],
]

/** Characters without diacritics, in no order: what a font draws as one glyph may be read in another order. */
const characters = (text: string) => new Set(text.normalize('NFKD').replace(/[\s\p{M}]/gu, ''))

describe('a name on a PDF', () => {
  it.each(names)('is written as it is in %s', async (_, name) => {
    for (const text of [await invoiceFor(`Neuwerk ${name}`), await certificateOf(name)]) {
      expect(text).not.toMatch(/[?\0\ufffd]/)
      expect([...characters(name)].filter((character) => !characters(text).has(character))).toEqual([])
    }
  })

  it('is drawn joined and from the right in Arabic, whose font shares the body of a letter among all that differ by their dots', async () => {
    const text = await invoiceFor('Neuwerk شركة البرمجيات')
    expect(text).not.toMatch(/[?\0\ufffd]/)
    expect([...text].filter((character) => /\p{Script=Arabic}/u.test(character)).length).toBeGreaterThan(8)
  })

  it('has the digit of a raised one, and the letter of one with a mark that no font has', async () => {
    expect(await invoiceFor('Studio² Bau‑Team')).toContain('Studio2 Bau-Team')
  })

  it('has a question mark in place of what no font has, once', async () => {
    expect(await invoiceFor('Rocket ᚠᚡ Neuwerk')).toContain('Rocket ? Neuwerk')
  })

  it.each([
    ['between words', 'Rocket 🚀🚀 Neuwerk', 'Rocket Neuwerk'],
    ['at an end', '🚀 Rocket Neuwerk ❤️', 'Rocket Neuwerk'],
    ['of several characters', 'Rocket👩🏽‍💻 Neuwerk 🇦🇹 ©', 'Rocket Neuwerk ©'],
  ])('leaves out emoji: %s', async (_, name, left) => {
    expect(await invoiceFor(name)).toContain(`${left} `)
    expect(await certificateOf(name)).not.toMatch(/[?\0\ufffd]/)
  })

  it('of emoji alone is a question mark', async () => {
    expect(await certificateOf('🚀🚀')).toContain('?')
  })
})
