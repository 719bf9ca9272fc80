import { describe, expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const siteUrl = 'https://flightlevels.example'
const fl2d = {
  title: 'Flight Level 2 Design',
  siteUrl,
  language: 'de',
  path: '/workshops/flight-level-2-design',
} as const
const alternate = (hrefLang: string, href: string) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href: siteUrl + href,
})

describe('the head of a page', () => {
  it('names its canonical address and both languages', () => {
    expect(pageMeta({ ...fl2d, description: 'Arbeit zwischen den Teams' })).toEqual([
      { title: 'Flight Level 2 Design – Flight Levels' },
      { name: 'description', content: 'Arbeit zwischen den Teams' },
      { tagName: 'link', rel: 'canonical', href: `${siteUrl}/de/workshops/flight-level-2-design` },
      alternate('de', '/de/workshops/flight-level-2-design'),
      alternate('en', '/en/workshops/flight-level-2-design'),
    ])
  })

  it('leaves out a description that there is none of', () => {
    expect(pageMeta(fl2d).some((entry) => 'name' in entry)).toBe(false)
  })

  it('says the start page is at its language, without a slash', () => {
    expect(pageMeta({ ...fl2d, language: 'en', path: '' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${siteUrl}/en`,
    })
  })

  it('knows a twin that has a name of its own, and leaves out one that is not there', () => {
    const links = (twin: string | null) => pageMeta({ ...fl2d, path: '/buecher', twin }).slice(2)
    expect(links('/en/books')).toEqual([alternate('de', '/de/buecher'), alternate('en', '/en/books')])
    expect(links(null)).toEqual([alternate('de', '/de/buecher')])
  })

  it('keeps a page behind a personal link out of search engines, and its address out of the page', () => {
    const head = pageMeta({ title: '2026-0148', siteUrl, language: 'de' })
    expect(head).toEqual([{ title: '2026-0148 – Flight Levels' }, { name: 'robots', content: 'noindex' }])
  })
})
