import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const pictures = globSync('public/pictures/*.svg')

it('every picture is shown somewhere', () => {
  const places = globSync(['seed/content/**/*.{json,md}', 'src/content/blocks/media.tsx'])
  // The portrait of a trainer has the trainer's name (seed/library.ts).
  const portraits = Object.keys(JSON.parse(readFileSync('seed/content/trainers.json', 'utf8')))
  const sources = [
    ...places.map((path) => readFileSync(path, 'utf8')),
    ...portraits.map((name) => `/pictures/${name}.svg`),
  ].join('\n')
  expect(pictures.filter((path) => !sources.includes(path.replace('public', '')))).toEqual([])
})

it.each(pictures)('%s has one dot, no script, nothing from elsewhere and no broken number', (path) => {
  const picture = readFileSync(path, 'utf8')
  expect(picture.match(/class="dot"/g)).toHaveLength(1)
  expect(picture).not.toMatch(/<script|<text|NaN|undefined|Infinity|url\((?!#)/)
  expect(picture.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http')
  expect(picture.length).toBeLessThan(24_000)
})
