import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import {
  type ConsentProof,
  confirmSubscription,
  endSubscription,
  newsletterFormSchema,
  requestSubscription,
  type Subscription,
} from './subscription.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const proof = (at: Temporal.Instant): ConsentProof => ({ at, address: '203.0.113.7', wording: 'Ja, schickt mir …' })

const requested: Extract<Subscription, { state: 'requested' }> = {
  id: 'resi',
  list: 'monthly',
  email: 'resi@hollerer.example',
  language: 'de',
  state: 'requested',
  requested: proof(saturday),
  emails: 1,
  lastEmailAt: saturday,
}
const confirmed: Extract<Subscription, { state: 'confirmed' }> = {
  ...requested,
  state: 'confirmed',
  confirmed: proof(saturday.add({ minutes: 5 })),
}
const ended: Subscription = { ...confirmed, state: 'unsubscribed', unsubscribedAt: saturday.add({ hours: 2 }) }

describe('a sign-up', () => {
  it.each([
    ['an unknown address', null, 0, 'begin'],
    ['a request a moment old', requested, 14, 'keep-quiet'],
    ['a request whose mail must have got lost', requested, 15, 'ask-again'],
    ['a request with two mails', { ...requested, emails: 2 }, 60, 'ask-again'],
    ['a request with three mails', { ...requested, emails: 3 }, 29 * 24 * 60, 'keep-quiet'],
    ['a request of almost thirty days', requested, 30 * 24 * 60 - 1, 'ask-again'],
    ['a request of thirty days', { ...requested, emails: 3 }, 30 * 24 * 60, 'begin'],
    ['a subscriber of today', confirmed, 24 * 60 - 1, 'keep-quiet'],
    ['a subscriber who has forgotten', confirmed, 24 * 60, 'remind'],
    ['somebody who left and comes back', ended, 180, 'begin'],
  ] as const)('of %s leads to the right mail', (_, known, minutes, decision) => {
    expect(requestSubscription(known, saturday.add({ minutes }))).toBe(decision)
  })
})

describe('the button of the mail', () => {
  it('confirms, and stores wording, time and network address', () => {
    const later = proof(saturday.add({ hours: 26 }))
    const decision = confirmSubscription(requested, later)
    expect(decision).toEqual({
      outcome: 'done',
      isNew: true,
      subscription: { ...requested, state: 'confirmed', confirmed: later },
    })
  })

  it('pressed twice confirms once, and the first press stays the proof', () => {
    const decision = confirmSubscription(confirmed, proof(saturday.add({ hours: 30 })))
    expect(decision).toEqual({ outcome: 'done', isNew: false, subscription: confirmed })
  })

  it('confirms for thirty days and no longer', () => {
    const end = saturday.add({ hours: 30 * 24 })
    expect(confirmSubscription(requested, proof(end.subtract({ seconds: 1 })))).toMatchObject({ outcome: 'done' })
    expect(confirmSubscription(requested, proof(end))).toEqual(refused('request-over'))
  })

  it('does not bring back what someone has ended', () => {
    const decision = confirmSubscription(ended, proof(saturday.add({ hours: 3 })))
    expect(decision).toEqual(refused('unsubscribed'))
  })
})

describe('the end of a subscription', () => {
  it('keeps the proof that there was one', () => {
    const now = saturday.add({ hours: 48 })
    const decision = endSubscription(confirmed, now)
    expect(decision).toEqual({
      outcome: 'done',
      isNew: true,
      subscription: { ...confirmed, state: 'unsubscribed', unsubscribedAt: now },
    })
  })

  it('stays when the link is used again', () => {
    const decision = endSubscription(ended, saturday.add({ hours: 100 }))
    expect(decision).toEqual({ outcome: 'done', isNew: false, subscription: ended })
  })

  it('is not for what was never confirmed', () => {
    expect(endSubscription(requested, saturday)).toEqual(refused('never-confirmed'))
  })
})

describe('the newsletter form', () => {
  const problems = (sent: unknown) => newsletterFormSchema.safeParse(sent).error?.issues.map(({ message }) => message)

  it('takes an address for a list that there is', () => {
    const sent = { email: ' resi@hollerer.example ', list: 'monthly' }
    expect(newsletterFormSchema.parse(sent)).toEqual({ email: 'resi@hollerer.example', list: 'monthly' })
  })

  it.each([
    ['no address', { list: 'monthly' }, ['validation.emailRequired']],
    ['half an address', { email: 'resi@', list: 'monthly' }, ['validation.emailInvalid']],
    ['a forged list', { email: 'resi@hollerer.example', list: 'shareholders' }, ['errors.badForm']],
    ['no list', { email: 'resi@hollerer.example' }, ['errors.badForm']],
  ])('refuses %s in the given texts', (_, sent, messages) => {
    expect(problems(sent)).toEqual(messages)
  })
})
