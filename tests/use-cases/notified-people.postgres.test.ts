import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { scheduleOf, termsOf } from '#domain/workshop/edit-date.ts'
import { type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { changeAddress, waiveFee } from '#features/booking/booking-office.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { changePerson } from '#features/participants/save-participants.ts'
import { sendReminders } from '#features/participants/scheduled.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { editDate, moveDate } from '#features/workshops/edit-date.ts'
import { callOffDate, confirmDate } from '#features/workshops/office-dates.ts'
import english from '#i18n/messages/en.json'
import type { Effect } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { freshServer } from '../helpers/fresh-server.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const vienna = liveDate(theFl2dInVienna, saturday)
const graz = liveDate(theFl2dInGraz, saturday)
const rules = readFileSync(new URL('../../docs/rules/changes.md', import.meta.url), 'utf8')
const actor = memberActor('Nora Pichler')
const reason = 'as agreed on the phone'

let world: BookingWorld
beforeAll(async () => {
  world = await openBookingWorld(await freshServer({ withWorld: true }))
})
afterAll(() => world.close())

const reads = () => readsOn(world.database.db)
const ports = (now = saturday) => ({
  ...world.ports,
  clock: { now: () => now },
  reads: reads(),
  checkout: { provider: 'test' as const },
})
const late = startOf(vienna).subtract({ hours: 48 })

interface Booked {
  order: Order
  date: LiveDate
  /** Who is not the booker. */
  anton: Order['participants'][number]
}

/** Ines books for herself and for Anton. */
async function books(changes: Partial<LiveDate>): Promise<Booked> {
  const id = crypto.randomUUID()
  const date = { ...vienna, tentative: false, ...changes, id, slug: `notified-${id}` }
  await world.addDate(date)
  const form = bookingParty(`Werk ${id}`, 1, { bookerTakesPart: true })
  const orderId = await resolveToken(reads(), 'order', tokenOf(await world.book({ workshop: date.slug, form })))
  const order = (await reads().orderWithDate(orderId ?? ''))?.order
  const anton = order?.participants.find(({ email }) => emailKey(email) !== emailKey(order.booker.email))
  if (!(order && anton)) throw new Error('nothing booked')
  return { order, date, anton }
}

const cancels = ({ order }: Booked, now: Temporal.Instant) =>
  cancelOrder(ports(now), { orderId: order.id, way: 'terms', actor: 'booker' })
const passesOn = ({ order, anton }: Booked) => {
  const person = { ...anton, firstName: 'Noor', email: 'noor@notified.example' }
  return changePerson(ports(), { orderId: order.id, participantId: anton.id, person, actor, reason })
}
const callsOff = ({ date }: Booked) => callOffDate(ports(), { slug: date.slug, actor, reason, version: date.version })

const events: [
  string,
  (booked: Booked) => Promise<unknown>,
  { date?: Partial<LiveDate>; before?: (booked: Booked) => Promise<unknown> }?,
][] = [
  ['booked', async () => undefined],
  [
    'Anton’s name corrected',
    ({ order, anton }) =>
      changePerson(ports(), {
        orderId: order.id,
        participantId: anton.id,
        person: { ...anton, firstName: 'Toni' },
        actor,
        reason,
      }),
  ],
  ['Anton’s seat passed on', passesOn],
  [
    'moved to another date',
    ({ order }) => transferOrder(ports(), { orderId: order.id, to: graz.slug, actor: 'booker' }),
  ],
  [
    'the invoice address changed',
    ({ order }) =>
      changeAddress(ports(), {
        orderId: order.id,
        address: { ...order.invoice, street: 'Lindenhof 4' },
        actor,
        reason,
      }),
  ],
  [
    'Anton’s seat cancelled',
    ({ order, anton }) => leaveOrder(ports(), { orderId: order.id, participantIds: [anton.id], actor: 'booker' }),
  ],
  ['cancelled for nothing', (booked) => cancels(booked, saturday)],
  ['cancelled for a fee', (booked) => cancels(booked, late)],
  [
    '…and the fee waived',
    ({ order }) => waiveFee(ports(late), { orderId: order.id, actor, reason }),
    { before: (booked) => cancels(booked, late) },
  ],
  [
    'the date moved by us',
    ({ date }) =>
      moveDate(ports(), {
        slug: date.slug,
        actor,
        reason,
        version: date.version,
        schedule: {
          ...scheduleOf(date),
          sessions: date.sessions.map(({ startsAt, endsAt }) => ({
            startsAt: startsAt.add({ hours: 24 }),
            endsAt: endsAt.add({ hours: 24 }),
          })),
        },
      }),
  ],
  [
    'a tentative date confirmed',
    ({ date }) => confirmDate(ports(), { slug: date.slug, actor }),
    { date: { tentative: true } },
  ],
  [
    'another video room',
    ({ date }) =>
      editDate(ports(), {
        slug: date.slug,
        actor,
        reason: undefined,
        version: date.version,
        terms: { ...termsOf(date), roomUrl: 'https://video.example/other' },
      }),
    { date: { delivery: 'online', location: null, roomUrl: 'https://video.example/one' } },
  ],
  [
    'a week before',
    ({ order, date }) =>
      // as: a fake with the two ports that planning the reminders needs
      sendReminders(ports() as unknown as Parameters<typeof sendReminders>[0], {
        kind: 'reminder',
        orderId: order.id,
        startsAt: `${startOf(date)}`,
      }),
  ],
  ['passed on, then cancelled', (booked) => cancels(booked, saturday), { before: passesOn }],
  ['the date cancelled by us', callsOff],
  ['…and the booking cancelled then', (booked) => cancels(booked, saturday), { before: callsOff }],
]

it.each(events)('%s: the rules say who gets which mail', async (event, happens, { date = {}, before } = {}) => {
  const booked = await books(date)
  const known = event === 'booked' ? [] : await mailsAfter(booked, before)
  await happens(booked)
  const mails = (await world.effectsOf(booked.order.id))
    .filter(isMail)
    .filter((mail) => !known.includes(JSON.stringify(mail)))
  const to = (who: string) =>
    mails
      .filter((mail) => recipientOf(mail, booked) === who)
      .map(nameOf)
      .sort()
      .join(', ') || '–'
  const row = `| ${event} | ${to('booker')} | ${to('Anton')} | ${to('Noor')} | ${to('office')} |`
  expect(rules.split('\n').filter((line) => line.startsWith(`| ${event} |`))).toEqual([row])
})

async function mailsAfter(
  booked: Booked,
  before: (booked: Booked) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  await before(booked)
  return (await world.effectsOf(booked.order.id)).map((mail) => JSON.stringify(mail))
}

const names: Record<string, string> = english.officeMails.kinds

const isMail = ({ kind }: Effect) => kind in names

const nameOf = ({ kind }: Effect) => (names[kind] ?? kind).replace(/, to .*/, '')

function recipientOf(mail: Effect, { order, anton }: Booked): string {
  if (names[mail.kind]?.endsWith('to the office')) return 'office'
  if (!('participantId' in mail) || mail.participantId === null || mail.participantId === undefined) return 'booker'
  if (mail.participantId === anton.id) return 'Anton'
  return order.participants.some(({ id }) => id === mail.participantId) ? 'booker' : 'Noor'
}
