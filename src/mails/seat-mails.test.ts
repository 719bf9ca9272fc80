import { describe, expect, it } from 'vitest'
import { startOf } from '#domain/workshop/workshop-date.ts'
import type { Message } from './mail.ts'
import { sampleMails } from './mails.ts'
import { sample } from './parts/sample.ts'
import { renderMail } from './render-mail.tsx'

type Cancelled = Message<'participant-cancelled'>
const [emres, sabines, calledOff, sabinesCalledOff, passedOn] = sampleMails[
  'participant-cancelled'
] as readonly Cancelled[]
const [changed, sabinesChanged] = sampleMails['date-changed']
const [registration, registrationCalledOff] = sampleMails['registration-cancelled']

const withSeats = (offer: Message<'seat-offer'>, seats: number): Message<'seat-offer'> => ({
  ...offer,
  registration: { ...offer.registration, seats },
})

async function read(message: Parameters<typeof renderMail>[0] | undefined, language: 'de' | 'en') {
  if (!message) throw new Error('no such example')
  return (await renderMail(message, language)).text.replaceAll(/\s+/g, ' ')
}

it.each([
  ['de', 'Abgesagt: ', 'Der Workshop findet nicht statt'],
  ['en', 'Date cancelled: ', 'The workshop won’t take place'],
] as const)(
  'tells who waits at first sight that a date is cancelled, not the registration alone (%s)',
  async (language, subject, preview) => {
    if (!registrationCalledOff) throw new Error('no such example')
    const mail = await renderMail(registrationCalledOff, language)
    expect(mail.subject.startsWith(subject)).toBe(true)
    expect(mail.html).toContain(preview)
  },
)

describe('the mail to someone who is not expected any more', () => {
  it.each([
    [
      'Emre, whose booker has cancelled',
      emres,
      'die Buchung von Sabine Wurzinger',
      'The booking made by Sabine Wurzinger',
    ],
    ['Sabine, who has cancelled', sabines, 'deine Buchung', 'Your booking'],
    [
      'Emre, when we have cancelled it',
      calledOff,
      'Sabine Wurzinger hat von uns',
      'We’ve told Sabine Wurzinger what the options are',
    ],
    [
      'Sabine, when we have cancelled it',
      sabinesCalledOff,
      'E-Mail zu deiner Bestellung',
      'Your order e-mail explains your options',
    ],
    ['Kofi, whose seat someone else has now', passedOn, 'ist an jemand anderen gegangen', 'has gone to someone else'],
    [
      'Kofi, who was taken out of the order alone',
      passedOn && { ...passedOn, hasLeft: true },
      'ist storniert. Fragen dazu beantwortet Sabine Wurzinger.',
      'has been cancelled. If you have any questions, please ask Sabine Wurzinger.',
    ],
  ] as const)('speaks to %s', async (_, message, inGerman, inEnglish) => {
    expect(await read(message, 'de')).toContain(inGerman)
    expect(await read(message, 'en')).toContain(inEnglish)
  })

  it('tells who had a voucher that it is blocked, or with a seat that was passed on, to pass it on', async () => {
    const having = (mail: Cancelled | undefined) => mail && { ...mail, hasVoucher: true }
    for (const mail of [emres, passedOn && { ...passedOn, hasLeft: true }]) {
      expect(await read(mail, 'de')).not.toContain('Gutschein')
      expect(await read(having(mail), 'de')).toContain(
        'bei der Partnerakademie sperren: Bitte löse ihn nicht mehr ein.',
      )
      expect(await read(having(mail), 'en')).toContain('please don’t redeem it any more')
    }
    expect(await read(having(calledOff), 'de')).toContain(
      'Wird die Buchung storniert, lassen wir auch deinen Gutschein',
    )
    expect(await read(passedOn, 'de')).not.toContain('Gutschein')
    expect(await read(having(passedOn), 'de')).toContain(
      'gehört zum Platz: Gib ihn bitte an die Person weiter, die ihn jetzt hat, oder an Sabine Wurzinger.',
    )
    expect(await read(having(passedOn), 'en')).toContain(
      'goes with the seat: please pass it on to the person who has it now, or to Sabine Wurzinger.',
    )
  })

  it('does not say that a booking is cancelled when only a seat was passed on', async () => {
    expect(await read(passedOn, 'de')).not.toMatch(/Buchung .*storniert/)
    expect(await read(passedOn, 'en')).not.toContain('has been cancelled')
  })
})

