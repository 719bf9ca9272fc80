import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import type { SiteMenus } from '#domain/content/menu.ts'
import { certifications } from '#domain/workshop/certification.ts'
import german from '#i18n/messages/de.json'
import { pages } from '#seed/pages/pages.ts'
import { hrefOf } from '#seed/pages/reading.ts'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { type FrameMenus, MenusContext } from './frame-menus.ts'

function html(
  alternateHref: string | null,
  currentPath = '/de',
  page = <p>Seite</p>,
  menus: FrameMenus | null = null,
): string {
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna" now={new Date('2027-01-19T08:00:00Z')}>
      <MenusContext value={menus}>
        <Frame language="de" alternateHref={alternateHref} currentPath={currentPath}>
          {page}
        </Frame>
      </MenusContext>
    </IntlProvider>,
  )
}

describe('the frame', () => {
  it('changes the language with a plain link wherever the page exists', () => {
    const links = html('/en/workshops').match(/<a [^>]*href="\/en\/workshops"[^>]*>/g) ?? []
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toMatch(/hreflang="en" lang="en"/i)
  })

  it('offers no language that the page does not exist in', () => {
    const page = html(null)
    expect(page).not.toMatch(/hreflang/i)
    expect(page).toContain(german.frame.unavailable)
  })

  it('marks the workshops in header and menu on the page of the full FL2D in Vienna', () => {
    const marked = html('/en', '/de/workshops/flight-level-2-design/fl2d-wien').match(/<a [^>]*aria-current="page"/g)
    expect(marked).toHaveLength(2)
    expect(html('/en', '/de/workshopsnot')).not.toContain('aria-current="page"')
  })

  it('leads from the menu to all six workshops, before any script has come', () => {
    const page = html('/en')
    for (const { path } of certifications) expect(page).toContain(`href="/de/workshops/${path}"`)
  })

  it('links to pages of the seed world in its own language, to its translation, and leaves the site once', () => {
    const known = new Set(pages.filter(({ language }) => language === 'de').map(hrefOf))
    const others: string[] = []
    for (const [, href = ''] of html('/en').matchAll(/ href="([^"]*)"/g)) {
      if (!known.has(href) && !/^(#ridge|#logo|mailto:.*|tel:.*)$/.test(href)) others.push(href)
    }
    expect([...new Set(others)].filter((href) => href !== '/de/blog')).toEqual([
      '#content',
      '/en',
      '/de/newsletter',
      '/de/widerruf',
      '/de/consent',
      'https://social.example/@flightlevels',
    ])
  })

  it('opens the menu without a script and puts the focus on its way out', () => {
    const page = html('/en')
    expect(page).toMatch(/popovertarget="menu"/i)
    expect(page).toMatch(/<div [^>]*id="menu"[^>]*popover="auto"/)
    expect(page).toMatch(/popovertargetaction="hide"[^>]*autofocus/i)
  })

  it('has one section of the footer open: the contact', () => {
    expect(html('/en').match(/<details [^>]*open/g)).toHaveLength(1)
    expect(html('/en')).toMatch(/open=""[^>]*><summary>Kontakt|<details[^>]*open[^>]*><summary>Kontakt/)
  })

  it('asks the cookie question by a form, and denying weighs as much as accepting', () => {
    const page = html('/en')
    expect(page).toContain('action="/de/consent" method="post"')
    const looks = ['deny', 'accept'].map((answer) => page.match(`<button ([^>]*)value="${answer}"`)?.[1])
    expect(looks).toEqual([looks[0], looks[0]])
    expect(looks[0]).toContain('type="submit"')
  })

  it('shows the current year', () => {
    expect(html('/en')).toContain('© 2027 Flight Levels Training GmbH')
  })
})

describe('menus that an editor has written', () => {
  const summer = { label: 'Sommerfest', uri: '/sommerfest' }
  const written = (menus: Partial<SiteMenus>, path = '/de') => html('/en', path, <p>Seite</p>, menus)

  it('replace the frame’s own, each by itself', () => {
    const page = written({ header: [summer] })
    const links = page.match(/<nav[^>]*aria-label="[^"]*"[^>]*><ul>(.*?)<\/ul>/)?.[1]
    expect(links).toBe('<li><a href="/de/sommerfest">Sommerfest</a></li>')
    for (const { path } of certifications) expect(page).toContain(`href="/de/workshops/${path}"`)
  })

  it('have sub-menus that open like the others, also where the frame knows nothing of their pages', () => {
    const page = written({ menu: [{ ...summer, children: [{ label: 'Anreise', uri: '/sommerfest/anreise' }] }] })
    expect(page).toContain('data-sub-menu="item-0"')
    expect(page).toContain('<a href="/de/sommerfest/anreise">Anreise</a>')
  })

  it('keep the stickers of the workshops, and mark the page that is shown', () => {
    const children = [
      { label: 'FL2D', uri: '/workshops/flight-level-2-design' },
      { label: 'Inhouse', uri: '/consulting' },
    ]
    const page = written({ menu: [{ label: 'Kurse', uri: '/workshops', children }] }, '/de/workshops')
    expect(page).toContain('/stickers/fl2d')
    expect(page).toContain('Unsere Workshops')
    expect(page).toContain('<a href="/de/workshops" aria-current="page">Kurse</a>')
  })

  it('show nothing of the pages that are missing, wherever the frame links to them', () => {
    const missing = ['/speaking', '/consulting', '/ueber-uns', '/agb', '/datenschutzerklaerung']
    const page = html('/en', '/de', <p>Seite</p>, { missing })
    for (const uri of missing) expect(page).not.toContain(`href="/de${uri}"`)
    expect(page).toContain('href="/de/kontakt"')
  })

  it('keep what the law asks for below every page', () => {
    expect(written({ footer: [] })).toContain('href="/de/widerruf"')
  })
})

describe('the error page', () => {
  it('names the missing page and links home', () => {
    const suggestions = [{ href: '/de/workshops', title: 'Workshops und Termine' }]
    const page = html(null, '/de/x', <ErrorPage status={404} path="/de/<wrokshops>" suggestions={suggestions} />)
    expect(page).toMatch(/<a [^>]*href="\/de\/workshops"[^>]*>Workshops und Termine/)
    expect(page).toContain('Wir konnten die Seite, die du suchst, nicht finden!')
    expect(page).toContain('Seite nicht gefunden: /de/&lt;wrokshops&gt;')
    expect(page).toMatch(/<a [^>]*href="\/"/)
    expect(page).toContain('Unter Null')
  })

  it('says what to do with a link from a mail that leads nowhere, and to whom to write', () => {
    const toUnsubscribe = html(null, '/de/x', <ErrorPage status={404} path="/de/newsletter/unsubscribe/Zk3uVb9" />)
    expect(toUnsubscribe).toContain('dein Mailprogramm hat ihn abgeschnitten')
    expect(toUnsubscribe).toMatch(/schreib uns an <a href="mailto:[^"]+@[^"]+">/)
    expect(html(null, '/de/x', <ErrorPage status={404} path="/de/newsletters" />)).not.toContain('Mailprogramm')
  })

  it('promises no one to look into a request that no form sends, and says what to do', () => {
    const page = html(null, '/de/x', <ErrorPage status={415} path="/de/x" />)
    expect(page).toContain('Turbulenzen!')
    expect(page).toContain('Gespeichert ist nichts.')
    expect(page).toMatch(/schreib uns an <a href="mailto:[^"]+@[^"]+">/)
    expect(page).not.toContain('notiert')
  })

  it('takes every code of the server on itself, with another picture', () => {
    const page = html(null, '/de/x', <ErrorPage status={503} path="/de/x" />)
    expect(page).toContain('Fehler 503')
    expect(page).toContain('Turbulenzen!')
    expect(page).toContain('Schlechtwetter')
    expect(page).not.toContain('Seite nicht gefunden')
  })
})
