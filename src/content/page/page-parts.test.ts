import { describe, expect, it } from 'vitest'
import { cover, group, heading, page, paragraph } from '#tests/helpers/sample-blocks.ts'
import { holdsLevels, pageParts, toneOf } from './page-section.tsx'

const plain = () => group(undefined, heading(2, 'Für wen'))
const ordered = (block: ReturnType<typeof group>) => ({ ...block, order: 0 })

/** The parts of a page in short: `cover`, `section`, `loose`. */
const short = (...blocks: Parameters<typeof page>) => pageParts(page(...blocks)).map(({ kind }) => kind)

describe('the parts of a page', () => {
  it('are its cover and its groups', () => {
    expect(short(cover(heading(1, 'Flight Level 2 Design')), plain())).toEqual(['cover', 'section'])
  })

  it('keep loose blocks together', () => {
    expect(short(heading(2, 'Ablauf'), paragraph('Zwei Tage.'), plain(), paragraph('Bis bald.'))).toEqual([
      'loose',
      'section',
      'loose',
    ])
  })
})

it.each([
  ['is-style-night', 'night'],
  ['is-style-sky', 'sky'],
  ['is-style-three-for-two', 'sky'],
  ['is-style-split', 'plain'],
  ['is-style-nightly', 'plain'],
  [undefined, 'plain'],
])('a group with the classes %s is %s', (className, tone) => {
  expect(toneOf(ordered(group(className)))).toBe(tone)
})

it('finds the section that explains the flight levels', () => {
  const level = group('is-style-level level-3', heading(3, 'Strategie'))
  expect(holdsLevels(ordered(group('is-style-night', heading(2, 'Drei Höhen'), level)))).toBe(true)
  expect(holdsLevels(ordered(plain()))).toBe(false)
})
