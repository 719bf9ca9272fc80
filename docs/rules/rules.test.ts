import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const here = new URL('.', import.meta.url)
const root = new URL('../../', here)
const pages = readdirSync(here).filter((name) => name.endsWith('.md'))

/** A test as the pages name it: its file, and words of its title. */
const namedTest = /`((?:src|server|tests)\/[^`]+\.tsx?)`\s+“([^”]+)”/g

describe.each(pages)('%s', (page) => {
  const named = [...readFileSync(new URL(page, here), 'utf8').matchAll(namedTest)]

  it('names tests for its examples', () => {
    expect(named.length).toBeGreaterThan(3)
  })

  it.each(named.map(([, file = '', title = '']) => [file, title] as const))('%s has the test “%s”', (file, title) => {
    expect(readFileSync(new URL(file, root), 'utf8')).toContain(title)
  })
})
