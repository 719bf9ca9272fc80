import { describe, expect, it } from 'vitest'
import { done, refused } from '../result.ts'
import { askConsent, type CertificateConsent, confirmConsent } from './certificate.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

function consent(id: string, changes: Partial<CertificateConsent> = {}): CertificateConsent {
  return {
    id,
    participantId: 'mira',
    answer: 'yes',
    wording: 'Ja.',
    askedAt: saturday,
    confirmedAt: null,
    withdrawn: null,
    ...changes,
  }
}

describe('an answer', () => {
  const pending = [consent('a'), consent('b'), consent('c')]
  it.each([
    ['the first one', [], 0, done],
    ['the same one in the same minute', [consent('a')], 0, refused('again')],
    ['another one in the same minute', [consent('a', { answer: 'no' })], 0, done],
    ['a second one before the first is confirmed', [consent('a')], 1, done],
    ['a fourth one on a day', pending, 23, refused('enough')],
    ['a fourth one on the next day', pending, 24, done],
    ['after a yes was confirmed', [consent('a', { confirmedAt: saturday })], 1, refused('decided')],
    ['after a no was confirmed', [consent('a', { answer: 'no', confirmedAt: saturday })], 48, refused('decided')],
  ] as const)('an answer on the page, %s', (_, given, hours, decision) => {
    expect(askConsent(given, 'yes', saturday.add({ hours }))).toEqual(decision)
  })

  const yes = consent('yes')
  const no = consent('no', { answer: 'no' })
  it.each([
    ['in time', yes, [yes, no], 1, { ...done, isNew: true }],
    ['at the last hour', yes, [yes], 14 * 24 - 1, { ...done, isNew: true }],
    ['after two weeks', yes, [yes], 14 * 24, refused('expired')],
    ['once more', { ...yes, confirmedAt: saturday }, [{ ...yes, confirmedAt: saturday }], 1, { ...done, isNew: false }],
    ['after the other one', yes, [yes, { ...no, confirmedAt: saturday }], 1, refused('decided')],
  ] as const)('a link that is pressed %s', (_, own, given, hours, decision) => {
    expect(confirmConsent(own, given, saturday.add({ hours }))).toEqual(decision)
  })
})
