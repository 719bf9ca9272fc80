import { viennaDay } from '#domain/iso-date.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Participant } from '#domain/participant/participant.ts'
import { cancel, quoteOfRequest } from '#domain/registration/changes.ts'
import { mayGo } from '#domain/registration/registration.ts'
import { type ConfirmRefusal, confirmOffer } from '#domain/registration/waitlist.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { isOver } from '#domain/workshop/workshop-date.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { CreatePorts, WritePorts } from '#platform/ports.ts'
import { idempotencyKeyOf, placeOrder } from './place-order.ts'
import type { SellingPorts } from './records.ts'
import { promoteWaitlist, transitionRegistrations, withRegistration } from './transition-registrations.ts'

/** `token` opens the page of the order that the registration has become. */
type ConfirmOutcome = Result<{ token: string }, ConfirmRefusal | Refusal<'unknown'>>

/**
 * The booker takes the offered seats: the registration becomes an order, and all participants are invited (docs/product.md#waitlist). Confirmed
 * twice gives the same order. Refused when the time is over, to the instant, whether or not the job that ends it has run.
 */
export async function confirmRegistration(
  ports: SellingPorts,
  registrationId: string,
  participants: readonly Participant[],
): Promise<ConfirmOutcome> {
  return withRegistration(ports, registrationId, async (stores, { state, registration }, now) => {
    const made = await stores.orderOfRegistration(registrationId)
    if (made) return { outcome: 'done', token: await issueToken(stores, ports.randomSource, 'order', made, now) }

    const decision = confirmOffer(
      state,
      registration,
      { participants: participants.length, takesCards: ports.checkout.provider !== null },
      now,
    )
    if (decision.outcome === 'refused') return decision
    const party = await stores.requestOf(registrationId)
    if (!party) throw new Error(`registration ${registrationId} has no request to make an order of`)

    const tariff = await stores.settings.tariffAt(registration.registeredAt)
    const named = participants.map((participant) => ({ ...participant, id: ports.randomSource.id() }))
    await stores.nameParticipants(registrationId, named)
    await transitionRegistrations(stores, state, [{ id: registrationId, to: decision.to }], { now, actor: 'booker' })
    const { booker, invoice, language, newsletter } = party.request
    await stores.dropRequest(registrationId)
    await enqueueWebhooks(stores, { name: 'registration-confirmed', subjectId: registrationId, at: now })
    const id = ports.randomSource.id()
    const token = await issueToken(stores, ports.randomSource, 'order', id, now)
    await placeOrder(stores, {
      id,
      date: state.date,
      booker,
      invoice,
      language,
      newsletter,
      participants: named,
      quote: quoteOfRequest(state.date, party.request, named, { tariff, orderedOn: viennaDay(now) }),
      idempotencyKey: idempotencyKeyOf(['registration', registrationId]),
      product: { kind: 'live', workshopDateId: state.date.id, registrationId },
      to: decision.to,
      now,
    })
    return { outcome: 'done', token }
  })
}

/** A new link to the order that the registration has become; null while it is none. */
export async function linkToOrder(ports: CreatePorts, registrationId: string): Promise<string | null> {
  return ports.transactions.run(async (stores) => {
    const orderId = await stores.orderOfRegistration(registrationId)
    return orderId && issueToken(stores, ports.randomSource, 'order', orderId, ports.clock.now())
  })
}

type DeleteOutcome = Result<object, Refusal<'not-over' | 'unknown'>>

/** After the workshop a registration that never became a booking can only be deleted, with all its names (docs/product.md#waitlist). */
export async function deleteRegistration(ports: CreatePorts, registrationId: string): Promise<DeleteOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const date = await stores.lockDateOfRegistration(registrationId)
    if (!date || date.delivery === 'self-paced') return refused('unknown')
    const registration = (await stores.registrationsOf(date.id)).find(({ id }) => id === registrationId)
    if (!registration || (await stores.orderOfRegistration(registrationId))) return refused('unknown')
    // An offer that no one took has expired by now, whether or not someone has looked since.
    const status = registration.status.state === 'offered' ? 'expired' : registration.status.state
    if (!isOver(date, now) || !mayGo(status, 'gone')) return refused('not-over')
    await stores.deleteRegistration(registrationId)
    const subject = { kind: 'registration', id: registrationId } as const
    await stores.record({ at: now, actor: 'booker', subject, action: 'booking.deleted' })
    return done
  })
}

type CancelOutcome = Result<object, Refusal<'workshop-over' | 'already-confirmed' | 'unknown'>>

/**
 * The booker, or the office by name, gives up a place on the waitlist, an offer, or an expired registration (docs/product.md#waitlist). Seats that this frees
 * are offered to the next in line at once, in the same transaction. Idempotent.
 */
export async function cancelRegistration(
  ports: WritePorts,
  registrationId: string,
  { actor, reason }: { actor: Actor; reason?: string | undefined } = { actor: 'booker' },
): Promise<CancelOutcome> {
  return withRegistration(ports, registrationId, async (stores, { state, registration }, now) => {
    // A booking is cancelled under its own terms, from the page of its order.
    if (registration.status.state === 'confirmed') return refused('already-confirmed')
    const decision = cancel(state, registration, now)
    if (decision.outcome === 'refused')
      return decision.refusal.reason === 'already-cancelled' ? done : refused('workshop-over')
    const change = { id: registrationId, to: { state: 'cancelled' } } as const
    await promoteWaitlist(
      stores,
      await transitionRegistrations(stores, state, [change], { now, actor, ...(reason ? { reason } : {}) }),
      now,
    )
    return done
  })
}
