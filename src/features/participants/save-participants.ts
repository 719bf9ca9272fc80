import { rateLimits } from '#domain/limits/rate-limit.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Order } from '#domain/order/order.ts'
import {
  type ChangeRefusal,
  changedFields,
  changeParticipants,
  type ParticipantChange,
} from '#domain/participant/change-participants.ts'
import {
  emailKey,
  fullName,
  isErased,
  type MealWish,
  type Person,
  salutations,
} from '#domain/participant/participant.ts'
import type { ParticipantEntry } from '#domain/participant/participants-form.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { wasReminded } from '#domain/workshop/course-of-date.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { invite } from '#features/booking/place-order.ts'
import type { NamedParticipant, OrderWithDate } from '#features/booking/records.ts'
import { leaveCalendars, orderUnderLock } from '#features/booking/transition-registrations.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { withinLimit } from '#features/spam/spam-defence.ts'
import type { CreatePorts, RandomSource, Reads, Stores } from '#platform/ports.ts'

export interface SaveParticipants {
  orderId: string
  /** Whose link it was: the booker's opens all, a participant's the own data; or the member of the office who changes them. */
  by: 'booker' | { participantId: string } | { actor: Actor; reason: string | undefined }
  entries: readonly ParticipantEntry[]
  /** The consent to the meal data as it stood beside its box. */
  consentWording: string
}

export type SaveParticipantsOutcome = Result<object, ChangeRefusal | Refusal<'unknown'>>

/** Saves participant data until the start (docs/product.md#participants). Someone new in a seat is invited, the former gets a cancellation. */
export async function saveParticipants(
  ports: CreatePorts,
  { orderId, by, entries, consentWording }: SaveParticipants,
): Promise<SaveParticipantsOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await orderUnderLock(stores, orderId, now)
    if (!locked) return refused('unknown')
    const { order, state } = locked
    const meals = await stores.participants.mealsOf(orderId)
    const whose = isOffice(by) ? 'office' : by
    const decision = changeParticipants(order, state.date, { by: whose, entries, meals }, now)
    if (decision.outcome === 'refused') return decision

    const { date } = state
    const replaced = decision.changes.filter(({ isReplaced }) => isReplaced).length
    if (replaced > 0) await leaveCalendars(stores, date)
    const isMailed = isOffice(by) || (await mayMail(stores, order, { replaced, now }))
    await recordChange(stores, { orderId, by, changes: decision.changes, now })
    for (const change of decision.changes)
      await saveOne(stores, ports.randomSource, { orderId, date, consentWording, now, isMailed, ...change })
    if (decision.changes.some(({ values }) => values.meal)) await forgetAfter(stores, orderId, date)
    return done
  })
}

/** The log has what the office changes and seats that go to someone else, without names: no line of it can be erased. */
async function recordChange(
  stores: Stores,
  {
    orderId,
    by,
    changes,
    now,
  }: Pick<SaveParticipants, 'orderId' | 'by'> & { changes: readonly ParticipantChange[]; now: Temporal.Instant },
): Promise<void> {
  const noted = isOffice(by) ? isChange : ({ isReplaced }: ParticipantChange) => isReplaced
  if (!changes.some(noted)) return
  const { actor, reason } = isOffice(by) ? by : { actor: 'booker' as const, reason: undefined }
  const subject = { kind: 'order', id: orderId } as const
  await stores.record({ at: now, actor, subject, action: 'booking.participant-changed', reason })
}

function isOffice(by: SaveParticipants['by']): by is Extract<SaveParticipants['by'], { actor: Actor }> {
  return by !== 'booker' && 'actor' in by
}

function isChange({ stored, values }: ParticipantChange): boolean {
  return changedFields.some((field) => stored[field] !== values[field])
}

interface ChangePerson {
  orderId: string
  participantId: string
  /** Without an address the participant stays the same. */
  person: Pick<Person, 'firstName' | 'lastName'> & { email?: string }
  actor: Actor
  reason: string | undefined
}

/** The office corrects a name or, until the start, gives the seat to someone else. Idempotent, by the new address. */
export async function changePerson(
  ports: CreatePorts & { reads: Pick<Reads, 'orderWithDate'> },
  { orderId, participantId, person, actor, reason }: ChangePerson,
): Promise<Result<object, ChangeRefusal | Refusal<'unknown' | 'email-twice'>>> {
  const order = (await ports.reads.orderWithDate(orderId))?.order
  if (!order) return refused('unknown')
  const { email } = person
  const named = email && order.participants.find((other) => emailKey(other.email) === emailKey(email))
  if (named && named.id !== participantId && order.participants.some(({ id }) => id === participantId))
    return refused('email-twice')
  const chosen = order.participants.find(({ id }) => id === participantId) ?? named
  if (!chosen || isErased(chosen)) return refused('other-people')
  const next = { ...person, email: email ?? chosen.email }
  const isSame = emailKey(next.email) === emailKey(chosen.email)
  const entries = order.participants.map((participant): ParticipantEntry => {
    const { id, salutation, title, ...own } = participant
    const kept = { salutation, title }
    const sent = participant === chosen ? { ...(isSame && kept), ...next } : { ...kept, ...own }
    return { ...sent, id, shown: participant, hasMeal: false, meal: undefined, mealConsent: false }
  })
  return saveParticipants(ports, { orderId, by: { actor, reason }, entries, consentWording: '' })
}

