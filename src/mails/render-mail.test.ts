import { describe, expect, it } from 'vitest'
import { seller } from '#domain/company.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import { defaultCancellation } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import type { Participant, Person } from '#domain/participant/participant.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Message } from '#platform/ports.ts'
import { withDiscover } from '#tests/helpers/with-discover.ts'
import { sampleMails } from './mails.ts'
import { donauwerkOrder, fl2dInVienna, flsaOnline, harbourlineOrder } from './parts/sample.ts'
import { renderMail } from './render-mail.tsx'

const siteUrl = 'https://flightlevels.example'
const orderUrl = `${siteUrl}/de/order/Zk3uVb9sQy7wR1tXo5mNdA`
const dataUrl = `${siteUrl}/de/participants/Zk3uVb9sQy7wR1tXo5mNdA`

function confirmation(order: Order, date: LiveDate): Message {
  const own = order.participants.find(({ email }) => email === order.booker.email)
  return {
    kind: 'booking-confirmation',
    order,
    date,
    brought: {
      invoice: invoiceOf(order, {
        number: 'R-2026-0148',
        now: order.placedAt,
        date,
        paid: false,
        seller,
        daysToPay: 14,
      }),
      due: order.quote.gross,
    },
    own: own ? { participant: own, dataUrl } : null,
    soon: false,
    cancellation: defaultCancellation,
    orderUrl,
    siteUrl,
  }
}

function invitation(order: Order, date: LiveDate, participant: Participant): Message {
  return { kind: 'invitation', order, date, participant, soon: false, dataUrl, siteUrl }
}

function dateConfirmed(order: Order, date: LiveDate, person: Person): Message {
  return { kind: 'date-confirmed', order, date, person, brought: null, siteUrl }
}

function newBooking(order: Order, date: LiveDate): Message {
  return { kind: 'new-booking', order, date, paidUrl: null, soldAgain: [], siteUrl }
}

/** The participant of that first name. */
function named(order: Order, firstName: string): Participant {
  const found = order.participants.find((participant) => participant.firstName === firstName)
  if (!found) throw new Error(`no ${firstName} in ${order.number}`)
  return found
}

/** The plain text on one line, with ordinary spaces: tests check words, not line breaks. */
async function words(message: Message, language: Language): Promise<string> {
  const { text } = await renderMail(message, language)
  return text.replaceAll(/\s+/g, ' ')
}

const emre = named(donauwerkOrder, 'Emre')
const endUrl = `${siteUrl}/de/newsletter/unsubscribe/x`
const [fromEmre] = sampleMails['contact-message']
const everyMail: [string, Message][] = [
  ['confirmation, Vienna', confirmation(donauwerkOrder, fl2dInVienna)],
  ['confirmation, online', confirmation(harbourlineOrder, flsaOnline)],
  ['invitation, Vienna', invitation(donauwerkOrder, fl2dInVienna, emre)],
  ['invitation, online', invitation(harbourlineOrder, flsaOnline, named(harbourlineOrder, 'Tomasz'))],
  ['workshop confirmed, booker', dateConfirmed(donauwerkOrder, fl2dInVienna, donauwerkOrder.booker)],
  ['workshop confirmed, participant', dateConfirmed(donauwerkOrder, fl2dInVienna, emre)],
  ['note to the office', newBooking(donauwerkOrder, fl2dInVienna)],
  [
    'request of the newsletter',
    { kind: 'newsletter-request', confirmUrl: `${siteUrl}/de/newsletter/confirm/x`, siteUrl },
  ],
  ['welcome of the newsletter', { kind: 'newsletter-welcome', endUrl, siteUrl }],
  ['reminder of the newsletter', { kind: 'newsletter-reminder', endUrl, siteUrl }],
  ['message of a visitor', fromEmre],
  ['receipt of a message', { kind: 'contact-copy', siteUrl }],
]

