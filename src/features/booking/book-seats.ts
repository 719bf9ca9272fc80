import {
  type BookingRefusal,
  bookerOf,
  buyerOf,
  bookSeats as decide,
  type FirstState,
  invoiceOf,
  participantsOf,
  seatRefusal,
} from '#domain/booking/booking.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { isIdempotencyKey } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { Actor } from '#domain/office/member.ts'
import { isShownPrice, type Quote, shownSchedule } from '#domain/pricing/quote.ts'
import type { DateState, RegistrationState } from '#domain/registration/registration.ts'
import { type Done, type Refusal, type Result, refused } from '#domain/result.ts'
import { type ShownWording, subscribeIfTicked } from '#features/newsletter/newsletter.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import { type RandomSource, type Stores, seatsTag } from '#platform/ports.ts'
import { countOrder, heldAbove, idempotencyKey, type OrderLimits, type Placed, placeOrder } from './place-order.ts'
import type { NamedParticipant, PlacedKind, SellingPorts } from './records.ts'
import { promotedDate, promoteWaitlist, scheduleEnd } from './transition-registrations.ts'

export interface BookSeatsCommand {
  /** Slug of the workshop date. */
  workshop: string
  form: BookingForm
  language: Language
  /** The sender, as a salted hash of the network address; undefined for callers without limits, such as the office. */
  sender?: string
  /** A member of the office who books for someone else: on invoice, and as many seats as there are (docs/rules/office-bookings.md). */
  byOffice?: { actor: Actor; reason: string | undefined }
  /** What stood beside the box for the newsletter. Without it a tick starts nothing: there would be no proof of it. */
  newsletterShown?: ShownWording
  /** The date as it was just now: when that leaves no seats for the booking, it is refused without counting it and without waiting for a lock. */
  seen?: ListedDate
}

/** An order, or a registration on the waitlist. */
export type BookSeatsOutcome = Result<Placed, BookingRefusal | Refusal<'unknown'>>

/**
 * Books seats, or takes a party onto the waitlist, in one transaction under the lock of the workshop date
 * (docs/rules/capacity.md, docs/rules/waitlist.md). The same form sent again gives what it made the first time, with a new link.
 */
export async function bookSeats(ports: SellingPorts, command: BookSeatsCommand): Promise<BookSeatsOutcome> {
  const now = ports.clock.now()
  const key = idempotencyKey(command)
  const { form, sender, workshop } = command
  const refusal = await refusalAtSight(ports, command, { key, now })
  if (refusal) return { outcome: 'refused', refusal }
  const counted = { sender, email: bookerOf(form).email, date: workshop, seats: seatsOf(form), idempotencyKey: key }
  const limits = await countOrder(ports.transactions, counted, now)
  return ports.transactions.run(async (stores) => {
    // Another date may have been chosen since, and its lock would not serialise requests of the same idempotency key.
    if (isIdempotencyKey(command.form.idempotencyKey)) await stores.lockIdempotencyKey(key)
    const date = await stores.lockWorkshopDate(command.workshop)
    if (!date) return refused('unknown')

    const [known, tariff] = await Promise.all([stores.findByIdempotencyKey(key), stores.settings.tariffAt(now)])
    if (known) {
      const found = await opened(stores, ports.randomSource, known, now)
      return isIdempotencyKey(command.form.idempotencyKey) ? { ...found, again: true } : found
    }
    if (date.delivery === 'self-paced') return refused('not-live')

    const state = await promotedDate(stores, date, now)
    const participants = participantsOf(command.form, date.certification)
    const decision = decide(
      asSold(state, command),
      {
        participants,
        buyer: buyerOf(invoiceOf(command.form)),
        declinesRegionalDiscount: command.form.declinesRegionalDiscount,
        discover: command.form.discover,
        joinsWaitlist: command.form.joinsWaitlist,
        tariff,
        takesCards: ports.checkout.provider !== null,
      },
      now,
    )
    if (decision.outcome === 'refused') return decision

    const named = participants.map((participant) => ({ ...participant, id: ports.randomSource.id() }))
    const registering = { command, state, participants: named, key, now, randomSource: ports.randomSource }
    const { quote } = decision
    const to = heldAbove(limits, decision.to, { date, now })
    const refusal = await lastRefusal(stores, registering, { quote, waits: to.state === 'waiting', limits })
    if (refusal) return { outcome: 'refused', refusal }
    await askAboutNewsletter(stores, registering)
    await stores.announce([seatsTag(date)])
    return register(stores, registering, { to, quote })
  })
}

