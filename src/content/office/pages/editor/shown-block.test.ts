import { expect, it } from 'vitest'
import { shownBlock } from './shown-block.ts'

const placeholder = (what: string) => `<em>${what}</em>`

it.each([
  ['core/paragraph', {}, { content: '<em>text</em>' }],
  ['core/heading', { level: 2, content: '' }, { content: '<em>heading</em>' }],
  ['core/button', { url: '/de' }, { text: '<em>button</em>' }],
  ['flightdeck/number', { value: '7' }, { value: '7', content: '<em>text</em>' }],
  ['core/paragraph', { content: 'Zwei Tage' }, { content: 'Zwei Tage' }],
])('shows a placeholder where a text of %s %j is not written yet', (kind, fields, shown) => {
  expect(shownBlock(kind, { id: 'new', ...fields }, placeholder)).toMatchObject([{ name: kind, ...shown }])
})

it('shows the pictures of a stored text', () => {
  const content = 'Davor <img src="/media/a/b.jpg" alt="Ein Board">'
  expect(shownBlock('core/paragraph', { id: 'old', content }, placeholder)).toMatchObject([
    { content: 'Davor' },
    { name: 'core/image', url: '/media/a/b.jpg' },
  ])
})
