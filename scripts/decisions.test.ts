import { expect, it } from 'vitest'
import { indexRows, readDecision, sharedNumbers } from './check-references.ts'

const head = '# 0001: One program\n\nDate: 2026-11-21. Status: accepted.\n'
const decision = {
  file: '0001-one-program.md',
  number: '0001',
  title: 'One program',
  date: '2026-11-21',
  status: 'accepted',
}

it('reads number, title, date and status', () => {
  expect(readDecision(decision.file, `${head}\n## Context\n\nTwo.\n\n## Decision\n\nOne.\n`)).toEqual(decision)
})

it('reads what has taken its place', () => {
  const status = 'superseded by [0002](0002-two-programs.md)'
  const text = `${head.replace('accepted', status)}\n## Decision\n\nOne.\n`
  expect(readDecision(decision.file, text)).toEqual({ ...decision, status })
})

it.each([
  ['no date', '# 0001: One program\n\n## Decision\n\nOne.\n'],
  ['no status', `${head.replace(' Status: accepted.', '')}\n## Decision\n\nOne.\n`],
  ['the number of another file', `${head.replace('0001', '0002')}\n## Decision\n\nOne.\n`],
  ['no decision', `${head}\n## Context\n\nTwo.\n`],
  ['another heading', `${head}\n## Decision\n\nOne.\n\n## Afterthoughts\n\nNone.\n`],
  ['headings in another order', `${head}\n## Decision\n\nOne.\n\n## Context\n\nTwo.\n`],
])('finds a decision with %s', (_, text) => {
  expect(readDecision(decision.file, text)).toMatch(/^docs\/decisions\/0001-one-program\.md: a decision has the form/)
})

it('lists decisions by their number', () => {
  expect(indexRows([{ ...decision, file: '0002-two.md', number: '0002', title: 'Two' }, decision])).toBe(
    [
      '| Number | Decision | Date | Status |',
      '|---|---|---|---|',
      '| [0001](0001-one-program.md) | One program | 2026-11-21 | accepted |',
      '| [0002](0002-two.md) | Two | 2026-11-21 | accepted |',
      '',
    ].join('\n'),
  )
})

it('finds two decisions with one number', () => {
  expect(sharedNumbers([decision, { ...decision, file: '0001-two.md' }])).toEqual([
    'docs/decisions: 0001-one-program.md and 0001-two.md share the number 0001',
  ])
})
