import { type Handle, handleMessage } from '#domain/contact/handling.ts'
import type { MemberActor } from '#domain/office/actor.ts'
import type { ListPorts } from './decide-comments.ts'

export interface HandleMessage extends Omit<Handle, 'what' | 'by'> {
  by: MemberActor
  id: string
  what: Handle['what'] | 'delete'
}

/** Somebody of the office has answered a message, opens it again, or deletes it. */
export async function handleContactMessage(
  { clock, transactions }: ListPorts,
  { id, what, by, note }: HandleMessage,
): Promise<'done' | 'unchanged' | 'unknown'> {
  return transactions.run(async (stores) => {
    const handling = await stores.contact.lock(id)
    if (!handling) return 'unknown'
    const now = clock.now()
    const line = { at: now, actor: by, subject: { kind: 'message', id } } as const
    if (what === 'delete') {
      await stores.contact.remove(id)
      await stores.record({ ...line, action: 'deleted' })
      return 'done'
    }
    const decision = handleMessage(handling, { what, by: by.name, note }, now)
    if (!decision.accepted) return 'unchanged'
    await stores.contact.setHandling(id, decision.handling)
    // The note may name people, and the log is never changed: it stays with the message, and goes with it.
    await stores.record({ ...line, action: decision.handling.state })
    return 'done'
  })
}
