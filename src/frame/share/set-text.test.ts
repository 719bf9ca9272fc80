import fc from 'fast-check'
import { expect, it } from 'vitest'
import { setText } from './draw-share-picture.ts'

/** Every character is half as wide as the font is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5
const space = { width: 1000, height: 212, sizes: [76, 64, 50], lineHeight: 1.06, measure }

it('takes the largest size in which all words are whole', () => {
  expect(setText('Flight Level 2 Design', space)).toEqual({ size: 76, lines: ['Flight Level 2 Design'] })
  expect(setText('Warum dein Board allein noch keine Agilität ins Unternehmen bringt', space)).toEqual({
    size: 64,
    lines: ['Warum dein Board allein noch', 'keine Agilität ins Unternehmen', 'bringt'],
  })
  expect(setText('Führungskräfteentwicklungsprogramme', space).size).toBe(50)
})

it('divides a word that is longer than a line', () => {
  const { lines } = setText('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', space)
  expect(lines).toEqual(['Donaudampfschifffahrtsgesellschaftskapi-', 'tänsmützenabzeichen'])
})

it('ends with an ellipsis when there is too much', () => {
  const { lines } = setText('Arbeit zwischen den Teams '.repeat(20), space)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
})

it('never exceeds its space', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
      const { size, lines } = setText(text, space)
      expect(lines.length * size * space.lineHeight).toBeLessThanOrEqual(space.height)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(space.width)
    }),
  )
})
