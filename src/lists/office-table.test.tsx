import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfficeTable } from './office-table.tsx'

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
