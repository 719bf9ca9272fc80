import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dotted } from './badge.tsx'

const words = (...items: Parameters<typeof Dotted>[0]['items']) =>
  renderToStaticMarkup(<Dotted items={items} />).replace(/<[^>]+>/g, '')

it('reads as single words when it is copied', () => {
  expect(words('2 Tage', 'Wien', 'Deutsch')).toBe('2 Tage Wien Deutsch')
})

it('leaves out what a workshop does not have', () => {
  expect(words('2 Tage', null, undefined, false, '', 'Deutsch')).toBe('2 Tage Deutsch')
})
