import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AmountList } from './fact-list.tsx'

it('has each amount read out with its label where it changes', () => {
  const rows = [
    { label: 'Netto', amount: '€ 1.990,00' },
    { label: 'Gesamt', amount: '€ 2.388,00' },
  ]
  const read = renderToStaticMarkup(<AmountList rows={rows} />).matchAll(
    /<div[^>]* aria-atomic="true"[^>]*>(.*?)<\/div>/g,
  )
  expect([...read].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, ' ').trim())).toEqual([
    'Netto  € 1.990,00',
    'Gesamt  € 2.388,00',
  ])
})
