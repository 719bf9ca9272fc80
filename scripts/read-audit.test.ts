import { expect, it } from 'vitest'
import { readAudit } from './audit.ts'

const report = (vulnerabilities: object, counts = {}) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...counts } },
  })

it('finds nothing in a clean report, nor in one with small matters', () => {
  expect(readAudit(report({}))).toEqual({ outcome: 'clean' })
  expect(readAudit(report({ marked: { severity: 'moderate', fixAvailable: true } }))).toEqual({ outcome: 'clean' })
})

it('names what is critical or high', () => {
  const holes = { tar: { severity: 'high', fixAvailable: true }, ws: { severity: 'critical', fixAvailable: false } }
  expect(readAudit(report(holes, { high: 1, critical: 1 }))).toEqual({
    outcome: 'found',
    packages: ['tar: high, a fix is there', 'ws: critical'],
  })
})

it.each([
  ['a registry that has no audit', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} })],
  ['no network', JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } })],
  ['something else', '<html>'],
  ['nothing', ''],
])('does not judge what it was not told: %s', (_, printed) => {
  expect(readAudit(printed)).toEqual({ outcome: 'not-answered' })
})