describe('the subject', () => {
  const subjectOf = async (message: Parameters<typeof renderMail>[0] | undefined, language: 'de' | 'en') =>
    message && (await renderMail(message, language)).subject.split(':')[0]
  const { 'order-moved': moves, 'date-changed': changes, 'seat-offer': offers } = sampleMails
  const [offer] = offers

  it.each([
    ['a booking that was cancelled', emres, 'Platz storniert', 'Seat cancelled'],
    ['a date that we cancel', calledOff, 'Abgesagt', 'Cancelled'],
    ['a seat that was passed on', passedOn, 'Platz weitergegeben', 'Seat passed on'],
    ['a date that we move, to the booker', moves[0], 'Geändert', 'Changed'],
    ['a wish for another date, to the booker', moves[1], 'Umgebucht', 'Moved to another date'],
    ['a date that we move, to a participant', changes[0], 'Geändert', 'Changed'],
    ['a wish for another date, to a participant', changes[2], 'Umgebucht', 'Moved to another date'],
    ['two free seats', offer && withSeats(offer, 2), 'Plätze frei', 'Seats free'],
    ['one free seat', offer && withSeats(offer, 1), 'Platz frei', 'Seat free'],
  ] as const)('reports what has happened: %s', async (_, message, inGerman, inEnglish) => {
    expect([await subjectOf(message, 'de'), await subjectOf(message, 'en')]).toEqual([inGerman, inEnglish])
  })
})

it('does not tell who wished for another date that the workshop is held otherwise than planned', async () => {
  const [, , emresWish, sabinesWish] = sampleMails['date-changed']
  expect(await read(emresWish, 'de')).toContain('Dein Platz ist umgebucht.')
  expect(await read(sabinesWish, 'de')).toContain('du bist jetzt bei diesem Termin')
  expect(await read(sabinesWish, 'de')).not.toContain('anders statt als geplant')
})

it('names the former date of one that we have moved, and what its reader can do', async () => {
  const [toBooker] = sampleMails['order-moved']
  const [toEmre, toSabine] = sampleMails['date-changed']
  for (const mail of [toBooker, toEmre, toSabine]) {
    expect(await read(mail, 'de')).toMatch(/Bisher.*Dienstag, 12. Jänner 2027, 09:00–17:00 Uhr.*Graz/s)
    expect(await read(mail, 'de')).toContain('Passt dir das nicht?')
  }
  expect(await read(toEmre, 'en')).toContain('Tell Sabine Wurzinger: until the workshop starts')
  expect(await read(sampleMails['date-changed'][2], 'en')).not.toMatch(/Before|suit you/)
})

it('does not name who asked to move an order: the office moves it, too', async () => {
  for (const mail of [sampleMails['order-moved'][1], sampleMails['date-changed'][3]]) {
    expect(await read(mail, 'de')).not.toMatch(/gewünscht/i)
    expect(await read(mail, 'en')).not.toMatch(/as you asked/i)
  }
})

it('promises no other date to who booked one that we have cancelled: there may be none at the price', async () => {
  const [mail] = sampleMails['date-called-off']
  expect(await read(mail, 'de')).toContain('Gibt es einen anderen Termin zum selben Preis mit genug freien Plätzen')
  expect(await read(mail, 'de')).not.toMatch(/hast die Wahl|Termin wählen/)
  expect(await read(mail, 'en')).toContain('If there’s another date at the same price')
  expect(await read(mail, 'en')).not.toMatch(/your choice|choose a date/i)
})

it('asks for no open invoice of a date that we have cancelled', async () => {
  const [mail] = sampleMails['date-called-off']
  expect(await read(mail, 'de')).toContain('Eine Rechnung, die noch offen ist, musst du nicht bezahlen.')
  expect(await read(mail, 'en')).toContain('You don’t have to pay an invoice that is still open.')
})