/** Anyone can book a seat and keep replacing its participant: above a limit of the order its replaced people get no mails (docs/rules/spam.md). */
async function mayMail(
  stores: Stores,
  { id, participants }: Pick<Order, 'id' | 'participants'>,
  { replaced, now }: { replaced: number; now: Temporal.Instant },
): Promise<boolean> {
  if (replaced === 0) return true
  const purpose = 'order-replacement'
  const most = rateLimits[purpose].most + 2 * participants.length
  return withinLimit(stores.rateLimits, { purpose, of: id, amount: replaced, most }, now)
}

interface Saving extends ParticipantChange, Pick<SaveParticipants, 'orderId' | 'consentWording'> {
  date: LiveDate
  now: Temporal.Instant
  isMailed: boolean
}

async function saveOne(stores: Stores, randomSource: RandomSource, saving: Saving): Promise<void> {
  const { former, stored, values, isReplaced, consentWording, now } = saving
  const { meal, title, salutation, ...others } = values
  const id = isReplaced ? randomSource.id() : former.id
  const next = {
    ...former,
    ...others,
    id,
    title: title || undefined,
    salutation: salutations.find((value) => value === salutation),
  }
  if (isReplaced) await replace(stores, saving, next)
  else {
    await stores.participants.correct(next)
    await correctCertificate(stores, randomSource, { next, former, now })
  }
  if (isReplaced || meal !== stored.meal)
    await stores.participants.keepMeal(id, meal ? { text: meal, consentWording, consentedAt: now } : null)
}

/** A certificate with the former name is replaced by one with another code, which is mailed. */
async function correctCertificate(
  stores: Stores,
  randomSource: RandomSource,
  { next, former, now: issuedAt }: { next: NamedParticipant; former: NamedParticipant; now: Temporal.Instant },
): Promise<void> {
  const holder = fullName(next)
  if (holder === fullName(former)) return
  const issued = { id: randomSource.id(), code: randomSource.id(), holder, issuedAt }
  if (await stores.certificates.replaceCertificateOf(next.id, issued))
    await stores.addEffect({ kind: 'certificate', certificateId: issued.id })
}

async function replace(
  stores: Stores,
  { orderId, former, date, now, isMailed }: Saving,
  next: NamedParticipant,
): Promise<void> {
  await stores.participants.replace(former.id, next)
  if (!isMailed) return
  const { revision } = date
  const goodbye = { purpose: 'replaced-mail', of: former.email } as const
  const gone = { participantId: former.id, former, revision }
  if (await withinLimit(stores.rateLimits, goodbye, now))
    await stores.addEffect({ kind: 'participant-cancelled', orderId, date: date.slug, ...gone })
  const [isInvited] = await invite(stores, orderId, [next], now)
  if (!isInvited) return
  // The reminder was sent to the former participant: the new one does not have the practical details and the video room yet.
  const { windows } = await stores.settings.current()
  if (!wasReminded(date, now, windows)) return
  await stores.addEffect({ kind: 'reminder-mail', orderId, startsAt: startOf(date).toString(), participantId: next.id })
}

/** The job that forgets what no one needs once the workshop is over. */
export async function forgetAfter(stores: Pick<Stores, 'addEffect'>, orderId: string, date: LiveDate): Promise<void> {
  await stores.addEffect({ kind: 'forget-meals', orderId }, endOf(date))
}

export interface ParticipantsBehindLink extends OrderWithDate {
  by: 'booker' | { participantId: string }
  /** By the ids of participants; a participant's link shows the own alone. */
  meals: Map<string, MealWish>
}

/** The people whose data a link opens: all of its order for the booker's, one for a participant's. Null for anything else. */
export async function participantsByLink(reads: Reads, token: string): Promise<ParticipantsBehindLink | null> {
  const participantId = await resolveToken(reads, 'participant', token)
  const orderId = participantId
    ? await reads.participants.orderOfParticipant(participantId)
    : await resolveToken(reads, 'order', token)
  const found = orderId === null ? null : await reads.orderWithDate(orderId)
  if (!orderId || !found?.date) return null
  const meals = await reads.participants.mealsOf(orderId)
  if (participantId === null) return { ...found, by: 'booker', meals }
  const own = meals.get(participantId)
  const participants = found.order.participants.filter(({ id }) => id === participantId)
  return {
    ...found,
    order: { ...found.order, participants },
    by: { participantId },
    meals: new Map(own ? [[participantId, own]] : []),
  }
}
