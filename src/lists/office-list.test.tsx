import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { type ListPages, wholeList } from './list-query.ts'
import type { ListFilters } from './list-search-form.tsx'
import { OfficeList } from './office-list.tsx'

const path = '/office/mails'
const states = [{ value: 'failed', label: 'Gescheitert' }]

function filters(text: string | undefined, state?: string): ListFilters {
  return {
    text: { hint: 'Betreff', value: text },
    choices: [{ name: 'state', label: 'Stand', value: state, options: states }],
  }
}

function html({
  count,
  pages = wholeList(count),
  ...asked
}: {
  count: number
  pages?: ListPages
  filters?: ListFilters
}) {
  return renderToStaticMarkup(
    <IntlProvider locale="de" messages={german} timeZone="Europe/Vienna">
      <OfficeList path={path} count={count} pages={pages} empty="Noch keine E-Mails" {...asked}>
        <p>rows</p>
      </OfficeList>
    </IntlProvider>,
  )
}

describe('a list of the office', () => {
  it('says how many rows there are, and offers to clear filters only where one is set', () => {
    const all = html({ count: 2, filters: filters(undefined) })
    expect(all).toContain('2 Einträge')
    expect(all).not.toContain('Filter zurücksetzen')
    expect(html({ count: 2, filters: filters('egger') })).toContain('Filter zurücksetzen')
  })

  it('does not call a page the whole', () => {
    const pages: ListPages = { by: 'place', previous: null, next: '/office/mails?after=x', total: null, position: null }
    expect(html({ count: 50, pages, filters: filters(undefined) })).toContain('Die neuesten 50 Einträge')
    const older = { ...pages, previous: path, next: null }
    const last = html({ count: 3, pages: older, filters: filters(undefined) })
    expect(last).toContain('3 ältere Einträge')
    expect(last).toContain(`href="${path}"`)
  })

  it.each([
    ['nothing at all', filters(undefined), 'Noch keine E-Mails', false],
    ['nothing that was asked for', filters('egger'), 'Dazu gibt es keine Einträge', true],
    ['nothing in a state', filters(undefined, 'failed'), 'Dazu gibt es keine Einträge', true],
  ])('tells %s, and leads to all where a filter is the reason', (_, asked, title, leads) => {
    const shown = html({ count: 0, filters: asked })
    expect(shown).toContain(title)
    expect(shown.includes(`<a href="${path}">`)).toBe(leads)
    expect(shown).not.toContain('rows')
  })

  it('leads back from behind the last row', () => {
    const pages: ListPages = { by: 'number', previous: path, next: null, total: 30, position: null }
    expect(html({ count: 0, pages })).toContain('Dazu gibt es keine Einträge')
  })

  it('has its filters open where one is set, and folded where only words were asked for', () => {
    expect(html({ count: 1, filters: filters('egger') })).not.toMatch(/<details[^>]* open/)
    expect(html({ count: 1, filters: filters(undefined, 'failed') })).toMatch(/<details[^>]* open/)
  })

  it('treats the usual choice of a list as none', () => {
    const usual = {
      text: { hint: '', value: undefined },
      choices: [{ name: 'state', label: 'Stand', value: 'open', usual: 'open', options: states }],
    }
    expect(html({ count: 0, filters: usual })).toContain('Noch keine E-Mails')
  })
})
