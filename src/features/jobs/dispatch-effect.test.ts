import { describe, expect, it } from 'vitest'
import { seller } from '#domain/company.ts'
import { invoiceOf } from '#domain/invoice/invoice.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { mailOf } from '#mails/mails.ts'
import { donauwerkOrder, fl2dInVienna, sampleVouchers } from '#mails/parts/sample.ts'
import type { Mail } from '#platform/ports/mail.ts'
import type { Effect, Message, PersonalLink, Stores } from '#platform/ports.ts'
import { emptyReads } from '#tests/helpers/empty-reads.ts'
import { noCheckout } from '#tests/helpers/no-checkout.ts'
import { type DispatchPorts, dispatchEffect } from './dispatch-effect.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const order = donauwerkOrder
const orderId = order.id
const confirmation: Effect = { kind: 'booking-confirmation', orderId }
const invitationOfEmre: Effect = { kind: 'invitation', orderId, participantId: 'p-emre' }
const note: Effect = { kind: 'new-booking', orderId }
const siteUrl = 'https://flightlevels.example'

/** A company with a mail server in memory. What was rendered is in the text of the mail. */
function office(found: OrderWithDate | null = { order, date: fl2dInVienna }) {
  const outbox: Mail[] = []
  const rendered: [Message, string][] = []
  const sent = new Map<string, Temporal.Instant>()
  const links: PersonalLink[] = []
  const failed: string[] = []
  const dropped: string[] = []
  let tokens = 0
  let broken = false
  const stores: Pick<Stores, 'addPersonalLink'> = {
    async addPersonalLink(link) {
      links.push(link)
    },
  }
  const ports: DispatchPorts = {
    clock: { now: () => now },
    randomSource: {
      id: () => 'an id',
      token: () => {
        tokens += 1
        return `token-${tokens}-`.padEnd(43, 'x')
      },
    },
    // Only links are written here; any other call to a store would be undefined and fail the test.
    transactions: { run: (work) => work(stores as Stores) },
    checkout: noCheckout,
    testCheckout: null,
    webhooks: {
      reads: {
        all: async () => [],
        find: async () => null,
        delivery: async () => null,
        failing: async () => [],
        deliveries: async () => ({ deliveries: [], next: null }),
      },
      sender: { refusalOf: async () => null, post: async () => ({ status: 200, detail: '' }) },
      cipher: { encrypt: (secret) => secret, decrypt: (encrypted) => encrypted },
    },
    reads: {
      ...emptyReads,
      invoices: async () => [
        invoiceOf(order, { number: 'R-2026-0001', now, date: fl2dInVienna, paid: false, seller, daysToPay: 14 }),
      ],
      orderWithDate: async (id) => (id === orderId ? found : null),
      subjectOfLink: async (hash) => links.find(({ tokenHash }) => tokenHash === hash)?.subjectId ?? null,
    },
    sentMail: {
      has: async (key) => sent.has(key),
      async add({ key, at }) {
        sent.set(key, at)
      },
      async failed({ key, to }, error) {
        failed.push(`${key} to ${to?.email}: ${error}`)
      },
      async dropped({ key, to }) {
        dropped.push(`${key} to ${to?.email}`)
      },
    },
    transport: {
      async send(mail) {
        if (broken) throw new Error('the mail server is away')
        outbox.push(mail)
      },
    },
    findMail: async (kind) => mailOf(kind),
    async renderMail(message, language) {
      rendered.push([message, language])
      return { subject: `${message.kind} in ${language}`, html: '<p>html</p>', text: 'text' }
    },
    async calendarFile(date, language) {
      return { filename: `${date.slug}.${language}.ics`, contentType: 'text/calendar', content: new Uint8Array([1]) }
    },
    async invoicePdf({ number }) {
      return { filename: `${number}.pdf`, contentType: 'application/pdf', content: new Uint8Array([2]) }
    },
    async certificatePdf({ code }) {
      return { filename: `${code}.pdf`, contentType: 'application/pdf', content: new Uint8Array([3]) }
    },
    vatRegister: { ask: async () => null },
    siteUrl,
    office: { name: 'Office', email: 'office@flightlevels.example' },
  }
  return {
    ports,
    outbox,
    rendered,
    sent,
    failed,
    dropped,
    links,
    breakDown: () => (broken = true),
    repair: () => (broken = false),
  }
}

