import { expect } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { theFl2dInGraz, theFl2dOnline, theFullFl2dInVienna } from '#seed/workshop-dates.ts'
import { test } from './site-test.ts'
import { type CrawledPage, crawl, listedPages } from './steps/crawl.ts'
import { htmlComplaints } from './steps/html-complaints.ts'
import { dateOf, hrefOf } from './steps/workshop-dates.ts'

test.describe.configure({ mode: 'serial' })

test.describe('from the start pages and the sitemap', () => {
  let pages: Map<string, CrawledPage>
  let others: Set<string>
  let listed: string[]

  test('every link inside the site leads to a page, at once', async ({ request, site }) => {
    listed = await listedPages(request, site.url)
    const found = await crawl(request, site.url, ['/', ...listed])
    pages = found.pages
    others = found.others
    expect(pages.size).toBeGreaterThan(80)
  })

  test('every anchor that is linked is on its page', () => {
    const missing = [...pages.values()].flatMap(({ path, links }) =>
      links.flatMap((link) => {
        const [target = '', anchor] = link.split('#')
        const isThere = !anchor || pages.get(target)?.html.includes(`id="${anchor}"`)
        return isThere ? [] : [`${link}, linked from ${path}`]
      }),
    )
    expect(missing).toEqual([])
  })

  test('three clicks lead from the start page to every other', () => {
    for (const language of languages) {
      const start = `/${language}`
      const reached = new Set([start])
      for (let click = 1; click <= 3; click += 1) {
        const links = [...reached].flatMap((path) => pages.get(path)?.links ?? [])
        for (const link of links) reached.add(link.split('#')[0] ?? link)
      }
      const far = [...pages.keys()].filter((path) => path.startsWith(`${start}/`) && !reached.has(path))
      expect(far).toEqual([])
    }
  })

  test('every page is HTML as the standard has it', async () => {
    const complaints: string[] = []
    for (const page of pages.values()) complaints.push(...(await htmlComplaints(page)))
    expect(complaints).toEqual([])
  })

  test('no two pages of a language have the same title, description or picture, and every page of the sitemap has them', () => {
    const listedNow = new Set(listed)
    for (const language of languages) {
      const inLanguage = [...pages.values()].filter(
        ({ path, canonical }) => canonical === path && path.split('/')[1] === language,
      )
      for (const property of [titleOf, descriptionOf, pictureOf]) {
        const byWords = Map.groupBy(inLanguage, property)
        const twice = [...byWords].filter(([words, those]) => words !== null && those.length > 1)
        expect(twice.map(([words, those]) => [words, ...those.map(({ path }) => path)])).toEqual([])
        const without = inLanguage.filter((page) => listedNow.has(page.path) && property(page) === null)
        expect(without.map(({ path }) => path)).toEqual([])
      }
    }
  })

  test('pages and their translations name each other, and German is the default', () => {
    for (const { path, canonical, alternates } of pages.values()) {
      if (!canonical) continue
      const [, language = ''] = canonical.split('/')
      expect(alternates.get(language), path).toBe(canonical)
      expect(alternates.get('x-default'), path).toBe(alternates.get('de') ?? canonical)
      for (const translation of alternates.values())
        expect(pages.get(translation)?.alternates, `${path} → ${translation}`).toEqual(alternates)
    }
  })

  test('what search engines may keep is in the sitemap, under its canonical address', () => {
    for (const path of listed) expect(pages.get(path)?.canonical).toBe(path)
    const missing = [...pages.values()].filter(
      ({ html, canonical }) => canonical && !html.includes('noindex') && !listed.includes(canonical),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test('every page can be shared: a title, a description, a picture that is there', () => {
    const wanted = [
      /<meta property="og:title" content="[^"]/,
      /<meta property="og:description" content="[^"]/,
      /<meta property="og:url" content="http/,
      /<meta property="og:image" content="[^"]+\/og\/[^"]+[.]png\?v=[a-z0-9]+/,
      /<meta property="og:image:alt" content="[^"]/,
    ]
    const shared = [...pages.values()].filter(({ html }) => !html.includes('noindex'))
    const missing = shared.flatMap(({ path, html }) =>
      wanted.filter((tag) => !tag.test(html)).map((tag) => `${tag} on ${path}`),
    )
    expect(missing).toEqual([])
    expect(others).toContain('/apple-touch-icon.png')
  })

  test('structured data is valid JSON and matches the pages', () => {
    const things = (path: string) => {
      const script = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(pages.get(path)?.html ?? '')
      return JSON.parse(script?.[1] ?? 'null')?.['@graph'] ?? []
    }
    for (const path of listed) expect(things(path).length, path).toBeGreaterThan(0)
    expect(things('/en')).toMatchObject([{ '@type': 'Organization', legalName: 'Flight Levels Training GmbH' }])
    const graz = dateOf(theFl2dInGraz)
    const soldInEuros = { priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }
    const offers = [
      { name: 'Flight Level 2 Design', price: 1990, ...soldInEuros },
      { name: 'Flight Level 2 Design mit Entdecken', price: 2290, ...soldInEuros },
    ]
    expect(things(hrefOf(theFl2dInGraz))).toMatchObject([
      {
        '@type': 'Course',
        courseCode: 'FL2D',
        hasCourseInstance: [
          {
            courseMode: 'Onsite',
            courseWorkload: 'PT16H',
            startDate: graz.sessions[0]?.startsAt.toString(),
            location: { '@type': 'Place', address: { addressLocality: 'Graz', addressCountry: 'AT' } },
            instructor: graz.trainers.map((name) => ({ '@type': 'Person', name })),
            offers,
          },
        ],
      },
      {
        '@type': 'EducationEvent',
        name: 'Flight Level 2 Design, Graz',
        startDate: graz.sessions[0]?.startsAt.toString(),
        location: { '@type': 'Place', address: { addressLocality: 'Graz' } },
        organizer: { '@type': 'Organization' },
        offers,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }],
      },
    ])
    const instanceOf = (path: string) => things(path)[0].hasCourseInstance[0]
    expect(instanceOf(hrefOf(theFl2dOnline))).toMatchObject({
      courseMode: 'Online',
      location: { '@type': 'VirtualLocation' },
    })
    const soldOut = instanceOf(hrefOf(theFullFl2dInVienna)).offers
    for (const offer of [soldOut].flat()) expect(offer.availability).toBe('https://schema.org/SoldOut')
    expect([soldOut].flat()).not.toEqual([])
  })

  test('every page has its own picture: the one that it names, and no page has none', async ({ request }) => {
    const named = (path: string) =>
      (/property="og:image" content="([^"]+)"/.exec(pages.get(path)?.html ?? '')?.[1] ?? '').replaceAll('&amp;', '&')
    const pictures = new Map<string, string>()
    for (const path of ['/de', '/de/workshops', '/de/blog', hrefOf(theFl2dOnline), hrefOf(theFullFl2dInVienna)]) {
      const answer = await request.get(new URL(named(path)).pathname + new URL(named(path)).search)
      const body = await answer.body()
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
      })
      // width and height of a PNG are always at the same offset
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
      pictures.set(body.toString('base64'), path)
    }
    expect(pictures.size).toBe(5)
    for (const path of ['/og/de/no-such-page.png', '/og/de/order/guessed.png', '/og/de/consent.png', '/og/fr.png'])
      expect((await request.get(path)).status()).toBe(404)
  })
})

function titleOf({ html }: CrawledPage): string | null {
  return /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? null
}

function descriptionOf({ html }: CrawledPage): string | null {
  return /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? null
}

/** What is drawn on the picture beside a shared link: its address has the print of its words. */
function pictureOf({ html }: CrawledPage): string | null {
  return /<meta property="og:image" content="[^"?]+([^"]+)"/.exec(html)?.[1] ?? null
}
