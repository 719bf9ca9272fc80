import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const at = Temporal.Instant.from('2026-11-23T01:20:00Z')
const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Of a process that knows everything: the names that Prometheus reads. */
async function figures(): Promise<Set<string>> {
  const text = await createMetrics({
    contentEvents: new Map([['late', 2]]),
    jobFailures: () => 0,
    fileFailures: () => 0,
    running: async () => ({
      queues: [{ queue: 'urgent', count: 1, oldestSeconds: 1 }],
      workers: 1,
      oldestHoldSeconds: 0,
      bookings: 0,
      mailErrors: [],
      backups: { since: at, last: at, failed: null, lastBytes: 1 },
    }),
    connections: () => ({ open: 1, waiting: 0 }),
    dependencies: async () => ({ database: true, content: true }),
  }).text()
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)]
  return new Set(names.flatMap(([, name = '', type]) => (type === 'histogram' ? [name, `${name}_bucket`] : [name])))
}

const named = (text: string) => [...new Set(text.match(/\bflightdeck_\w+/g))]

describe('figures', () => {
  it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'])('%s asks for no other', async (file) => {
    const known = await figures()
    const asked = named(read(file))
    expect(asked.length).toBeGreaterThan(9)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it('are all in the table of docs/operations.md, and nothing else is', async () => {
    const [, table = ''] = read('docs/operations.md').split('### Figures, and what to do')
    const rows =
      table
        .split(/\n##+ /)[0]
        ?.split('\n')
        .filter((line) => line.startsWith('| `')) ?? []
    const inTable = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
    const labels = new Set(['queue', 'state', 'quantile', 'kind', 'status', 'lane', 'dependency'])
    const known = [...(await figures())].filter((name) => !name.endsWith('_bucket'))
    expect(
      inTable
        .filter((name) => !labels.has(name ?? ''))
        .map((name) => `flightdeck_${name}`)
        .toSorted(),
    ).toEqual(known.toSorted())
  })

  it('whose alert fires, describe what to do', () => {
    const rules = read('deploy/prometheus/alerts.yml')
      .split(/\n {6}- alert: /)
      .slice(1)
    expect(rules.length).toBeGreaterThan(9)
    for (const rule of rules) expect(rule).toMatch(/\n {10}summary: .+\n {10}todo: .{30,}/)
  })

  it('with an alert have a heading with the same text in docs/operations.md', () => {
    const manual = read('docs/operations.md')
    const alerts = read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)[\s\S]*?summary: (.+)\n\s+todo: (.+)/g)
    const missing = [...alerts].filter(
      ([, name, summary, todo]) => !manual.includes(`\n#### ${name}\n\n${summary}. ${todo}\n`),
    )
    expect(missing.map(([, name]) => name)).toEqual([])
  })
})
