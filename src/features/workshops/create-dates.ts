import type { Actor } from '#domain/office/member.ts'
import type { DateState } from '#domain/registration/registration.ts'
import type { Result } from '#domain/result.ts'
import { type NewDate, type NewDateRefusal, newDate } from '#domain/workshop/edit-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { SellingPorts } from '#features/booking/records.ts'
import { promotedDate } from '#features/booking/transition-registrations.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Effect, FormerSchedule, Stores } from '#platform/ports.ts'

export interface CreateDates {
  /** Drawn when the form was opened: the same form sent twice makes its dates once. */
  idempotencyKey: string
  /** At least one. */
  dates: readonly NewDate[]
  actor: Actor
}

/** `slug` is the one of the first. */
export type CreateDatesOutcome = Result<{ slug: string }, NewDateRefusal>

/** Puts dates on sale: all of them or none (docs/rules/dates.md). */
export async function createDates(ports: SellingPorts, command: CreateDates): Promise<CreateDatesOutcome> {
  // Anyone who takes the same address at the same moment breaks on it, and sees the other's on a second try.
  return idempotencyKey(ports, command).catch(() => idempotencyKey(ports, command))
}

async function idempotencyKey(ports: SellingPorts, command: CreateDates): Promise<CreateDatesOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const made = await stores.dates.slugOf(command.idempotencyKey)
    if (made !== null) return { outcome: 'done', slug: made }
    const taken = new Set(await stores.dates.slugs())
    const dates: LiveDate[] = []
    for (const wanted of command.dates) {
      const decision = newDate(wanted, { taken, takesCards: ports.checkout.provider !== null }, now)
      if (decision.outcome === 'refused') return decision
      taken.add(decision.date.slug)
      dates.push({ ...decision.date, id: dates.length === 0 ? command.idempotencyKey : ports.randomSource.id() })
    }
    for (const date of dates) {
      await stores.addWorkshopDate(date)
      const subject = { kind: 'workshop-date', id: date.id } as const
      await stores.record({ at: now, actor: command.actor, subject, action: 'date.created' })
      await enqueueTrainerMails(stores, date, { event: 'assigned' })
      await enqueueWebhooks(stores, { name: 'date-created', subjectId: date.id, at: now })
    }
    await stores.announce(['workshops'])
    return { outcome: 'done', slug: dates[0]?.slug ?? '' }
  })
}

export interface DateCommand {
  /** Slug of the date. It stays as it is, so that links go on working. */
  slug: string
  actor: Actor
}

/** A live date, locked, after ended holds have expired; null when there is none. */
export async function dateUnderLock(stores: Stores, slug: string, now: Temporal.Instant): Promise<DateState | null> {
  const date = await stores.lockWorkshopDate(slug)
  return date && date.delivery !== 'self-paced' ? promotedDate(stores, date, now) : null
}

interface TrainerNote {
  event: Extract<Effect, { kind: 'trainer-date' }>['event']
  /** Accounts; those of the date by default. */
  to?: readonly string[]
  before?: FormerSchedule
}

/** Notifies the trainers of a date who have an account (docs/rules/dates.md, ‘Mails to trainers’). */
export async function enqueueTrainerMails(
  stores: Pick<Stores, 'addEffect'>,
  { slug, revision, version, trainerIds }: LiveDate,
  { event, to = trainerIds, before }: TrainerNote,
): Promise<void> {
  for (const memberId of to) {
    const note = { kind: 'trainer-date', memberId, date: slug, event, version, revision } as const
    await stores.addEffect(before ? { ...note, before } : note)
  }
}