describe.each(everyMail)('%s', (_, message) => {
  it.each<Language>(['de', 'en'])('is whole in %s', async (language) => {
    const { subject, html, text } = await renderMail(message, language)
    expect(html).toContain(`<html dir="ltr" lang="${language}"`)
    for (const part of [subject, html.replace(/<style>.*<\/style>/s, ''), text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|[{}]|mail\.[a-z]/)
    }
    expect(text).not.toMatch(/<\/?[a-z]/)
    for (const line of text.split('\n')) expect(line.length <= 78 || line.startsWith('https://')).toBe(true)
  })

  it('fetches nothing: who reads it tells no one', async () => {
    const { html } = await renderMail(message, 'de')
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import|@font-face/i)
  })
})

it('gives a booker who stays at home the video room when the workshop is close', async () => {
  const { roomUrl = 'https://video.flightlevels.example/flsa' } = flsaOnline
  const message = confirmation(harbourlineOrder, { ...flsaOnline, roomUrl })
  if (message.kind !== 'booking-confirmation') throw new Error('no confirmation')
  expect(await words({ ...message, own: null, soon: true }, 'en')).toContain(roomUrl)
  expect(await words({ ...message, own: null }, 'en')).not.toContain(roomUrl)
})

it('brings Sabine, who takes part, her invoice and her invitation with the confirmation', async () => {
  const text = await words(confirmation(donauwerkOrder, fl2dInVienna), 'de')
  for (const part of ['Rechnung R-2026-0148', 'IBAN', 'Kalenderdatei', '/de/participants/', 'Mitbringen'])
    expect(text).toContain(part)
})

it.each([
  ['de', 'Sie ist unterwegs zu'],
  ['en', 'It’s on its way to'],
] as const)('names the one other person whose invitation is on its way (%s)', async (language, words_) => {
  const [own, other, ...more] = donauwerkOrder.participants
  if (!own || !other || more.length === 0) throw new Error('Sabine comes with two others')
  const two = { ...donauwerkOrder, participants: [own, other] }
  expect(await words(confirmation(two, fl2dInVienna), language)).toContain(
    `${words_} ${other.firstName} ${other.lastName}`,
  )
})

describe('the confirmation to Sabine of Donauwerk', () => {
  const message = confirmation(donauwerkOrder, fl2dInVienna)

  it('is complete in German', async () => {
    const { subject, html } = await renderMail(message, 'de')
    const text = await words(message, 'de')
    expect(subject).toBe('Gebucht: Flight Level 2 Design, 19.–20. Jänner 2027')
    for (const fact of [
      'Gebucht. Wir freuen uns auf euch.',
      'Hallo Sabine,',
      'Bestellnummer 2026-0148, Kundennummer K-1042',
      'Dienstag, 19. Jänner 2027, 09:00–17:00 Uhr Mittwoch, 20. Jänner 2027, 09:00–17:00 Uhr',
      'Hofgebäude, Lindengasse 38, 1070 Wien, Österreich',
      'Miriam Stadler und Jonas Krenn',
      'Dr. Lena Hofstätter lena.hofstaetter@donauwerk.example',
      'Emre Yildiz emre.yildiz@donauwerk.example dazu Flight Levels Introduction im eigenen Tempo',
      '3 × Flight Level 2 Design € 5.970,00 je € 1.990,00',
      '3 für 2: ein Platz geschenkt −€ 1.990,00',
      'Netto € 4.059,00 20 % USt (Österreich) € 811,80 Gesamt € 4.870,80',
      'Donauwerk Energie GmbH Sabine Wurzinger Kostenstelle 4711 Untere Donaulände 36 4020 Linz Österreich UID-Nummer (USt-ID): ATU12345675',
      'Die Rechnung R-2026-0148 findest du im Anhang',
      'Emre Yildiz bekommt den Gutschein',
      'Etwa eine Woche vorher Wir melden uns',
      'hallo@flightlevels.example',
      `Bestellung ansehen ${orderUrl}`,
    ]) {
      expect(text).toContain(fact)
    }
    expect(html).toContain(`href="${orderUrl}"`)
  })

  it('is complete in English as well', async () => {
    const { subject } = await renderMail(message, 'en')
    const text = await words(message, 'en')
    expect(subject).toBe('Booked: Flight Level 2 Design, January 19 – 20, 2027')
    for (const fact of [
      'You’re booked. We look forward to seeing you all.',
      'Hello Sabine,',
      'Tuesday, January 19, 2027, 09:00–17:00 Wednesday, January 20, 2027, 09:00–17:00',
      '1070 Wien, Austria',
      'Miriam Stadler and Jonas Krenn',
      '3 for 2: one seat free −€1,990.00',
      'Net €4,059.00 20% VAT (Austria) €811.80 Total €4,870.80',
      'is attached as a PDF',
      'About a week before',
    ]) {
      expect(text).toContain(fact)
    }
  })

  it('announces no mail a week before when the workshop is nearer', async () => {
    const placedAt = Temporal.Instant.from('2027-01-15T09:00:00Z')
    const text = await words(confirmation({ ...donauwerkOrder, placedAt }, fl2dInVienna), 'de')
    expect(text).toContain('In den nächsten Tagen Wir melden uns')
    expect(text).not.toContain('Woche vorher')
  })
})

