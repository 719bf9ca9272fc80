import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readableClassNames, shortClassNames } from './build-plugins.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flightdeck-classes-'))
  mkdirSync(join(root, 'src/ui'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function sheet(name: string, css: string): string {
  const file = join(root, 'src/ui', name)
  writeFileSync(file, css)
  return file
}

describe('the names of classes in a build', () => {
  it('differ for every class and animation of every style sheet, and have at most three signs', () => {
    const files = ['a.module.css', 'b.module.css'].map((name) =>
      sheet(name, `${Array.from({ length: 900 }, (_, index) => `.c${index} {}`).join('\n')} @keyframes descend {}`),
    )
    const nameOf = shortClassNames(root)
    const locals = ['descend', ...Array.from({ length: 900 }, (_, index) => `c${index}`)]
    const names = files.flatMap((file) => locals.map((local) => nameOf(local, file)))
    expect(new Set(names).size).toBe(2 * 901)
    expect(names.filter((name) => !/^[a-z][a-z0-9]{0,2}$/i.test(name) || /^ad/i.test(name))).toEqual([])
  })

  it('are the same in every build of the same sources, whatever Vite writes behind a file', () => {
    const file = sheet('a.module.css', '.row { color: red } .row .cell:hover {}')
    const [one, other] = [shortClassNames(root), shortClassNames(root)]
    expect([other('row', file), other('cell', `${file}?used`)]).toEqual([one('row', file), one('cell', file)])
  })

  it('are refused for what is in no style sheet', () => {
    const file = sheet('a.module.css', '.row {}')
    expect(() => shortClassNames(root)('cell', file)).toThrow('src/ui/a.module.css has no class cell')
  })
})

it('can be read while someone works on the site', () => {
  const file = sheet('a.module.css', '.row {}')
  expect(readableClassNames(root)('row', file)).toMatch(/^row_[\w-]{4}$/)
})
