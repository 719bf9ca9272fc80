import { type ConsentProof, isRequestOver, type Subscription } from './subscription.ts'

type Confirmed = Extract<Subscription, { state: 'confirmed' }>

export type ConfirmDecision =
  | { accepted: true; subscription: Confirmed; isNew: boolean }
  | { accepted: false; refusal: 'request-over' | 'unsubscribed' }

/** The button behind the link of the letter. Pressed twice it confirms once, and the first press is the proof. */
export function confirmSubscription(subscription: Subscription, proof: ConsentProof): ConfirmDecision {
  if (subscription.state === 'confirmed') return { accepted: true, subscription, isNew: false }
  // the link lies in a mailbox for years: it must not bring back what somebody has ended
  if (subscription.state === 'unsubscribed') return { accepted: false, refusal: 'unsubscribed' }
  if (isRequestOver(subscription.requested.at, proof.at)) return { accepted: false, refusal: 'request-over' }
  return { accepted: true, isNew: true, subscription: { ...subscription, state: 'confirmed', confirmed: proof } }
}
