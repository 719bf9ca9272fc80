import { type NewDate, type NewDateRefusal, newDate } from '#domain/workshop/edit-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Checkout } from '#features/payment/ports.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Clock, RandomSource, Transactions } from '#platform/ports.ts'

export interface DatePorts {
  clock: Clock
  randomSource: Pick<RandomSource, 'id'>
  transactions: Transactions<OrderingStores>
}

/** What a date is sold by depends on whether someone takes cards. */
export interface SalePorts extends DatePorts {
  checkout: Pick<Checkout, 'provider'>
}

export interface CreateDates {
  /** Drawn when the form was opened: the same form sent twice makes its dates once. */
  idempotencyKey: string
  /** At least one. */
  dates: readonly NewDate[]
  actor: Actor
}

/** `slug` is the one of the first. */
export type CreateDatesOutcome = { outcome: 'created'; slug: string } | { outcome: 'refused'; refusal: NewDateRefusal }

/** Puts dates on sale: all of them or none (docs/rules/dates.md). */
export async function createDates(ports: SalePorts, command: CreateDates): Promise<CreateDatesOutcome> {
  // Anyone who takes the same address at the same moment breaks on it, and sees the other's on a second try.
  return idempotencyKey(ports, command).catch(() => idempotencyKey(ports, command))
}

async function idempotencyKey(ports: SalePorts, command: CreateDates): Promise<CreateDatesOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const made = await stores.dates.slugOf(command.idempotencyKey)
    if (made !== null) return { outcome: 'created', slug: made }
    const taken = new Set(await stores.dates.slugs())
    const dates: LiveDate[] = []
    for (const wanted of command.dates) {
      const decision = newDate(wanted, { taken, takesCards: ports.checkout.provider !== null }, now)
      if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
      taken.add(decision.date.slug)
      dates.push({ ...decision.date, id: dates.length === 0 ? command.idempotencyKey : ports.randomSource.id() })
    }
    for (const date of dates) {
      await stores.addWorkshopDate(date)
      const subject = { kind: 'workshop-date', id: date.id } as const
      await stores.record({ at: now, actor: command.actor, subject, action: 'date.created' })
      await enqueueWebhooks(stores, { name: 'date-created', subjectId: date.id, at: now })
    }
    await stores.announce(['workshops'])
    return { outcome: 'created', slug: dates[0]?.slug ?? '' }
  })
}