describe('the mail about a cancelled order', () => {
  const [free, full] = sampleMails['order-cancelled']
  const share = sampleMails['order-cancelled'].find(({ fee, date }) => fee === 'share' && date)

  it('shows no total where there is nothing to pay, and one where all is due', async () => {
    expect(await read(free, 'de')).not.toContain('€')
    expect(await read(full, 'de')).toContain('€ 4.870,80')
  })

  it('mentions only after the first session that a part has taken place', async () => {
    if (!share?.date) throw new Error('no such example')
    const begun = { ...share, at: startOf(share.date) }
    expect(await read(share, 'de')).not.toContain('stattgefunden')
    expect(await read(share, 'de')).toContain('wie viel das ist, teilen wir dir noch mit')
    expect(await read(share, 'en')).not.toContain('taken place')
    expect(await read(begun, 'de')).toContain('Ein Teil des Workshops hat schon stattgefunden.')
    expect(await read(begun, 'en')).toContain('Part of the workshop has already taken place.')
    expect(await read({ ...begun, way: 'withdrawal' }, 'de')).toContain('hat auf deinen Wunsch schon stattgefunden')
  })

  it('does not claim that its reader has asked or agreed: the office cancels too, by the terms or otherwise', async () => {
    for (const mail of sampleMails['order-cancelled'])
      for (const way of ['terms', 'organiser'] as const) {
        expect(await read({ ...mail, way }, 'de')).not.toMatch(/gewünscht|besprochen|wir haben am/i)
        expect(await read({ ...mail, way, fee: 'full' }, 'en')).not.toMatch(/as you asked|as agreed|we cancelled/i)
      }
  })

  it('does not call it short notice when the office decides that the full price is due', async () => {
    if (!full) throw new Error('no such example')
    expect(await read(full, 'de')).toContain('so kurz vor dem Workshop')
    expect(await read({ ...full, way: 'organiser' }, 'de')).not.toContain('so kurz vor dem Workshop')
    expect(await read({ ...full, way: 'organiser' }, 'en')).not.toContain('Under our terms')
  })
})

describe('the fee in the mail about a cancelled order', () => {
  const [free, full, part, share] = sampleMails['order-cancelled']

  it('is an amount with a due day and the account', async () => {
    for (const [message, amount] of [
      [full, '€ 4.870,80'],
      [part, '€ 2.435,40'],
    ] as const) {
      const text = await read(message, 'de')
      expect(text).toContain(
        `Bitte überweise ${amount} bis 5. Dezember 2026 und gib R-2026-0148 als Verwendungszweck an.`,
      )
      expect(text).toContain('IBAN')
    }
  })

  it('counts what was paid', async () => {
    if (!part) throw new Error('no such example')
    const paid = { ...part.payment, paid: 487_080, toPay: 0, toRefund: 243_540 }
    const text = await read({ ...part, payment: paid, brought: null }, 'de')
    expect(text).toContain('Wir berechnen € 2.435,40. Bezahlt hast du € 4.870,80.')
    expect(text).toContain('€ 2.435,40 bekommst du zurück.')
    expect(text).not.toContain('IBAN')
  })

  it('is promised back for each seat that is sold again: one or several', async () => {
    if (!full) throw new Error('no such example')
    const alone = { ...full, order: { ...full.order, participants: [sample.emre] } }
    expect(await read(full, 'de')).toContain('Können wir Plätze an jemanden von der Warteliste weitergeben')
    expect(await read(alone, 'de')).toContain('Können wir den Platz an jemanden von der Warteliste weitergeben')
    expect(await read(full, 'en')).toContain('any of the seats on to someone from the waitlist, you won’t pay for them')
    expect(await read(alone, 'en')).toContain('the seat on to someone from the waitlist, you won’t pay for it')
  })

  it('says in the subject and at the top that nothing is to be paid once it is waived', async () => {
    for (const mail of sampleMails['share-set']) {
      const { subject, text } = await renderMail(mail, 'de')
      expect(subject.startsWith('Nichts zu bezahlen')).toBe(mail.waived !== null)
      expect(text.includes('Du hast nichts zu bezahlen.')).toBe(mail.waived !== null)
    }
  })

  it('is missing where there is none, and where its share is not set yet', async () => {
    expect(await read(free, 'de')).not.toContain('Wir berechnen €')
    expect(await read(share, 'de')).not.toContain('Wir berechnen €')
  })
})