describe('the mail of an effect', () => {
  it('confirms the booking to the booker, with a link of its own to the order', async () => {
    const { ports, outbox, rendered, links } = office()
    await dispatchEffect(ports, confirmation)
    expect(outbox).toMatchObject([
      {
        key: `booking-confirmation:${orderId}`,
        to: { name: '', email: 'sabine.wurzinger@donauwerk.example' },
        subject: 'booking-confirmation in de',
        attachments: [{ filename: 'fl2d-wien-2027-01-19.de.ics' }, { filename: 'R-2026-0001.pdf' }],
      },
    ])
    const [message] = rendered[0] ?? []
    expect(message).toMatchObject({ kind: 'booking-confirmation', order, date: fl2dInVienna, siteUrl })
    const url = message?.kind === 'booking-confirmation' ? message.orderUrl : ''
    expect(url).toMatch(/^https:\/\/flightlevels\.example\/de\/order\/[^/]+$/)
    expect(await resolveToken(ports.reads, 'order', url.split('/').at(-1) ?? '')).toBe(orderId)
    expect(links).toMatchObject([
      { purpose: 'order', subjectId: orderId, createdAt: now },
      { purpose: 'participant', createdAt: now },
    ])
  })

  it('writes no name into the To line, since a stranger may have typed it', async () => {
    const { ports, outbox } = office()
    await dispatchEffect(ports, confirmation)
    for (const { id } of order.participants)
      await dispatchEffect(ports, { kind: 'invitation', orderId, participantId: id })
    expect(outbox.map(({ to }) => to.name)).toEqual(outbox.map(() => ''))
    expect(outbox.length).toBeGreaterThan(1)
  })

  it('invites each participant, with the workshop as a calendar file and no link to the order', async () => {
    const { ports, outbox, rendered, links } = office()
    for (const { id } of order.participants) {
      await dispatchEffect(ports, { kind: 'invitation', orderId, participantId: id })
    }
    expect(outbox.map(({ to }) => to.email)).toEqual([
      'sabine.wurzinger@donauwerk.example',
      'emre.yildiz@donauwerk.example',
      'lena.hofstaetter@donauwerk.example',
    ])
    expect(outbox.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual(
      Array.from(order.participants, () => ['fl2d-wien-2027-01-19.de.ics']),
    )
    expect(rendered.map(([message]) => message.kind === 'invitation' && message.participant.firstName)).toEqual([
      'Sabine',
      'Emre',
      'Lena',
    ])
    expect(links.map(({ purpose, subjectId }) => [purpose, subjectId])).toEqual(
      order.participants.map(({ id }) => ['participant', id]),
    )
  })

  it('confirms a tentative date with the calendar file that replaces the tentative entry, to anyone who takes part', async () => {
    const booker = { ...order.booker, email: 'assistenz@donauwerk.example' }
    const taking = office()
    const staying = office({ order: { ...order, booker }, date: fl2dInVienna })
    for (const { ports } of [taking, staying]) {
      await dispatchEffect(ports, { kind: 'date-confirmed', orderId })
      await dispatchEffect(ports, { kind: 'date-confirmed', orderId, participantId: 'p-emre' })
    }
    const files = ({ outbox }: typeof taking) =>
      outbox.map(({ attachments }) => attachments.map((file) => file.filename))
    expect(files(taking)).toEqual([['fl2d-wien-2027-01-19.de.ics'], ['fl2d-wien-2027-01-19.de.ics']])
    expect(files(staying)).toEqual([[], ['fl2d-wien-2027-01-19.de.ics']])
  })

  it('tells the office in German, whatever the language of the booking', async () => {
    const { ports, outbox } = office({ order: { ...order, language: 'en' }, date: fl2dInVienna })
    await dispatchEffect(ports, note)
    expect(outbox).toMatchObject([
      { to: { name: '', email: 'office@flightlevels.example' }, subject: 'new-booking in de', attachments: [] },
    ])
  })

  it('speaks the language of the booking', async () => {
    const { ports, outbox, rendered } = office({ order: { ...order, language: 'en' }, date: fl2dInVienna })
    await dispatchEffect(ports, confirmation)
    await dispatchEffect(ports, invitationOfEmre)
    expect(outbox.map(({ subject }) => subject)).toEqual(['booking-confirmation in en', 'invitation in en'])
    expect(outbox[1]?.attachments[0]?.filename).toBe('fl2d-wien-2027-01-19.en.ics')
    expect(rendered[0]?.[0]).toMatchObject({ orderUrl: expect.stringContaining('/en/order/') })
  })
})

describe('an effect that comes twice', () => {
  it.each([confirmation, invitationOfEmre, note])('sends one mail: $kind', async (effect) => {
    const { ports, outbox, sent } = office()
    await dispatchEffect(ports, effect)
    await dispatchEffect(ports, effect)
    expect(outbox).toHaveLength(1)
    expect([...sent]).toEqual([[outbox[0]?.key, now]])
  })

  it('is not mistaken for another one of the same order', async () => {
    const { ports, outbox } = office()
    await dispatchEffect(ports, confirmation)
    await dispatchEffect(ports, invitationOfEmre)
    await dispatchEffect(ports, { ...invitationOfEmre, participantId: 'p-lena' })
    await dispatchEffect(ports, note)
    expect(new Set(outbox.map(({ key }) => key)).size).toBe(4)
  })
})

describe('an order that moves from one date to another', () => {
  const roomUrl = 'https://video.example/fl2d'
  const former = { ...fl2dInVienna, roomUrl }
  const other = { ...former, slug: 'fl2d-graz-2027-03-02' }
  const change = { orderId, revision: 1 }
  const effects = [
    { kind: 'date-called-off', orderId },
    { kind: 'date-confirmed', orderId },
    { kind: 'date-confirmed', orderId, participantId: 'p-emre' },
    { kind: 'room-changed', ...change, participantId: 'p-emre' },
    { kind: 'order-moved', ...change },
    { kind: 'date-changed', ...change, participantId: 'p-emre' },
    { kind: 'participant-cancelled', ...change, participantId: 'p-emre' },
  ] as const

  it.each(effects)('is told of each date what happens to it: $kind', async (effect) => {
    const { ports, outbox } = office({ order, date: former })
    const { ports: later } = office({ order, date: other })
    await dispatchEffect(ports, { ...effect, date: former.slug })
    await dispatchEffect({ ...ports, reads: later.reads }, { ...effect, date: other.slug })
    expect(outbox).toHaveLength(2)
  })

  it.each(effects)('hears no more of the former date once it has moved: $kind', async (effect) => {
    const { ports, outbox } = office({ order, date: other })
    await dispatchEffect(ports, { ...effect, date: former.slug })
    expect(outbox).toEqual([])
  })

  it('tells someone whose seat was given away before of the date that they were on', async () => {
    const { ports, rendered } = office({ order, date: other })
    const [gone] = order.participants
    if (!gone) throw new Error('no participant')
    const reads = { ...ports.reads, workshopDate: async () => ({ date: former, left: 0, changedAt: now }) }
    const seat = { participantId: gone.id, former: gone, hasLeft: true, date: former.slug }
    await dispatchEffect({ ...ports, reads }, { kind: 'participant-cancelled', ...change, ...seat })
    expect(rendered.map(([message]) => message)).toMatchObject([{ date: { slug: former.slug } }])
  })
})

it('tells a participant that their voucher is blocked where one was sent to them, and no one else', async () => {
  const { ports, rendered } = office()
  const [voucher] = sampleVouchers
  if (!voucher) throw new Error('no voucher')
  const toEmre = { ...voucher, participantId: 'p-emre', handedOverAt: now }
  const toLena = { ...voucher, participantId: 'p-lena' }
  const reads = { ...ports.reads, vouchers: async () => [toEmre, toLena] }
  for (const participantId of ['p-emre', 'p-lena'])
    await dispatchEffect({ ...ports, reads }, { kind: 'participant-cancelled', orderId, participantId })
  expect(rendered.map(([message]) => message)).toMatchObject([{ hasVoucher: true }, { hasVoucher: false }])
})

it.each(['order-cancelled', 'booking-cancelled'] as const)(
  'asks for no fee that was waived since, when it is sent again: %s',
  async (kind) => {
    const cancelled = { way: 'organiser', fee: 'none', due: 0 } as const
    const { ports, rendered } = office({
      order: { ...order, status: { state: 'cancelled' }, cancelled },
      date: fl2dInVienna,
    })
    await dispatchEffect(ports, { kind, orderId, way: 'terms', fee: 'full', at: now.toString(), again: 'a' })
    expect(rendered.map(([message]) => message)).toMatchObject([{ fee: 'none' }])
  },
)

it('tells who has the seat and the voucher of someone else that the voucher is blocked', async () => {
  const { ports, rendered } = office()
  const [voucher] = sampleVouchers
  if (!voucher) throw new Error('no voucher')
  const reads = {
    ...ports.reads,
    vouchers: async () => [{ ...voucher, participantId: 'p-before-emre', handedOverAt: now }],
  }
  await dispatchEffect({ ...ports, reads }, { kind: 'participant-cancelled', orderId, participantId: 'p-emre' })
  expect(rendered.map(([message]) => message)).toMatchObject([{ hasVoucher: true }])
})

it.each([
  ['sent before', 'p-before-emre', true],
  ['their own', 'p-emre', false],
  ['still to come', null, false],
] as const)('tells someone new in a seat where its voucher is: %s', async (_, known, hasFormersVoucher) => {
  const { ports, rendered } = office()
  const issued = sampleVouchers.slice(0, 1).map((voucher) => ({ ...voucher, participantId: known }))
  const reads = { ...ports.reads, vouchers: async () => (known === null ? [] : issued) }
  await dispatchEffect({ ...ports, reads }, { kind: 'invitation', orderId, participantId: 'p-emre' })
  expect(rendered.map(([message]) => message)).toMatchObject([{ hasFormersVoucher }])
})

describe('a change of a date, for its trainer', () => {
  type Event = Extract<Effect, { kind: 'trainer-date' }>['event']
  const member = { id: 'a', name: 'Miriam Stadler', email: 'miriam@post.example', role: 'trainer' } as const
  const hers: LiveDate = { ...fl2dInVienna, trainerIds: [member.id] }

  it.each<[string, Event, LiveDate, boolean]>([
    ['assigned', 'assigned', hers, true],
    ['assigned and taken off since', 'assigned', fl2dInVienna, false],
    ['taken off', 'removed', fl2dInVienna, true],
    ['taken off and back again', 'removed', hers, false],
    ['moved', 'moved', hers, true],
    ['moved, then cancelled', 'moved', { ...hers, calledOff: true }, false],
    ['cancelled', 'called-off', { ...hers, calledOff: true }, true],
  ])('tells a trainer what happens to a date of theirs, and nothing that is no longer so: %s', async (...row) => {
    const [, event, date, isSent] = row
    const { ports, outbox } = office()
    const reads = { ...ports.reads, workshopDate: async () => ({ date, left: 0, changedAt: now }) }
    // as: a fake with the one call that the mail makes
    const stores = { members: { member: async () => member } } as unknown as Stores
    const theirs: DispatchPorts = { ...ports, reads, transactions: { run: (work) => work(stores) } }
    const about = { memberId: member.id, date: date.slug, event, version: 1, revision: 1 }
    await dispatchEffect(theirs, { kind: 'trainer-date', ...about })
    const mail = { to: { email: member.email }, attachments: [{ filename: `${date.slug}.de.ics` }] }
    expect(outbox).toMatchObject(isSent ? [mail] : [])
  })
})

describe('a change of the date', () => {
  const change = { orderId, revision: 1, date: fl2dInVienna.slug }
  const effects = [
    { kind: 'order-moved', ...change },
    { kind: 'date-called-off', ...change },
    {
      kind: 'seat-cancelled',
      orderId,
      former: { ...order.booker, id: 'p-sabine', addIntroduction: false },
      revision: 1,
    },
  ] as const
  const calendarsOf = async (effect: (typeof effects)[number], booker: typeof order.booker) => {
    const { ports, outbox } = office({ order: { ...order, booker }, date: fl2dInVienna })
    await dispatchEffect(ports, effect)
    return outbox.flatMap(({ attachments }) => attachments.filter(({ contentType }) => contentType === 'text/calendar'))
  }

  it.each(effects)('brings the calendar file to a booker who takes part, and to no other: $kind', async (effect) => {
    expect(await calendarsOf(effect, order.booker)).toHaveLength(1)
    expect(await calendarsOf(effect, { ...order.booker, email: 'office@donauwerk.example' })).toHaveLength(0)
  })
})

describe('news of a move', () => {
  const roomUrl = 'https://video.example/fl2d'
  const online: LiveDate = { ...fl2dInVienna, delivery: 'online', location: null, roomUrl }
  const change = { orderId, revision: 1, date: online.slug, before: { ...online, sessions: [] } }
  const moves = [
    { kind: 'order-moved', ...change },
    { kind: 'date-changed', ...change, participantId: 'p-emre' },
  ] as const

  it.each(moves)('brings the video room with the news of a move in the last week: $kind', async (move) => {
    const { ports, outbox, rendered } = office({ order, date: online })
    const calendarFile: DispatchPorts['calendarFile'] = async (date, language, as) => ({
      ...(await ports.calendarFile(date, language, as)),
      content: Buffer.from(as === 'with-room' ? `${date.roomUrl}` : ''),
    })
    for (const effect of [move, { ...move, revision: 2, soon: true }])
      await dispatchEffect({ ...ports, calendarFile }, effect)
    expect(outbox.map(({ attachments }) => attachments.map(({ content }) => `${content}`))).toEqual([[''], [roomUrl]])
    expect(rendered.map(([message]) => message)).toMatchObject([{ soon: false }, { soon: true }])
  })
})

describe('when the mail cannot leave', () => {
  it('ends with a line in the log when its recipient was erased meanwhile', async () => {
    const nobody = { firstName: '', lastName: '–', email: '' }
    const participants = order.participants.map((one) => ({ ...one, ...nobody }))
    const erased = { ...order, booker: { ...order.booker, ...nobody }, participants }
    const { ports, outbox, failed, dropped } = office({ order: erased, date: fl2dInVienna })
    for (const effect of [confirmation, invitationOfEmre]) await dispatchEffect(ports, effect)
    expect([outbox, failed]).toEqual([[], []])
    expect(dropped).toEqual([`booking-confirmation:${orderId} to undefined`, 'invitation:p-emre to undefined'])
  })

  it('ends with a line in the log when it is asked for again and there is nothing to send any more', async () => {
    const cancelled = { ...order, status: { state: 'cancelled' } } as const
    const { ports, outbox, dropped } = office({ order: cancelled, date: fl2dInVienna })
    for (const effect of [confirmation, invitationOfEmre]) await dispatchEffect(ports, effect)
    expect(dropped).toEqual([])
    for (const effect of [confirmation, invitationOfEmre]) await dispatchEffect(ports, { ...effect, again: '7' })
    expect(dropped).toEqual([
      `booking-confirmation:${orderId}:again:7 to undefined`,
      'invitation:p-emre:again:7 to undefined',
    ])
    expect(outbox).toEqual([])
  })

  it('throws, records nothing, and sends it the next time under the same key', async () => {
    const { ports, outbox, sent, failed, breakDown, repair } = office()
    breakDown()
    await expect(dispatchEffect(ports, invitationOfEmre)).rejects.toThrow('the mail server is away')
    expect(sent.size).toBe(0)
    expect(failed).toEqual([expect.stringMatching(/^invitation:p-emre to .+@.+: the mail server is away$/)])
    repair()
    await dispatchEffect(ports, invitationOfEmre)
    expect(outbox.map(({ key }) => key)).toEqual(['invitation:p-emre'])
    expect(sent.size).toBe(1)
  })

  it('sends it again when it left but could not be remembered: twice rather than never', async () => {
    const { ports, outbox } = office()
    const forgetful = { ...ports, sentMail: { ...ports.sentMail, add: () => Promise.reject(new Error('cut off')) } }
    await expect(dispatchEffect(forgetful, note)).rejects.toThrow('cut off')
    await dispatchEffect(ports, note)
    expect(outbox.map(({ key }) => key)).toEqual([`new-booking:${orderId}`, `new-booking:${orderId}`])
  })

  it('sends nothing that someone else has sent while it was being written: its process may have been frozen', async () => {
    const { ports, outbox } = office()
    const frozen: typeof ports = {
      ...ports,
      async renderMail(...written) {
        await dispatchEffect(ports, note)
        return ports.renderMail(...written)
      },
    }
    await dispatchEffect(frozen, note)
    expect(outbox.map(({ key }) => key)).toEqual([`new-booking:${orderId}`])
  })
})

describe('an effect that speaks of nothing', () => {
  it('does not invite a participant whose seat someone else has taken', async () => {
    const { ports, outbox } = office({ order, date: fl2dInVienna })
    await dispatchEffect(ports, { ...invitationOfEmre, participantId: 'p-nobody' })
    expect(outbox).toEqual([])
  })

  it.each([confirmation, invitationOfEmre])(
    'is not sent of a booking that was cancelled meanwhile: $kind',
    async (effect) => {
      const { ports, outbox } = office({ order: { ...order, status: { state: 'cancelled' } }, date: fl2dInVienna })
      await dispatchEffect(ports, effect)
      expect(outbox).toEqual([])
    },
  )

  it('invites no one to a date that was called off meanwhile', async () => {
    const { ports, outbox } = office({ order, date: { ...fl2dInVienna, calledOff: true } })
    await dispatchEffect(ports, invitationOfEmre)
    expect(outbox).toEqual([])
  })

  it.each([
    ['an order that is not there', null, confirmation],
    ['a workshop that has no date', { order, date: null }, confirmation],
  ] as const)('%s: throws, and sends and remembers nothing', async (_, found, effect) => {
    const { ports, outbox, sent } = office(found)
    await expect(dispatchEffect(ports, effect)).rejects.toThrow(Error)
    expect(outbox).toEqual([])
    expect(sent.size).toBe(0)
  })
})

describe('an invoice', () => {
  const invoice: Effect = { kind: 'invoice', orderId, number: 'R-2026-0001' }

  it('goes to the booker once, with its document', async () => {
    const { ports, outbox, rendered } = office()
    await dispatchEffect(ports, invoice)
    await dispatchEffect(ports, invoice)
    expect(outbox).toMatchObject([
      {
        key: 'invoice:R-2026-0001',
        to: { email: 'sabine.wurzinger@donauwerk.example' },
        attachments: [{ filename: 'R-2026-0001.pdf', contentType: 'application/pdf' }],
      },
    ])
    expect(rendered.map(([{ kind }, language]) => [kind, language])).toEqual([['invoice', 'de']])
  })

  it('that was never issued is a bug, and throws', async () => {
    const { ports } = office()
    await expect(dispatchEffect(ports, { ...invoice, number: 'R-2026-0009' })).rejects.toThrow('no invoice R-2026-0009')
  })
})
