import { describe, expect, it } from 'vitest'
import { isMonth, monthGrid, neighbourMonth } from './calendar.tsx'

describe('the grid of a month', () => {
  it.each([
    ['2027-01', 5, '2026-12-28', '2027-01-31'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2027-05', 6, '2027-04-26', '2027-06-06'],
  ])('%s has %i weeks, from Monday to Sunday', (month, weeks, first, last) => {
    const grid = monthGrid(month)
    expect(grid).toHaveLength(weeks)
    expect([grid[0]?.[0]?.day, grid.at(-1)?.at(-1)?.day]).toEqual([first, last])
    const own = grid.flat().filter(({ isInMonth }) => isInMonth)
    expect(own[0]?.day).toBe(`${month}-01`)
  })

  it('goes over the turn of the year', () => {
    expect([neighbourMonth('2027-01', -1), neighbourMonth('2026-12', 1)]).toEqual(['2026-12', '2027-01'])
  })

  it.each(['2027-13', '2027-1', '', '0001-01', '2027-01-01'])('takes %s for no month', (text) => {
    expect(isMonth(text)).toBe(false)
  })
})