describe('the right of withdrawal', () => {
  const { company: _, department: __, vatId: ___, ...home } = donauwerkOrder.invoice
  const consumer = { ...donauwerkOrder, invoice: home }

  it.each([
    [
      'de',
      'Dein Widerrufsrecht',
      'bis einschließlich 5. Dezember 2026 ohne Angabe von Gründen widerrufen',
      'Hiermit widerrufe ich meinen Vertrag über Flight Level 2 Design',
      `${siteUrl}/de/widerruf`,
      `${siteUrl}/de/agb`,
    ],
    [
      'en',
      'Your right to withdraw',
      'up to and including December 05, 2026',
      'I hereby withdraw from my contract for Flight Level 2 Design',
      `${siteUrl}/en/withdrawal`,
      `${siteUrl}/en/terms`,
    ],
  ] as const)(
    'is in the confirmation to a consumer, with its last day and the model form (%s)',
    async (language, title, ...facts) => {
      const text = await words(confirmation(consumer, fl2dInVienna), language)
      expect(text.toLowerCase()).toContain(title.toLowerCase())
      for (const fact of facts) expect(text).toContain(fact)
    },
  )

  it('is none of a company’s', async () => {
    expect(await words(confirmation(donauwerkOrder, fl2dInVienna), 'de')).not.toMatch(/widerruf/i)
  })

  it('is in the confirmation of tickets, without a word of a workshop that has begun', async () => {
    const [tickets] = sampleMails['purchase-confirmation']
    const text = await words({ ...tickets, order: { ...tickets.order, invoice: home } }, 'de')
    expect(text).toContain('Hiermit widerrufe ich meinen Vertrag über')
    expect(text).not.toContain('schon begonnen')
    const company = { ...tickets, order: { ...tickets.order, invoice: donauwerkOrder.invoice } }
    expect(await words(company, 'de')).not.toMatch(/widerruf/i)
  })
})

describe('a tentative date', () => {
  const tentative = { ...fl2dInVienna, tentative: true }
  const sabine = named(donauwerkOrder, 'Sabine')
  const booked = { ...confirmation(donauwerkOrder, tentative), brought: null } as Message

  it.each([
    [
      'de',
      'Gebucht, Termin noch vorläufig: ',
      'bis 5. Jänner 2027',
      'Die Rechnung kommt erst, wenn der Termin bestätigt ist',
      'Sobald er bestätigt ist, gilt, auch wenn wir erst spät bestätigen: Bis einschließlich 20. Dezember 2026',
    ],
    [
      'en',
      'Booked, date still tentative: ',
      'by January 05, 2027',
      'We’ll send the invoice once the date is confirmed',
      'Once it’s confirmed, however late that is, these terms apply: You can cancel free of charge up to and including December 20, 2026',
    ],
  ] as const)(
    'is called so in the confirmation, with the day of the decision and no invoice (%s)',
    async (language, subject, day, invoice, terms) => {
      expect((await renderMail(booked, language)).subject).toContain(subject)
      const text = await words(booked, language)
      for (const fact of [day, invoice, terms]) expect(text).toContain(fact)
      expect(text).not.toMatch(/verbindlich reserviert|seats are reserved\. Here|IBAN|R-2026-0148/)
    },
  )

  it('is called so in the invitation, without prices', async () => {
    const text = await words(invitation(donauwerkOrder, tentative, emre), 'de')
    expect(text).toContain('Der Termin ist noch vorläufig: Der Workshop findet ab 4 Personen statt.')
    expect(text).not.toMatch(/Rechnung|stornieren/)
    expect(await words(invitation(donauwerkOrder, fl2dInVienna, emre), 'de')).not.toContain('vorläufig')
  })

  it('names no day once it has passed', async () => {
    const late = { ...donauwerkOrder, placedAt: Temporal.Instant.from('2027-01-08T09:00:00Z') }
    const text = await words({ ...confirmation(late, tentative), brought: null } as Message, 'de')
    expect(text).toContain('Wir schreiben dir, sobald er bestätigt ist.')
    expect(text).not.toContain('5. Jänner')
  })

  it('gives the money back that came by card', async () => {
    expect(await words(confirmation(donauwerkOrder, tentative), 'de')).toContain(
      'Sagen wir ab, bekommst du dein Geld zurück.',
    )
  })

  it('that was confirmed brings the booker the invoice, and what is to be paid until when', async () => {
    const { order, brought } = confirmation(donauwerkOrder, fl2dInVienna) as Message<'booking-confirmation'>
    const text = await words(
      { kind: 'date-confirmed', order, date: fl2dInVienna, person: sabine, brought, siteUrl },
      'de',
    )
    for (const fact of ['R-2026-0148', '5. Dezember 2026', 'IBAN']) expect(text).toContain(fact)
  })
})

