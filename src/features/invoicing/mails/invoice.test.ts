import { describe, expect, it } from 'vitest'
import { seller } from '#domain/company.ts'
import { amountDue, cancellationOf, invoiceOf } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { sampleMails } from '#mails/mails.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder } from '#mails/parts/sample.ts'
import { renderMail } from '#mails/render-mail.tsx'
import type { Message } from '#platform/ports.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { invoice as invoiceMail } from './invoice.tsx'

const siteUrl = 'https://flightlevels.example'
const orderUrl = `${siteUrl}/de/order/Zk3uVb9sQy7wR1tXo5mNdA`
const now = donauwerkOrder.placedAt
const issued = (number: string, paid: boolean) =>
  invoiceOf(donauwerkOrder, { number, now, date: fl2dInVienna, paid, seller, daysToPay: 14 })
const due = issued('R-2026-0001', false)
const paid = issued('R-2026-0002', true)
const cancellation = cancellationOf(due, { number: 'R-2026-0003', now })
const common = { order: donauwerkOrder, orderUrl, siteUrl, replaces: null, change: null }

const mails: [string, Message][] = [
  ['invoice', { kind: 'invoice', invoice: due, due: amountDue(due), ...common }],
  ['paid invoice', { kind: 'invoice', invoice: paid, due: 0, ...common }],
  ['cancellation', { kind: 'invoice-cancelled', invoice: cancellation, ...common }],
  ['note on an invalid id', { kind: 'vat-note', order: harbourlineOrder, result: 'invalid', siteUrl }],
  ['note on an unknown id', { kind: 'vat-note', order: harbourlineOrder, result: 'unknown', siteUrl }],
]

async function words(message: Message, language: Language) {
  const { subject, text } = await renderMail(message, language)
  return `${subject} | ${text}`.replaceAll(/\s+/g, ' ')
}

describe.each(mails)('%s', (_, message) => {
  it.each<Language>(['de', 'en'])('is whole in %s', async (language) => {
    expect(await words(message, language)).not.toMatch(/undefined|null|NaN|\[object|[{}]|mail\.[a-z]/)
  })
})

it('states the amount, due date and account', async () => {
  const text = await words({ kind: 'invoice', invoice: due, due: amountDue(due), ...common }, 'de')
  for (const fact of [
    'Rechnung R-2026-0001: Flight Level 2 Design',
    'Bitte überweise € 4.870,80 bis 5. Dezember 2026 und gib R-2026-0001 als Verwendungszweck an.',
    'IBAN AT18 0000 0000 0000 0000',
    `${orderUrl}/invoice?number=R-2026-0001`,
  ])
    expect(text).toContain(fact)
})

it('asks for nothing that is paid', async () => {
  const text = await words({ kind: 'invoice', invoice: paid, due: 0, ...common }, 'de')
  expect(text).toContain('Der Betrag von € 4.870,80 ist schon bezahlt.')
  expect(text).not.toContain('IBAN')
})

it('asks only for what is open after a part payment', async () => {
  const part: Message = { kind: 'invoice', invoice: due, due: 387_080, ...common }
  const german = await words(part, 'de')
  expect(german).toContain(
    'Von € 4.870,80 sind € 1.000,00 schon bei uns angekommen, danke! Offen sind noch € 3.870,80.',
  )
  expect(german).toContain('Bitte überweise € 3.870,80 bis 5. Dezember 2026')
  expect(await words(part, 'en')).toContain('Please transfer €3,870.80 by December 05, 2026')
})

it('asks for nothing of an invoice that was paid before its mail left', async () => {
  const text = await words({ kind: 'invoice', invoice: due, due: 0, ...common }, 'de')
  expect(text).toContain('Der Betrag von € 4.870,80 ist schon bezahlt.')
  expect(text).not.toContain('IBAN')
})

describe('the documents of a booking that moved to another date', () => {
  const moved = { ...fl2dInVienna, sessions: flsaOnline.sessions }
  const next = invoiceOf(donauwerkOrder, {
    number: 'R-2026-0004',
    now,
    date: moved,
    paid: false,
    seller,
    daysToPay: 14,
  })

  async function mailOf(number: string, all = [due, cancellation, next]) {
    const reads = {
      ...emptyReads,
      invoices: async () => all,
      orderWithDate: async () => ({ order: donauwerkOrder, date: moved }),
    }
    const ports = { reads, transactions: { run: async () => 'token' }, invoicePdf: async () => [], siteUrl }
    // as: what this mail asks for
    const mail = await invoiceMail.load(ports as unknown as DispatchPorts, { kind: 'invoice', orderId: 'o', number })
    return words({ ...mail.message, siteUrl } as Message, 'de')
  }

  it('say why: the date is another', async () => {
    expect(await mailOf('R-2026-0003')).toContain('gilt nicht mehr, weil der Termin ein anderer ist.')
    expect(await mailOf('R-2026-0004')).toContain(
      'Sie ersetzt die Rechnung R-2026-0001, weil der Termin ein anderer ist.',
    )
  })

  it('say it also where the next invoice waits for a tentative date, and nothing where an invoice is the first', async () => {
    expect(await mailOf('R-2026-0003', [due, cancellation])).toContain('weil der Termin ein anderer ist.')
    expect(await mailOf('R-2026-0001')).not.toContain('ersetzt')
  })

  it('are announced in the mail about the move', async () => {
    const [byUs, wished] = sampleMails['order-moved']
    const text = (mail: Message) => words(mail, 'de')
    expect(await text(wished ?? byUs)).toContain('Die Stornorechnung und die neue Rechnung kommen mit eigenen E-Mails.')
    expect(await text(byUs)).not.toContain('Stornorechnung')
  })
})

it('names the invoice that a cancellation takes back', async () => {
  const text = await words({ kind: 'invoice-cancelled', invoice: cancellation, ...common }, 'en')
  expect(text).toContain('Cancellation invoice R-2026-0003 for invoice R-2026-0001')
  expect(text).toContain('−€4,870.80')
})

it('tells the office what to do about an id that is not valid, without the key to the order', async () => {
  const text = await words({ kind: 'vat-note', order: harbourlineOrder, result: 'invalid', siteUrl }, 'de')
  expect(text).toContain('VIES kennt die UID-Nummer (USt-ID) IE1234567T der Bestellung 2026-0149 nicht.')
  expect(text).not.toContain('/order/')
})
