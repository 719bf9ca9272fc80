import { type Handle, handleMessage } from '#domain/contact/contact.ts'
import type { MemberActor } from '#domain/office/member.ts'
import type { Reads, Stores } from '#features/stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'

interface MessagePorts {
  clock: Clock
  transactions: Transactions<Stores>
}

/** What the office does with messages of the contact form. The guard of its routes has checked that the member may (src/frame/office/guard-office.ts). */
export function messagesOffice(ports: MessagePorts & { reads: Reads }) {
  const { search, message: find } = ports.reads.contact
  return { search, find, handle: (command: HandleMessage) => handleContactMessage(ports, command) }
}

export type MessagesOffice = ReturnType<typeof messagesOffice>

interface HandleMessage extends Omit<Handle, 'what' | 'by'> {
  by: MemberActor
  id: string
  what: Handle['what'] | 'delete'
}

/** Someone of the office has answered a message, opens it again, or deletes it. */
async function handleContactMessage(
  { clock, transactions }: MessagePorts,
  { id, what, by, note }: HandleMessage,
): Promise<'done' | 'unchanged' | 'unknown'> {
  return transactions.run(async (stores) => {
    const handling = await stores.contact.lock(id)
    if (!handling) return 'unknown'
    const now = clock.now()
    const line = { at: now, actor: by, subject: { kind: 'message', id } } as const
    if (what === 'delete') {
      await stores.contact.remove(id)
      await stores.record({ ...line, action: 'message.deleted' })
      return 'done'
    }
    const decision = handleMessage(handling, { what, by: by.name, note }, now)
    if (!decision.accepted) return 'unchanged'
    await stores.contact.setHandling(id, decision.handling)
    // The note may name people, and the log is never changed: it stays with the message, and goes with it.
    await stores.record({ ...line, action: `message.${decision.handling.state}` })
    return 'done'
  })
}
