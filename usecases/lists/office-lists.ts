import type { LoggedAction, Reads } from '../ports.ts'
import { type CommentsDecided, type DecideComments, decideComments, type ListPorts } from './decide-comments.ts'
import { type EndedByHand, type EndSubscriptionByHand, endSubscriptionByHand } from './end-by-hand.ts'
import { type HandleMessage, handleContactMessage } from './handle-message.ts'

/** What the office does with comments, subscribers and messages. Whoever calls has made sure that the member may (app/office/guard-office.ts). */
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