describe('whom the confirmation looks forward to', () => {
  const sabine = named(donauwerkOrder, 'Sabine')
  it.each<[string, Participant[], string, string]>([
    ['the booker alone', [sabine], 'auf dich.', 'seeing you.'],
    ['the booker among others', [emre, sabine], 'auf euch.', 'seeing you all.'],
    ['one colleague', [emre], 'auf Emre Yildiz.', 'meeting Emre Yildiz.'],
    ['several colleagues', [emre, named(donauwerkOrder, 'Lena')], 'auf dein Team.', 'meeting your team.'],
  ])('%s', async (_, people, german, english) => {
    const participants = people.map((person) => ({ id: person.email, ...person }))
    const message = confirmation({ ...donauwerkOrder, participants }, fl2dInVienna)
    expect(await words(message, 'de')).toContain(`Gebucht. Wir freuen uns ${german}`)
    expect(await words(message, 'en')).toContain(`You’re booked. We look forward to ${english}`)
  })
})

it.each([
  ['de', 'Wenn etwas dazwischenkommt', /deinen Platz|wenn du nicht/i],
  ['en', 'If something comes up', /your seat|you can’t come/i],
] as const)('speaks of no seat of their own to bookers who stay at home (%s)', async (language, title, own) => {
  const atHome = { ...donauwerkOrder, participants: donauwerkOrder.participants.slice(1) }
  const text = await words(confirmation(atHome, fl2dInVienna), language)
  expect(text.toLowerCase()).toContain(title.toLowerCase())
  expect(text).not.toMatch(own)
})

describe('the confirmation to Aoife in Dublin', () => {
  const message = confirmation(harbourlineOrder, flsaOnline)

  it('carries the note that a reverse charge needs, and her VAT id', async () => {
    expect(await words(message, 'en')).toContain('Reverse charge: VAT to be accounted for by the recipient')
    expect(await words(message, 'en')).toContain('VAT ID: IE1234567T')
    expect(await words(message, 'de')).toContain('Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)')
  })

  it('names the zone of the times, which stay at one o’clock when the clocks change', async () => {
    const text = await words(message, 'en')
    expect(text).toContain('Wednesday, March 24, 2027, 13:00–17:00 Tuesday, March 30, 2027, 13:00–17:00')
    expect(text).toContain('All times: Central European Time')
    expect(text).toContain('Online, by video')
  })
})

describe('a deadline', () => {
  it.each(['seat-offer', 'payment-awaited', 'purchase-to-pay'] as const)(
    'names the time zone of the deadline: %s',
    async (kind) => {
      const [message] = sampleMails[kind]
      expect(await words(message, 'en')).toMatch(/ - \d\d:\d\d \(Central European Time\)/)
      expect(await words(message, 'de')).toMatch(/ \d\d:\d\d Uhr \(Mitteleuropäische Zeit\)/)
    },
  )
})