/** Most forms of a rush come when nothing is left. Those that were sent before are answered as they were then. */
async function refusalAtSight(
  { transactions, checkout }: SellingPorts,
  { form, seen }: BookSeatsCommand,
  { key, now }: { key: string; now: Temporal.Instant },
): Promise<BookingRefusal | null> {
  const participants = seatsOf(form)
  if (!seen || seen.date.delivery === 'self-paced' || participants <= seen.left) return null
  const { date, left } = seen
  return transactions.run(async (stores) => {
    if (await stores.findByIdempotencyKey(key)) return null
    const { prices } = await stores.settings.current()
    const { declinesRegionalDiscount, joinsWaitlist } = form
    const buyer = buyerOf(invoiceOf(form))
    const takesCards = checkout.provider !== null
    const asked = { participants, buyer, declinesRegionalDiscount, joinsWaitlist, takesCards, prices }
    return seatRefusal({ date, left }, asked, now)
  })
}

/** A booker who calls or writes cannot be asked for a card, and a large party need not split its order. */
function asSold(state: DateState, { byOffice }: BookSeatsCommand): DateState {
  if (!byOffice) return state
  return { ...state, date: { ...state.date, payment: 'invoice', participantLimit: state.date.seats } }
}

function seatsOf({ bookerTakesPart, participants }: BookingForm): number {
  return participants.length + (bookerTakesPart ? 1 : 0)
}

type Made = Done<Placed>
type AwaitingConfirmation = Extract<RegistrationState, { state: 'awaiting-confirmation' }>

interface Registering {
  command: BookSeatsCommand
  state: DateState
  participants: NamedParticipant[]
  key: string
  now: Temporal.Instant
  randomSource: RandomSource
}

async function register(
  stores: Stores,
  { command, state, participants, key, now, randomSource }: Registering,
  { to, quote }: { to: FirstState | AwaitingConfirmation; quote: Quote },
): Promise<Made> {
  const { form, language } = command
  const { newsletter, declinesRegionalDiscount, discover } = form
  const agreed = { booker: bookerOf(form), invoice: invoiceOf(form), language, newsletter }
  const registrationId = randomSource.id()
  const waits = to.state === 'waiting'
  await stores.addRegistration({
    id: registrationId,
    workshopDateId: state.date.id,
    status: to,
    registeredAt: now,
    participants,
    waiting: waits ? { request: { ...agreed, declinesRegionalDiscount, discover }, idempotencyKey: key } : null,
  })
  const subject = { kind: 'registration', id: registrationId } as const
  const { actor = 'booker', reason } = command.byOffice ?? {}
  await stores.record({ at: now, actor, subject, action: `booking.${to.state}`, reason })
  if (waits) {
    await stores.addEffect({ kind: 'waitlist-welcome', registrationId })
    await stores.addEffect({ kind: 'new-registration', registrationId })
    await enqueueWebhooks(stores, { name: 'registration-created', subjectId: registrationId, at: now })
    // Anyone who joins a line with free seats before it is offered them at once.
    const registration = { id: registrationId, seats: participants.length, status: to, registeredAt: now }
    await promoteWaitlist(stores, { ...state, registrations: [...state.registrations, registration] }, now)
    return opened(stores, randomSource, { kind: 'registration', id: registrationId }, now)
  }
  await scheduleEnd(stores, registrationId, to)
  const product = { kind: 'live', workshopDateId: state.date.id, registrationId } as const
  const id = randomSource.id()
  const made = await opened(stores, randomSource, { kind: 'order', id }, now)
  const { date } = state
  await placeOrder(stores, { ...agreed, id, date, participants, quote, idempotencyKey: key, product, to, now })
  return made
}

/** Why what the date has room for is not taken all the same. */
async function lastRefusal(
  stores: Stores,
  { command: { form }, state }: Registering,
  { quote, waits, limits }: { quote: Quote; waits: boolean; limits: OrderLimits | null },
): Promise<BookingRefusal | null> {
  const isShownDate = form.shownDate === undefined || form.shownDate === shownSchedule(state.date)
  if (!isShownDate || !isShownPrice(quote, form.shownGross)) return { reason: 'offer-changed', quote, waits }
  const isAsked = waits && !form.joinsAgain && (await stores.waitsOn(state.date.id, bookerOf(form).email))
  if (isAsked) return { reason: 'already-waiting' }
  return limits?.mayOrder === false ? { reason: 'too-many-orders' } : null
}

async function askAboutNewsletter(stores: Stores, { command, randomSource, now }: Registering): Promise<void> {
  const { form, language, newsletterShown = null } = command
  const box = { isTicked: form.newsletter, email: bookerOf(form).email, language, shown: newsletterShown }
  await subscribeIfTicked(stores, randomSource, box, now)
}

async function opened(
  stores: Stores,
  randomSource: RandomSource,
  { kind, id }: PlacedKind,
  now: Temporal.Instant,
): Promise<Made> {
  const token = await issueToken(stores, randomSource, kind, id, now)
  return { outcome: 'done', kind, token }
}