describe('the note to the office about a cancelled order', () => {
  const [note] = sampleMails['booking-cancelled']
  const paid = { fee: 0, paid: 487_080, toPay: 0, toRefund: 0, refunding: 0, refunded: 0 }

  it.each([
    ['nothing was paid', { ...paid, paid: 0 }, 'Bezahlt wurde noch nichts.'],
    ['the card gets it back', { ...paid, refunding: 487_080 }, '€ 4.870,80 gehen von selbst auf die Karte zurück'],
    ['the card has it back', { ...paid, refunded: 487_080 }, '€ 4.870,80 sind schon zurückgezahlt.'],
    [
      'it came by transfer',
      { ...paid, toRefund: 487_080 },
      '€ 4.870,80 sind zurückzuzahlen. Das geht nicht von selbst',
    ],
    ['a fee is open', { ...paid, fee: 1, paid: 0, toPay: 243_540 }, '€ 2.435,40 sind noch zu bezahlen.'],
  ])('tells what happens to the money: %s', async (_, payment, words) => {
    const text = await read(note && { ...note, payment }, 'de')
    expect(text).toContain(words)
    expect(text.match(/zurückzuzahlen/g)?.length ?? 0).toBe(payment.toRefund > 0 ? 1 : 0)
  })

  it('uses one word for a withdrawal, and one for a cancellation', async () => {
    if (!note) throw new Error('no such example')
    for (const [way, german] of [
      ['withdrawal', 'Widerrufen'],
      ['terms', 'Storniert'],
    ] as const) {
      const { subject, html } = await renderMail({ ...note, way }, 'de')
      expect(subject).toContain(`${german} 2026-0148: `)
      expect(html).toContain(`${german}: 2026-0148`)
    }
  })
})

it('has no example of an order without seats that takes a date out of calendars', async () => {
  for (const mail of sampleMails['order-cancelled'].filter(({ date }) => date === null))
    expect(await read(mail, 'de')).not.toMatch(/Kalender/)
})

it('does not say that a voucher is blocked before the partner academy has blocked it', async () => {
  const out = sampleMails['order-cancelled'].find(({ vouchersOut }) => vouchersOut === 1)
  expect(await read(out, 'de')).toContain('lassen wir bei der Partnerakademie sperren: Bitte löse ihn nicht mehr ein.')
  expect(await read(out, 'en')).toContain('please don’t redeem it any more')
})

it('greets the holder of a certificate like every other mail', async () => {
  expect(await read(sampleMails.certificate[0], 'de')).toContain('Hallo Lena, schön')
})

it('leads from each note to the office to what it is about', async () => {
  expect(await read(sampleMails['booking-cancelled'][0], 'de')).toContain('/office/bookings/o-donauwerk')
  expect(await read(sampleMails['vat-note'][0], 'de')).toContain('/office/bookings/o-harbourline')
  expect(await read(sampleMails['contact-message'][0], 'de')).toContain('/office/messages/3f0f6f0e')
})

it('tells the office why the link cannot complete a withdrawal', async () => {
  const [, note] = sampleMails['new-withdrawal']
  if (note?.found !== 'byOffice') throw new Error('no such example')
  expect(await read(note, 'de')).toContain('Bestellt hat eine Firma')
  expect(await read({ ...note, refusal: 'too-late' }, 'de')).toContain('Die Frist für den Widerruf war schon vorbei.')
  expect(await read({ ...note, refusal: 'voucher-out' }, 'en')).toContain('had already been sent')
  expect(await read({ ...note, refusal: 'charged' }, 'de')).toContain('aber nicht kostenlos')
})

describe('the mail about one cancelled seat', () => {
  const [another, own] = sampleMails['seat-cancelled']

  it('names whose seat it was and how many stay booked', async () => {
    expect(await read(another, 'de')).toContain('der Platz von Kofi Mensah im Workshop')
    expect(await read(another, 'de')).toContain('Die 3 anderen Plätze der Bestellung 2026-0148 bleiben gebucht.')
    expect(await read(another, 'en')).toContain('The other 3 seats in order 2026-0148 stay booked.')
    expect(await read(own, 'de')).toContain('dein Platz im Workshop')
    expect(await read(own, 'en')).toContain('The other seat in order 2026-0148 stays booked.')
  })

  it('speaks of an invoice only where there is one', async () => {
    expect(await read(another, 'en')).toContain('issued a new one')
    const tentative = another && { ...another, brought: null }
    expect(await read(tentative, 'en')).not.toContain('issued a new one')
    expect(await read(tentative, 'de')).not.toContain('Rechnung haben wir')
  })

  it('brings the new invoice, and the refund only where too much was paid', async () => {
    expect(await read(another, 'de')).toContain('Bitte überweise')
    expect(await read(another, 'de')).not.toContain('innerhalb von 14 Tagen')
    expect(await read(own, 'de')).toContain('Du hast € 2.388,00 mehr bezahlt, als die Bestellung jetzt kostet.')
    expect(await read(own, 'en')).toContain('You’ve paid €2,388.00 more than the order costs now.')
  })
})

it('does not tell Sabine that Sabine has registered her', async () => {
  expect(await read(sabinesChanged, 'de')).not.toMatch(/Sabine Wurzinger (dich|hat)/)
  expect(await read(changed, 'de')).toContain('zu dem Sabine Wurzinger dich angemeldet hat')
})

