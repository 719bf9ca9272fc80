import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('security.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| .* \| (met|partly|open|n\/a) \| (.+) \|$/gm)]
/** Chapters that have nothing to ask name their requirements in one line. */
const inOneLine = [...page.matchAll(/^n\/a: .*\(([\d., ]+)\)\.$/gm)].flatMap(([, list = '']) => list.split(', '))
const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file)
const linked = [...page.matchAll(/\]\(((?:decisions|rules)\/[\w.-]+|\w+\.md)\)/g)].map(([, file = '']) => file)

it('has a status for each of the 253 requirements of level 2', () => {
  const all = [...rows.map(([, id = '']) => id), ...inOneLine]
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(253)
})

it.each(rows.filter(([, , status]) => status !== 'met').map(([, id, , why]) => [id, why]))(
  'explains why %s is not met: %s',
  (_, why) => expect(why?.length).toBeGreaterThan(3),
)

it.each([...new Set(named)])('%s is there', (file) => {
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
})

it.each([...new Set(linked)])('leads to %s', (file) => {
  expect(existsSync(new URL(file, import.meta.url))).toBe(true)
})
