import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { certifications } from '#domain/workshop/certification.ts'
import german from '../i18n/messages/de.json'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'

function html(alternateHref: string | null, currentPath = '/de', page = <p>Seite</p>): string {
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna" now={new Date('2027-01-19T08:00:00Z')}>
      <Frame language="de" alternateHref={alternateHref} currentPath={currentPath}>
        {page}
      </Frame>
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
    const marked = html('/en', '/de/workshops/flight-level-2-design/fl2d-wien').match(/aria-current="page"/g)
    expect(marked).toHaveLength(2)
    expect(html('/en', '/de/workshopsnot')).not.toContain('aria-current="page"')
  })

  it('leads to all six workshops from menu and footer', () => {
    const page = html('/en')
    for (const { path } of certifications) expect(page.split(`href="/de/workshops/${path}"`)).toHaveLength(3)
  })

  it('links to no page that does not exist yet', () => {
    const known =
      /^(#content|\/de|\/en|\/de#flight-levels|\/de\/workshops(\/flight-level[a-z0-9-]*)?|mailto:.*|tel:.*)$/
    for (const [, href] of html('/en').matchAll(/href="([^"]*)"/g)) {
      if (!/^#ridge$/.test(href ?? '')) expect(href).toMatch(known)
    }
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

  it('shows the current year', () => {
    expect(html('/en')).toContain('© 2027 Flight Levels Training GmbH')
  })
})

describe('the error page', () => {
  it('says which page is missing, and leads home', () => {
    const page = html(null, '/de/x', <ErrorPage status={404} path="/de/<wrokshops>" />)
    expect(page).toContain('Wir konnten die Seite, die du suchst, nicht finden!')
    expect(page).toContain('Page not found: /de/&lt;wrokshops&gt;')
    expect(page).toMatch(/<a [^>]*href="\/"/)
    expect(page).toContain('Unter Null')
  })

  it('takes every other code on itself, with another picture', () => {
    const page = html(null, '/de/x', <ErrorPage status={503} path="/de/x" />)
    expect(page).toContain('Fehler 503')
    expect(page).toContain('Turbulenzen!')
    expect(page).toContain('Schlechtwetter')
    expect(page).not.toContain('Page not found')
  })
})