it('does not say ‘as you asked’ to who waited for a date that we have cancelled', async () => {
  expect(await read(registrationCalledOff, 'de')).toContain('leider müssen wir den Workshop')
  expect(await read(registrationCalledOff, 'en')).toContain('Unfortunately we have to cancel')
  expect(await read(registration, 'en')).toContain('has been cancelled. There’s nothing to pay.')
})

it.each([
  ['a withdrawal', 'new-withdrawal', 'sobald auf der Website ein Vertrag widerrufen wird'],
  ['a cancellation', 'booking-cancelled', 'wenn eine Buchung oder Bestellung storniert wird'],
] as const)(
  'tells the office about %s why it gets the note, and calls no one else’s name its own',
  async (_, kind, why) => {
    const text = await read(sampleMails[kind][0], 'de')
    expect(text).toContain(why)
    expect(text).not.toContain('bei jeder Buchung')
    expect(text).not.toContain('Dein Name')
  },
)

it('leads from an expired offer to the date where one may register again', async () => {
  expect(await read(sampleMails['offer-expired'][0], 'en')).toMatch(
    /Go to this date \S+\/en\/workshops\/[\w-]+\/[\w-]+/,
  )
})

it('leads from an offer that expired when its workshop began to other dates', async () => {
  const text = await read(sampleMails['offer-expired'][1], 'en')
  expect(text).toMatch(/See other dates \S+\/en\/workshops(?!\/)/)
  expect(text).not.toContain('Register again')
})

it.each([
  [
    'de',
    'Die Gutscheine zu dieser Bestellung sind schon verschickt.',
    'Diese Bestellung ist schon storniert. Du brauchst nichts mehr zu tun.',
    'schon storniert, aber nicht kostenlos',
  ],
  [
    'en',
    'The vouchers of this order have already been sent',
    'This order has already been cancelled. There’s nothing more for you to do.',
    'already been cancelled, but not free of charge',
  ],
] as const)(
  'leads a withdrawal that only the office can decide to no link, and says why (%s)',
  async (language, out, ended, charged) => {
    const [byLink, voucherOut, cancelledBefore, atCost] = sampleMails['withdrawal-receipt']
    expect(await read(byLink, language)).toContain('/de/withdrawal/')
    for (const [message, why] of [
      [voucherOut, out],
      [cancelledBefore, ended],
      [atCost, charged],
    ] as const) {
      const text = await read(message, language)
      expect(text).toContain(why)
      expect(text).not.toMatch(/\/withdrawal\/|14 Tage nach Eingang|Widerruf ausführen/)
    }
  },
)

it('does not tell the last in line that someone is waiting for the seat', async () => {
  const [offer] = sampleMails['seat-offer']
  expect(await read(offer, 'de')).not.toMatch(/jemand wartet|Warteliste an/)
  expect(await read(offer, 'en')).not.toMatch(/someone is waiting|next person on the waitlist/)
})

it('does not say that a link is on its way to a booker who has had too many receipts', async () => {
  const [mail] = sampleMails['new-withdrawal']
  const text = await read({ ...mail, found: 'limited', refusal: null }, 'de')
  expect(text).toContain('deshalb ist keine weitere unterwegs')
  expect(text).not.toContain('Der Link')
})

it.each(['de', 'en'] as const)('speaks of travel only about workshops on site (%s)', async (language) => {
  const [mail] = sampleMails['date-confirmed']
  const travel = /Unterkunft|accommodation/
  expect(await read(mail, language)).toMatch(travel)
  expect(await read({ ...mail, date: sample.online }, language)).not.toMatch(travel)
})

it.each([
  [
    'de',
    1,
    'Deinen Platz hat jetzt jemand anderes. Deshalb ist für deine stornierte Bestellung',
    'ist doch nichts zu bezahlen',
  ],
  ['en', 3, 'someone else has taken your seats, so there’s nothing to pay', 'after all, there’s nothing to pay'],
] as const)(
  'says why nothing is due after all, where the seats were sold again (%s)',
  async (language, count, soldAgain, goodwill) => {
    const [, again, waived] = sampleMails['share-set']
    const of = (mail: typeof again) =>
      mail && { ...mail, order: { ...mail.order, participants: mail.order.participants.slice(0, count) } }
    expect(await read(of(again), language)).toContain(soldAgain)
    expect(await read(of(waived), language)).toContain(goodwill)
    expect(await read(of(waived), language)).toMatch(/R-2026-0152/)
  },
)
