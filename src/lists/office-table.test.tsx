import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bare, OfficeTable } from './office-table.tsx'

it.each([
  ['Donaudampfschifffahrtsgesellschaft AG', true],
  ['Wolfeschlegelsteinhausen-Bergerdorff', false],
  ['Kranich Versicherung AG, Abteilung für Weiterbildung', false],
])('lets a word of a cell break that no column has room for: %s', (company, breaks) => {
  const row = { key: 'mira', head: 'Mira Berg', cells: [company] }
  const html = renderToStaticMarkup(<OfficeTable caption="Teilnehmende" columns={['Name', 'Firma']} rows={[row]} />)
  expect(html).toContain(company)
  expect(/<td[^>]*><span/.test(html)).toBe(breaks)
})

it('leaves out on a phone what a row does not have, and labels that nobody needs', () => {
  const row = { key: 'mira', head: 'Mira Berg', cells: ['Bestätigt', '–', '2'] }
  const columns = ['Name', bare('Stand'), 'Gesamt', 'Plätze']
  const html = renderToStaticMarkup(<OfficeTable caption="Buchungen" columns={columns} rows={[row]} />)
  const cells = [...html.matchAll(/<td([^>]*)>(.*?)<\/td>/g)].map(([, attributes = '', words]) => ({
    words,
    label: /data-label="(.*?)"/.exec(attributes)?.[1],
    isLeftOut: attributes.includes('absent'),
  }))
  expect(cells).toEqual([
    { words: 'Bestätigt', label: undefined, isLeftOut: false },
    { words: '–', label: 'Gesamt', isLeftOut: true },
    { words: '2', label: 'Plätze', isLeftOut: false },
  ])
})
