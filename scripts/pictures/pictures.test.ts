import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures } from './pictures.ts'

const folder = 'public/pictures'

it('the folder holds what is drawn and nothing else; after a change `npx node scripts/draw-pictures.ts` draws anew', () => {
  const names = globSync('*', { cwd: folder }).toSorted()
  expect(names).toEqual(pictures.map(({ name }) => `${name}.svg`).toSorted())
})

describe.each(pictures.map(({ name, file }) => [name, file] as const))('%s', (name, file) => {
  it('lies there as it is drawn', () => {
    expect(readFileSync(`${folder}/${name}.svg`, 'utf8')).toBe(file)
  })

  it('has one dot, no script, nothing from elsewhere and no broken number', () => {
    expect(file.match(/class="dot"/g)).toHaveLength(1)
    expect(file).not.toMatch(/<script|<text|NaN|undefined|Infinity|url\(/)
    expect(file.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http')
    expect(file.length).toBeLessThan(24_000)
  })
})
