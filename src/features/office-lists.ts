import { type Handle, handleMessage } from '#domain/contact/contact.ts'
import { endByHand } from '#domain/newsletter/subscription.ts'
import type { MemberActor } from '#domain/office/member.ts'
import {
  type CommentsDecided,
  type DecideComments,
  decideComments,
  type ListPorts,
} from '#features/blog/decide-comments.ts'
import type { Reads } from '#features/stores.ts'
import type { Actor, LoggedAction } from '#platform/ports/log.ts'

/** What the office does with comments, subscribers and messages. Anyone who calls has made sure that the member may (src/frame/office/guard-office.ts). */
export interface OfficeLists {
  comments: Reads['comments']['search']
  decideComments(command: DecideComments): Promise<CommentsDecided>
  subscriptions: Reads['newsletter']['search']
  subscriptionCounts: Reads['newsletter']['counts']
  subscription: Reads['newsletter']['subscription']
  /** What the office did to a subscription, oldest first. */
  subscriptionHistory(id: string): Promise<LoggedAction[]>
  endSubscription(command: EndSubscriptionByHand): Promise<EndedByHand>
  messages: Reads['contact']['search']
  message: Reads['contact']['message']
  handleMessage(command: HandleMessage): Promise<'done' | 'unchanged' | 'unknown'>
}

export function officeLists(ports: ListPorts & { reads: Reads }): OfficeLists {
  const { comments, newsletter, contact, actionsOn } = ports.reads
  return {
    comments: comments.search,
    decideComments: (command) => decideComments(ports, command),
    subscriptions: newsletter.search,
    subscriptionCounts: newsletter.counts,
    subscription: newsletter.subscription,
    subscriptionHistory: (id) => actionsOn('subscription', id),
    endSubscription: (command) => endSubscriptionByHand(ports, command),
    messages: contact.search,
    message: contact.message,
    handleMessage: (command) => handleContactMessage(ports, command),
  }
}

interface EndSubscriptionByHand {
  id: string
  actor: Actor
  reason: string
}

/** `removed` when no one had confirmed it: then nothing of it is left but the line in the log. */
type EndedByHand = 'ended' | 'removed' | 'unchanged' | 'unknown'

/** Someone of the office takes an address off its list. */
async function endSubscriptionByHand(
  { clock, transactions }: ListPorts,
  { id, actor, reason }: EndSubscriptionByHand,
): Promise<EndedByHand> {
  return transactions.run(async (stores) => {
    const subscription = await stores.newsletter.lock(id)
    if (!subscription) return 'unknown'
    const end = endByHand(subscription, clock.now())
    if (end.outcome === 'unchanged') return end.outcome
    if (end.outcome === 'ended') await stores.newsletter.save(end.subscription)
    else await stores.newsletter.remove(id)
    const subject = { kind: 'subscription', id } as const
    await stores.record({ at: clock.now(), actor, subject, action: `subscription.${end.outcome}`, reason })
    return end.outcome
  })
}

interface HandleMessage extends Omit<Handle, 'what' | 'by'> {
  by: MemberActor
  id: string
  what: Handle['what'] | 'delete'
}

/** Someone of the office has answered a message, opens it again, or deletes it. */
async function handleContactMessage(
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
