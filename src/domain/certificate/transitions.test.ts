import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stateDiagram } from '#tests/helpers/state-diagram.ts'
import {
  type CertificateConsent,
  type ConfirmDecision,
  confirmConsent,
  consentWays,
  mayGo,
  stateOf,
  type WithdrawDecision,
  withdrawConsent,
} from './certificate.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

describe('the table of consents', () => {
  it('is the picture in the rules', () => {
    const rules = readFileSync(new URL('../../../docs/rules/certificate-consent.md', import.meta.url), 'utf8')
    expect(rules).toContain(`\`\`\`mermaid\n${stateDiagram(consentWays)}\n\`\`\``)
  })

  it('names each way once', () => {
    const ways = consentWays.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it.each([
    ['confirmed-no', 'confirmed-yes'],
    ['confirmed-yes', 'confirmed-no'],
    ['taken-back', 'confirmed-yes'],
    ['lapsed', 'confirmed-yes'],
    ['new', 'confirmed-yes'],
  ] as const)('has no way from %s to %s', (from, to) => {
    expect(mayGo(from, to)).toBe(false)
  })

  it('is what the rules do: they confirm and take back where a way leads, and nowhere else', () => {
    const asked = {
      id: 'a',
      participantId: 'mira',
      wording: 'Ja.',
      askedAt: saturday,
      confirmedAt: null,
      withdrawn: null,
    }
    const back = { at: saturday, wording: 'Zurück.' }
    const all: CertificateConsent[] = (['yes', 'no'] as const).flatMap((answer) => [
      { ...asked, answer },
      { ...asked, answer, askedAt: saturday.subtract({ hours: 15 * 24 }) },
      { ...asked, answer, confirmedAt: saturday },
      { ...asked, answer: 'yes', confirmedAt: saturday, withdrawn: back },
    ])
    for (const consent of all) {
      const from = stateOf(consent, saturday)
      const to = consent.answer === 'yes' ? 'confirmed-yes' : 'confirmed-no'
      expect(isNew(confirmConsent(consent, [consent], saturday)), `${from} → ${to}`).toBe(mayGo(from, to))
      expect(isNew(withdrawConsent(consent)), `${from} → taken back`).toBe(mayGo(from, 'taken-back'))
    }
  })
})

function isNew(decision: ConfirmDecision | WithdrawDecision): boolean {
  return decision.outcome === 'done' && decision.isNew
}
