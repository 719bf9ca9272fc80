import { describe, expect, it } from 'vitest'
import { deliveryError, failureReason, workKinds, workOf } from '../audit/actor.ts'

describe('who sees what was given up', () => {
  it('is the owner for everything, and the trainer for nothing', () => {
    expect(workOf('owner')).toEqual(workKinds)
    expect(workOf('trainer')).toEqual([])
  })

  it('is the editor for pages and posts only, and the organiser for bookings too', () => {
    expect(workOf('editor')).toEqual(['publish-page', 'publish-post'])
    expect(workOf('organiser')).toEqual(expect.arrayContaining(['vat-check', 'refund', 'publish-page']))
    expect(workOf('organiser')).not.toContain('webhook-delivery')
    expect(workOf('organiser')).not.toContain('nightly')
  })
})

describe('why it failed', () => {
  it.each([
    ['job heartbeat timeout', 'cut-off'],
    ['job timed out', 'cut-off'],
    ['connect ECONNREFUSED 10.0.0.7:443', 'unreachable'],
    ['getaddrinfo ENOTFOUND vies.example', 'unreachable'],
    ['fetch failed', 'unreachable'],
    ['The operation was aborted due to timeout', 'too-slow'],
    ['VIES cannot say now: MS_UNAVAILABLE', 'not-now'],
    ['VIES answered 503 without an answer', 'not-now'],
    ['no order 6f0f6a1e-3f0c-4d0e-9a57-0d6d4a1c7b55', 'gone'],
    ['No such payment_intent: pi_1', 'rejected'],
    ['Sabine Wurzinger <sabine.wurzinger@donauwerk.example> is no reader', 'other'],
  ] as const)('“%s” is %s', (message, why) => {
    expect(failureReason(message)).toBe(why)
  })

  it('of a webhook is what it answered', () => {
    expect([null, 404, 410, 429, 500, 503].map(deliveryError)).toEqual([
      'unreachable',
      'rejected',
      'rejected',
      'not-now',
      'not-now',
      'not-now',
    ])
  })
})