describe('the invitation', () => {
  it('tells Emre who booked, when coffee is ready and how he gets the introduction', async () => {
    const message = invitation(donauwerkOrder, fl2dInVienna, emre)
    const { subject } = await renderMail(message, 'de')
    const text = await words(message, 'de')
    expect(subject).toBe('Einladung: Flight Level 2 Design, 19.–20. Jänner 2027')
    expect(text).toContain('Sabine Wurzinger hat für dich einen Platz im Workshop „Flight Level 2 Design“ gebucht.')
    expect(text).toContain('Ab 08:45 Uhr stehen Kaffee und Tee bereit, um 09:00 Uhr fangen wir an.')
    expect(text).toContain('Im Anhang findest du die Kalenderdatei')
    expect(text).toContain('Den Gutschein bekommst du mit einer eigenen E-Mail.')
    expect(text).not.toContain('baut auf der Flight Levels Introduction auf')
  })

  it('asks Lena, who takes no introduction along, whether she knows it', async () => {
    const text = await words(invitation(donauwerkOrder, fl2dInVienna, named(donauwerkOrder, 'Lena')), 'de')
    expect(text).toContain('baut auf der Flight Levels Introduction auf')
    expect(text).toContain(`${siteUrl}/de/workshops/flight-levels-introduction`)
    expect(text).not.toContain('Gutschein')
  })

  it('asks no one for the introduction before the introduction', async () => {
    const flin: LiveDate = { ...fl2dInVienna, certification: 'flin', slug: 'flin-wien' }
    expect(await words(invitation(donauwerkOrder, flin, named(donauwerkOrder, 'Lena')), 'de')).not.toContain('baut auf')
  })

  it('does not tell Sabine that someone booked for her', async () => {
    const text = await words(invitation(donauwerkOrder, fl2dInVienna, named(donauwerkOrder, 'Sabine')), 'de')
    expect(text).toContain('hier ist deine Einladung')
    expect(text).not.toContain('hat für dich')
    expect(text).not.toContain('Sag Sabine')
  })

  it('leads to the page of the date', async () => {
    const { html } = await renderMail(invitation(donauwerkOrder, fl2dInVienna, emre), 'en')
    expect(html).toContain(`href="${siteUrl}/en/workshops/flight-level-2-design/fl2d-wien-2027-01-19"`)
  })

  it('opens the video room early and serves no coffee online', async () => {
    const text = await words(invitation(harbourlineOrder, flsaOnline, named(harbourlineOrder, 'Tomasz')), 'en')
    expect(text).toContain('The room opens at 12:45')
    expect(text).not.toContain('Coffee')
  })

  it('keeps to itself what it cost', async () => {
    const { html, text } = await renderMail(invitation(donauwerkOrder, fl2dInVienna, emre), 'de')
    expect(html + text).not.toMatch(/€|\/order\/|2026-0148|ATU/)
  })
})

describe('the note to the office', () => {
  const message = newBooking(donauwerkOrder, fl2dInVienna)

  it('names in the subject what came in', async () => {
    const { subject } = await renderMail(message, 'de')
    expect(subject).toBe('Neue Buchung 2026-0148: FL2D, 19.–20. Jänner 2027, 3 Plätze, Donauwerk Energie GmbH')
  })

  it('shows whom to call and what they wrote', async () => {
    const text = await words(message, 'de')
    expect(text).toContain('eingegangen am 21. November 2026, 10:30 Uhr')
    expect(text).toContain('sabine.wurzinger@donauwerk.example +43 732 000 00 00')
    expect(text).toContain('Anmerkung Wir reisen am Vorabend an. Gibt es ein Hotel in der Nähe?')
  })

  it('leads to the booking in the office', async () => {
    const text = await words(newBooking(donauwerkOrder, fl2dInVienna), 'de')
    expect(text).toContain(`${siteUrl}/office/bookings/${donauwerkOrder.id}`)
  })

  it('does not contain the key to the order page', async () => {
    const { html } = await renderMail(message, 'de')
    expect(html).not.toContain('/order/')
  })
})

