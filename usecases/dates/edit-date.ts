import { editDate as decide, type EditDate, type EditRefusal } from '#domain/workshop/edit-date.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { settleDate } from '../registrations/settle-date.ts'
import { tellWebhooks } from '../webhooks/tell-webhooks.ts'
import type { DatePorts } from './create-dates.ts'
import { type DateCommand, dateUnderLock, type UnknownDate } from './date-under-lock.ts'

/** A refusal brings the date as it stands now: the form shows both. */
export type EditDateOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: EditRefusal; date: LiveDate }
  | UnknownDate

/** Changes the terms of a date. What more seats make free is offered to the line in the same transaction. */
export async function editDate(ports: DatePorts, command: DateCommand & EditDate): Promise<EditDateOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const state = await dateUnderLock(stores, command.slug, now)
    if (!state) return { outcome: 'unknown' }
    const decision = decide(state, command, now)
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal, date: state.date }
    const { date, changed } = decision
    if (changed.length === 0) return { outcome: 'changed' }
    await stores.changeWorkshopDate(date)
    await stores.record({
      at: now,
      actor: command.actor,
      subject: { kind: 'workshop-date', id: date.id },
      action: `changed: ${changed.map((name) => `${name} ${state.date[name]} → ${date[name]}`).join('; ')}`,
      ...(command.reason ? { reason: command.reason } : {}),
    })
    await settleDate(stores, { ...state, date }, now)
    await tellWebhooks(stores, { name: 'date-changed', subjectId: date.id, at: now })
    await stores.announce(['workshops'])
    return { outcome: 'changed' }
  })
}
