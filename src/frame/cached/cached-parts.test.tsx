import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { AddressContext } from '#frame/contexts.ts'
import { SiteSettingsContext, siteSettingsOf } from '#frame/site-settings.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json'
import { Translated } from '#i18n/translated.tsx'
import { CachedPart, CachePartContext } from './cached-part.tsx'
import { createCachedParts } from './cached-parts.tsx'

beforeAll(() => provideMessages('de', german))
afterEach(() => vi.useRealTimers())

let rendered = 0

interface SeatsProps {
  left: number
  dates?: readonly { place: string }[]
}

function Seats({ left, dates = [] }: SeatsProps) {
  rendered += 1
  return (
    <p id={useId()}>
      {left} frei{dates.map(({ place }) => `, ${place}`)}
    </p>
  )
}

const settings = siteSettingsOf(defaultSettings)

interface PageProps extends SeatsProps {
  path?: string
  town?: string
  isAbove?: boolean
  isForAll?: boolean
}

/** A site with one page, as src/entry.server.tsx renders it. */
function site() {
  const partsOfPage = createCachedParts()
  rendered = 0
  return ({ left, dates, path = '/de', town = settings.company.town, isAbove = false, isForAll = true }: PageProps) => {
    const parts = partsOfPage()
    const page = renderToStaticMarkup(
      <CachePartContext value={isForAll ? parts.cache : null}>
        <Translated language="de">
          <SiteSettingsContext value={{ ...settings, company: { ...settings.company, town } }}>
            <AddressContext value={{ pathname: path, search: '' }}>
              <main>
                <CachedPart
                  name="seats"
                  part={Seats}
                  props={{ left, ...(dates && { dates }) }}
                  place={{ facts: { isAbove }, within: (part) => part }}
                />
              </main>
            </AddressContext>
          </SiteSettingsContext>
        </Translated>
      </CachePartContext>,
    )
    return parts.fill(page)
  }
}

describe('a cached part', () => {
  it('is rendered once for pages that show the same', () => {
    const show = site()
    expect([show({ left: 3 }), show({ left: 3 })]).toEqual(
      Array(2).fill(expect.stringMatching(/^<main><p id="[^"]+">3 frei<\/p><\/main>$/)),
    )
    expect(rendered).toBe(1)
  })

  it.each<[string, PageProps]>([
    ['what it shows', { left: 2 }],
    ['the page around it', { left: 3, path: '/de/workshops' }],
    ['a setting of the site', { left: 3, town: 'Graz' }],
    ['its place in that page', { left: 3, isAbove: true }],
  ])('is rendered again when %s changes', (_, other) => {
    const show = site()
    show({ left: 3 })
    expect(show(other)).toContain(`${other.left} frei`)
    expect(rendered).toBe(2)
  })

  it('is rendered once for data that is read again and put together again', () => {
    const show = site()
    const long = 'Sankt Pölten '.repeat(20)
    const vienna = { place: long }
    for (const dates of [[vienna], [vienna], [{ place: long }]]) show({ left: 3, dates })
    expect(rendered).toBe(1)
  })

  it('is rendered again for other data, short or long, in another order or beside more', () => {
    const show = site()
    const [one, other] = [{ place: 'Wien' }, { place: 'Sankt Pölten '.repeat(20) }]
    const all = [[], [one], [other], [one, other], [other, one], [other, { place: 'Graz' }]]
    const shown = all.map((dates) => show({ left: 3, dates }))
    expect([rendered, new Set(shown).size]).toEqual([all.length, all.length])
    for (const [index, dates] of all.entries()) expect(show({ left: 3, dates })).toBe(shown[index])
    expect(rendered).toBe(all.length)
  })

  it('is rendered again on the next day in Vienna', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T22:59:00Z') })
    const show = site()
    show({ left: 3 })
    vi.setSystemTime(new Date('2026-12-31T23:01:00Z'))
    show({ left: 3 })
    expect(rendered).toBe(2)
  })

  it('is a part like any other on a page of one person', () => {
    const show = site()
    expect([show({ left: 3, isForAll: false }), show({ left: 3, isForAll: false })]).toHaveLength(2)
    expect(rendered).toBe(2)
    show({ left: 3 })
    expect(rendered).toBe(3)
  })

  it('has ids that no other part of the page has', () => {
    const parts = createCachedParts()()
    const page = parts.fill(
      renderToStaticMarkup(
        <CachePartContext value={parts.cache}>
          <Translated language="de">
            <CachedPart name="seats" part={Seats} props={{ left: 1 }} />
            <CachedPart name="seats" part={Seats} props={{ left: 2 }} />
          </Translated>
        </CachePartContext>,
      ),
    )
    const ids = [...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  })

  it('has its first picture announced in the head of each page, not in its own place', () => {
    const Picture = ({ src }: { src: string }) => <img src={src} alt="" />
    const partsOfPage = createCachedParts()
    for (const _ of [1, 2]) {
      const parts = partsOfPage()
      const page = parts.fill(
        renderToStaticMarkup(
          <CachePartContext value={parts.cache}>
            <Translated language="de">
              <html lang="de">
                <head>
                  <meta name="viewport" content="width=device-width" />
                </head>
                <body>
                  <CachedPart name="picture" part={Picture} props={{ src: '/a.svg' }} />
                </body>
              </html>
            </Translated>
          </CachePartContext>,
        ),
      )
      expect(page).toContain(
        '<meta name="viewport" content="width=device-width"/><link rel="preload" as="image" href="/a.svg"/></head><body><img src="/a.svg" alt=""/></body>',
      )
    }
  })
})
