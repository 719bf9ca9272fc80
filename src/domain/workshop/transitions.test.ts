import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { stateDiagram } from '#tests/helpers/state-diagram.ts'
import { callOffDate, confirmDate } from './course-of-date.ts'
import { type DateStatus, dateStatus, dateStatuses, dateWays, endOf, type LiveDate, startOf } from './workshop-date.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const graz = { ...liveDate(theFl2dInGraz, saturday), tentative: false }
const [start, end] = [startOf(graz), endOf(graz)]

const examples: Record<DateStatus, { date: LiveDate; now: Temporal.Instant }> = {
  'called-off': { date: { ...graz, calledOff: true }, now: saturday },
  over: { date: graz, now: end },
  running: { date: graz, now: start },
  tentative: { date: { ...graz, tentative: true }, now: saturday },
  confirmed: { date: graz, now: saturday },
}
const leads = (from: DateStatus, to: DateStatus) => dateWays.some((way) => way.from === from && way.to === to)

describe('the table of workshop dates', () => {
  it('is the picture in the rules', () => {
    const rules = readFileSync(new URL('../../../docs/rules/dates.md', import.meta.url), 'utf8')
    expect(rules).toContain(`\`\`\`mermaid\n${stateDiagram(dateWays)}\n\`\`\``)
  })

  it('names each way once', () => {
    const ways = dateWays.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  it.each(dateStatuses)('is what the rules do with the FL2D in Graz when it is %s', (status) => {
    const { date, now } = examples[status]
    expect(dateStatus(date, now)).toBe(status)
    expect(confirmDate(date, now).outcome === 'done', 'confirming').toBe(leads(status, 'confirmed'))
    expect(callOffDate(date, date.version, now).outcome === 'done', 'calling off').toBe(leads(status, 'called-off'))
    const atStart = dateStatus(date, start)
    if (status !== 'over') expect(atStart === 'running' && status !== 'running').toBe(leads(status, 'running'))
    expect(dateStatus(date, end) === 'over' && status === 'running').toBe(leads(status, 'over'))
  })
})