describe('hostile names', () => {
  const mallory = {
    ...emre,
    id: 'p-mallory',
    title: 'Dr.\u0000',
    firstName: '<script>alert(1)</script>\r\nBcc: x@example.org',
    lastName: '🛫 שרה "O’Neill" & \u202eliame',
  }
  const order: Order = {
    ...donauwerkOrder,
    booker: { ...donauwerkOrder.booker, ...mallory, notes: '<img src=x onerror=alert(1)>\r\n\u0000' },
    invoice: { ...donauwerkOrder.invoice, company: 'A\nB <b>GmbH</b> {count} שלום' },
    participants: [mallory],
  }
  const mails: [string, Message][] = [
    ['confirmation', confirmation(order, fl2dInVienna)],
    ['invitation', invitation(order, fl2dInVienna, mallory)],
    ['workshop confirmed, booker', dateConfirmed(order, fl2dInVienna, order.booker)],
    ['workshop confirmed, participant', dateConfirmed(order, fl2dInVienna, mallory)],
    ['note to the office', newBooking({ ...order, invoice: { ...order.invoice, company: undefined } }, fl2dInVienna)],
    ['note to the office about a company', newBooking(order, fl2dInVienna)],
  ]

  it.each(mails)('come out escaped and in one line: %s', async (_, message) => {
    const { subject, html, text } = await renderMail(message, 'de')
    expect(html).not.toMatch(/<script|<img|<b>GmbH/)
    expect(html).toContain('&lt;script&gt;')
    expect(subject).not.toMatch(/\p{Cc}/u)
    for (const part of [html, text]) expect(part).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text).toContain('<script>alert(1)</script>')
  })

  it('keep Hebrew in its place and braces as they are', async () => {
    const { subject } = await renderMail(newBooking(order, fl2dInVienna), 'de')
    expect(subject).toContain('\u2068A B <b>GmbH</b> {count} שלום\u2069')
  })
})

it('shows the subject above a mail where that is asked for, with nothing else changed', async () => {
  for (const [message] of Object.values(sampleMails)) {
    const [sent, shown] = [
      await renderMail(message, 'de'),
      await renderMail(message, 'de', defaultSettings, { showsSubject: true }),
    ]
    const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
    expect(oneLine(shown.text)).toBe(oneLine(`${sent.subject} ${sent.text}`))
  }
})

it('says in its first line that a site is there to try it out, in every kind and both languages', async () => {
  for (const [message] of Object.values(sampleMails))
    for (const [language, line] of [
      ['de', 'Testbetrieb: '],
      ['en', 'Test site: '],
    ] as const) {
      expect((await renderMail(message, language, defaultSettings, { isTrial: true })).text).toContain(line)
      expect((await renderMail(message, language)).text).not.toContain(line)
    }
})

it.each([
  ['de', 'Für dich ist auch eine Stunde Nachgespräch gebucht.'],
  ['en', 'An hour’s follow-up talk is booked for you too.'],
] as const)(
  'tells a participant in %s of the follow-up talk of Discover, and no one without it',
  async (language, words) => {
    const read = async (order: Order) => {
      const [person] = order.participants
      if (!person) throw new Error('no participant')
      return (await renderMail(invitation(order, fl2dInVienna, person), language)).text.replaceAll(/\s+/g, ' ')
    }
    expect(await read(withDiscover(donauwerkOrder))).toContain(words)
    expect(await read(donauwerkOrder)).not.toContain(words)
  },
)

it.each([
  [
    'de',
    'Du bekommst ihn von der Person, die den Platz vor dir hatte.',
    'Den Gutschein bekommst du mit einer eigenen E-Mail.',
  ],
  ['en', 'you’ll get it from the person who had the seat before you.', 'You’ll get the voucher in a separate e-mail.'],
] as const)(
  'announces no voucher to who has a seat whose voucher was sent before (%s)',
  async (language, former, own) => {
    const emre = donauwerkOrder.participants.find(({ addIntroduction }) => addIntroduction)
    if (!emre) throw new Error('no introduction')
    const read = async (hasFormersVoucher: boolean) => {
      const message = { ...invitation(donauwerkOrder, fl2dInVienna, emre), hasFormersVoucher }
      return (await renderMail(message, language)).text.replaceAll(/\s+/g, ' ')
    }
    expect(await read(true)).toContain(former)
    expect(await read(true)).not.toContain(own)
    expect(await read(false)).toContain(own)
  },
)
