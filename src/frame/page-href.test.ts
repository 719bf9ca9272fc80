import { describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { pages } from '#seed/pages/pages.ts'
import { hrefOf } from '#seed/pages/reading.ts'
import { framePages, isInside, pageHref } from './page-href.ts'

describe('pageHref', () => {
  // the blog is no page of the content system but a list that the program makes
  const known = new Set([...pages.map(hrefOf), ...languages.map((language) => `/${language}/blog`)])

  it.each(framePages)('leads from the frame to a page of the seed world: %s', (page) => {
    for (const language of languages) expect(known).toContain(pageHref(page, language))
  })
})

describe('isInside', () => {
  it('takes what is below a section for the section, and what only begins like it not', () => {
    expect(isInside('/de/flight-levels', '/de/flight-levels')).toBe(true)
    expect(isInside('/de/flight-levels', '/de/flight-levels/entdecken')).toBe(true)
    expect(isInside('/de/flight-levels', '/de/flight-levels-now')).toBe(false)
  })
})
