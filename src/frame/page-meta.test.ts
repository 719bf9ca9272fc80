import { describe, expect, it } from 'vitest'
import { type PageMeta, pageMeta } from './page-meta.ts'

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

/** What search engines read, without what is only for link previews. */
const found = (page: PageMeta) =>
  pageMeta(page).filter((entry) => !('property' in entry || 'script:ld+json' in entry || isForX(entry)))
const isForX = (entry: object) => 'name' in entry && entry.name === 'twitter:card'

describe('the head of a page', () => {
  it('names its canonical address and both languages', () => {
    expect(found({ ...fl2d, description: 'Arbeit zwischen den Teams' })).toEqual([
      { title: 'Flight Level 2 Design – Flight Levels' },
      { name: 'description', content: 'Arbeit zwischen den Teams' },
      { tagName: 'link', rel: 'canonical', href: `${siteUrl}/de/workshops/flight-level-2-design` },
      alternate('de', '/de/workshops/flight-level-2-design'),
      alternate('en', '/en/workshops/flight-level-2-design'),
      alternate('x-default', '/de/workshops/flight-level-2-design'),
    ])
  })

  it('has the brand once in a title', () => {
    expect(found({ ...fl2d, title: 'Was sind Flight Levels?' })[0]).toEqual({ title: 'Was sind Flight Levels?' })
  })

  it('leaves out a description that there is none of', () => {
    expect(found(fl2d).some((entry) => 'name' in entry)).toBe(false)
    expect(JSON.stringify(pageMeta(fl2d))).not.toContain('og:description')
  })

  it('has the address of the start page at its language, without a slash', () => {
    expect(pageMeta({ ...fl2d, language: 'en', path: '' })).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${siteUrl}/en`,
    })
  })

  it('knows a translation that has a name of its own, and leaves out one that is not there', () => {
    const links = (translation: string | null) => found({ ...fl2d, path: '/buecher', translation }).slice(2)
    expect(links('/en/books')).toEqual([
      alternate('de', '/de/buecher'),
      alternate('en', '/en/books'),
      alternate('x-default', '/de/buecher'),
    ])
    expect(links(null)).toEqual([alternate('de', '/de/buecher'), alternate('x-default', '/de/buecher')])
  })

  it('describes the preview of a shared link and its picture', () => {
    const shared = pageMeta({ ...fl2d, picture: { facts: ['Workshop', 'FL2D'], sticker: 'fl2d' } })
    const property = (name: string, content: string) => ({ property: name, content })
    expect(shared).toContainEqual(property('og:title', 'Flight Level 2 Design'))
    expect(shared).toContainEqual(property('og:url', `${siteUrl}/de/workshops/flight-level-2-design`))
    expect(shared).toContainEqual(property('og:locale', 'de_AT'))
    expect(shared).toContainEqual(property('og:locale:alternate', 'en_GB'))
    const image = (page: PageMeta) =>
      pageMeta(page).flatMap((entry) => ('property' in entry && entry.property === 'og:image' ? [entry.content] : []))
    const address = `${siteUrl}/og/de/workshops/flight-level-2-design.png`
    expect(image({ ...fl2d, picture: { sticker: 'fl2d' } })).toEqual([
      expect.stringMatching(new RegExp(`^${address}\\?v=[0-9a-z]+&sticker=fl2d$`)),
    ])
    expect(image({ ...fl2d, title: 'Flight Level 3 Design' })).not.toEqual(image(fl2d))
    expect(shared).toContainEqual(property('og:image:width', '1200'))
    expect(shared).toContainEqual(property('og:image:height', '630'))
    expect(shared).toContainEqual(property('og:image:alt', 'Flight Level 2 Design · Workshop · FL2D'))
    expect(shared).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(JSON.stringify(pageMeta({ ...fl2d, translation: null }))).not.toContain('og:locale:alternate')
  })

  it('has what an editor has written for search engines, and hides what is not to be indexed', () => {
    const own = { title: 'Koordination zwischen Teams lernen', description: 'Zwei Tage in Wien.', hidden: false }
    const head = pageMeta({ ...fl2d, description: 'Arbeit zwischen den Teams', search: own })
    expect(head.slice(0, 2)).toEqual([{ title: own.title }, { name: 'description', content: own.description }])
    expect(head).toContainEqual({ property: 'og:title', content: own.title })
    expect(head).toContainEqual({ property: 'og:image:alt', content: 'Flight Level 2 Design' })
    expect(head).toContainEqual(expect.objectContaining({ rel: 'canonical' }))
    const out = pageMeta({ ...fl2d, search: { title: '', description: '', hidden: true } })
    expect(out).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(out).toContainEqual({ property: 'og:title', content: fl2d.title })
    expect(out.some((entry) => 'rel' in entry)).toBe(false)
  })

  it('does not name a translation that an editor keeps out of search engines, and is its own default then', () => {
    const named = pageMeta({ ...fl2d, hiddenTranslation: true }).flatMap((entry) =>
      'hrefLang' in entry ? [[entry.hrefLang, 'href' in entry && entry.href]] : [],
    )
    const own = `${siteUrl}/de/workshops/flight-level-2-design`
    expect(named).toEqual([
      ['de', own],
      ['x-default', own],
    ])
  })

  it('shows the picture that an editor has chosen, cut as networks show it, and another kind of picture as it is', () => {
    const stage = { url: '/media/3c1f/buehne.jpg', alt: 'Priya auf der Bühne', width: 1600, height: 1200 }
    const shared = (picture: typeof stage & { focus?: { x: number; y: number } }) =>
      pageMeta({ ...fl2d, search: { title: '', description: '', hidden: false, picture } }).flatMap((entry) =>
        'property' in entry && String(entry.property).startsWith('og:image')
          ? [`${entry.property} ${entry.content}`]
          : [],
      )
    const cut = ['og:image:type image/jpeg', 'og:image:width 1200', 'og:image:height 630']
    const words = 'og:image:alt Priya auf der Bühne'
    const address = `og:image ${siteUrl}/media/3c1f/buehne.jpg/share.jpg`
    expect(shared(stage)).toEqual([address, ...cut, words])
    expect(shared({ ...stage, focus: { x: 0.2, y: 0.9 } })[0]).toBe(`${address}?at=20-90`)
    const elsewhere = { ...stage, url: 'https://elsewhere.example/a.gif' }
    const size = ['og:image:width 1600', 'og:image:height 1200']
    expect(shared(elsewhere)).toEqual(['og:image https://elsewhere.example/a.gif', ...size, words])
  })

  it('names the way to it for machines, and has none to the start page', () => {
    const way = [{ name: 'Workshops', path: '/workshops' }]
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: siteUrl + path,
    })
    expect(pageMeta({ ...fl2d, way })).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              item(1, 'Flight Levels', '/de'),
              item(2, 'Workshops', '/de/workshops'),
              item(3, 'Flight Level 2 Design', '/de/workshops/flight-level-2-design'),
            ],
          },
        ],
      },
    })
    expect(pageMeta({ ...fl2d, path: '' }).some((entry) => 'script:ld+json' in entry)).toBe(false)
  })

  it('keeps a page behind a personal link out of search engines, and its address out of the page', () => {
    const head = pageMeta({ title: '2026-0148', siteUrl, language: 'de' })
    expect(head).toEqual([{ title: '2026-0148 – Flight Levels' }, { name: 'robots', content: 'noindex' }])
  })
})
