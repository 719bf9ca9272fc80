import { expect, test } from 'vitest'
import type { SourceBlock } from '#domain/content/block.ts'
import { reshapeBlocks } from './reshape-blocks.ts'

function source(name: string, fields: Record<string, unknown> = {}, innerBlocks: SourceBlock[] = []): SourceBlock {
  return { name, order: 0, innerBlocks, ...fields }
}

test('a section keeps its anchor, its style and what is in it', () => {
  const heading = source('core/heading', { level: 2, content: 'Für wen', anchor: null, className: null, align: null })
  const section = source('core/group', { anchor: 'fuer-wen', className: 'is-style-split' }, [heading])
  expect(reshapeBlocks([section])).toEqual([
    {
      name: 'core/group',
      order: 0,
      anchor: 'fuer-wen',
      className: 'is-style-split',
      innerBlocks: [{ name: 'core/heading', order: 0, level: 2, content: 'Für wen' }],
    },
  ])
})

test('siblings are in the order of the source', () => {
  const second = { ...source('core/paragraph', { content: 'zweitens' }), order: 1 }
  const first = { ...source('core/paragraph', { content: 'erstens' }), order: 0 }
  expect(reshapeBlocks([second, first])).toMatchObject([{ content: 'erstens' }, { content: 'zweitens' }])
})

test.each([
  ['a script', 'Zwei Tage<script>alert(1)</script>', 'Zwei Tage'],
  ['a handler', '<strong onclick="alert(1)">Zwei</strong> Tage', '<strong>Zwei</strong> Tage'],
  ['an image with a handler', 'Tage<img src=x onerror=alert(1)>', 'Tage'],
  ['a style', '<span style="position:fixed" lang="en">flow</span>', '<span lang="en">flow</span>'],
  ['a script address', '<a href="javascript:alert(1)">mehr</a>', '<a>mehr</a>'],
  ['a hidden script address', '<a href="java&#10;script:alert(1)">mehr</a>', '<a>mehr</a>'],
  ['a protocol-relative address', '<a href="//evil.example">mehr</a>', '<a>mehr</a>'],
  ['an unclosed tag', '<em>Zwei Tage', '<em>Zwei Tage</em>'],
])('text with %s comes out clean', (_, content, clean) => {
  const shown = reshapeBlocks([source('core/paragraph', { content })])
  expect(shown[0]).toMatchObject({ content: clean })
  expect(JSON.stringify(shown)).not.toMatch(/alert|evil|fixed/)
})

test('what editors may use stays as it is', () => {
  const content =
    '<strong>09:00</strong> <em>Start</em><br />H<sub>2</sub>O <a href="/de/workshops" target="_blank" rel="noopener">mehr</a> <abbr title="Flight Level 2">FL2</abbr>'
  expect(reshapeBlocks([source('core/paragraph', { content })])).toMatchObject([{ content }])
})

test.each([
  ['a heading', source('core/heading', { level: 2, content: '' })],
  ['a paragraph', source('core/paragraph', { content: ' ' })],
  ['a button', source('core/buttons', {}, [source('core/button', { text: '', url: '/de' })])],
  ['a list', source('core/list', {}, [source('core/list-item', { content: '' })])],
  ['an HTML block', source('core/html', { content: '' })],
])('%s whose text is not written yet is left out', (_, block) => {
  const text = source('core/paragraph', { content: 'Bleibt' })
  expect(reshapeBlocks([block, { ...text, order: 1 }])).toMatchObject([{ content: 'Bleibt' }])
})

test('a list item without text keeps the list inside it', () => {
  const inner = source('core/list', {}, [source('core/list-item', { content: 'Innen' })])
  const list = source('core/list', {}, [source('core/list-item', { content: '' }, [inner])])
  expect(reshapeBlocks([list])).toMatchObject([
    { innerBlocks: [{ innerBlocks: [{ innerBlocks: [{ content: 'Innen' }] }] }] },
  ])
})

const img = '<img class="alignleft" src="/media/a/b.jpg" alt="Ein Board" width="40">'
const picture = { name: 'core/image', url: '/media/a/b.jpg', alt: 'Ein Board', width: 40 }

test.each([
  [
    'a paragraph',
    source('core/paragraph', { anchor: 'board', content: `Davor ${img}<br>danach` }),
    [{ anchor: 'board', content: 'Davor' }, picture, { anchor: undefined, content: 'danach' }],
  ],
  ['a paragraph without text', source('core/paragraph', { content: `<b>${img}</b>` }), [picture]],
  [
    'a heading',
    source('core/heading', { level: 3, content: `${img} Warum` }),
    [picture, { level: 3, content: 'Warum' }],
  ],
  [
    'a link',
    source('core/paragraph', { content: `<a href="/de/buecher">${img}</a>` }),
    [{ name: 'core/html', content: expect.stringMatching(/^<a href="\/de\/buecher"><img src="\/media\/a\/b.jpg"/) }],
  ],
])('a picture in the stored text of %s is shown', (_, block, shown) => {
  const after = { ...source('core/paragraph', { content: 'Danach' }), order: 1 }
  const blocks = reshapeBlocks([block, after])
  expect(blocks).toMatchObject([...shown, { content: 'Danach' }])
  expect(blocks.map(({ order }) => order)).toEqual(blocks.keys().toArray())
})

test('a picture in a list item is shown inside it', () => {
  const inner = source('core/list', {}, [source('core/list-item', { content: 'Innen' })])
  const item = source('core/list-item', { content: `Ein ${img} Board` }, [inner])
  expect(reshapeBlocks([source('core/list', {}, [item])])).toMatchObject([
    { innerBlocks: [{ content: 'Ein Board', innerBlocks: [picture, { name: 'core/list' }] }] },
  ])
})

test('a block that the site does not know shows its own HTML, cleaned', () => {
  const html = '<table><tr><td>3 für 2</td></tr></table><iframe src="https://evil.example"></iframe>'
  expect(reshapeBlocks([source('core/table', { html })])).toEqual([
    {
      name: 'unknown',
      order: 0,
      originalName: 'core/table',
      html: '<table><tr><td>3 für 2</td></tr></table>',
    },
  ])
})

test('an unknown wrapper without text lets through what it wraps', () => {
  const wrapper = source('acme/accordion', {}, [source('core/paragraph', { content: 'Bleibt lesbar' })])
  expect(reshapeBlocks([wrapper])).toEqual([
    {
      name: 'core/group',
      order: 0,
      standsFor: 'acme/accordion',
      innerBlocks: [{ name: 'core/paragraph', order: 0, content: 'Bleibt lesbar' }],
    },
  ])
})

test('a heading of level nine is unknown and keeps its text', () => {
  const heading = source('core/heading', { level: 9, content: 'Ablauf' })
  expect(reshapeBlocks([heading])).toMatchObject([{ name: 'unknown', originalName: 'core/heading', html: 'Ablauf' }])
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '',
])('a button that leads to %j is text without a link', (url) => {
  const button = source('core/button', { text: 'Jetzt buchen', url, ghostButton: false })
  expect(reshapeBlocks([button])).toMatchObject([{ name: 'unknown', html: 'Jetzt buchen' }])
})

test.each(['/de/workshops', '#preise', 'https://academy.example/?ref=fl', 'mailto:office@flightlevels.example'])(
  'a button may lead to %s',
  (url) => {
    const button = source('core/button', { text: 'Jetzt buchen', url, ghostButton: true, rel: null, linkTarget: null })
    expect(reshapeBlocks([button])).toMatchObject([{ name: 'core/button', url, ghostButton: true }])
  },
)

test('anchors, classes and widths that could break out of their attribute are left out', () => {
  const column = source('core/column', { anchor: 'x" onload="y', className: 'a;b', width: '10%;position:fixed' })
  expect(reshapeBlocks([column])).toEqual([{ name: 'core/column', order: 0, innerBlocks: [] }])
})

test.each([
  [1200, 1200],
  ['1200', 1200],
  ['1200px', 1200],
  ['50%', undefined],
  [-4, undefined],
  [null, undefined],
])('a picture with the width %j is %j px wide', (width, px) => {
  expect(reshapeBlocks([source('core/image', { url: '/pictures/map.svg', alt: null, width })])).toMatchObject([
    { name: 'core/image', alt: '', width: px },
  ])
})

test.each(['javascript:alert(1)', 'data:image/png;base64,x', '//evil.example/x.png', 'mailto:a@b.example', '#bild'])(
  'a picture from %s is left out, and what is beside it stays',
  (url) => {
    const text = source('core/paragraph', { content: 'Bleibt lesbar' })
    expect(reshapeBlocks([source('core/image', { url })])).toMatchObject([{ name: 'unknown', html: '' }])
    expect(reshapeBlocks([source('core/media-text', { url }, [text])])).toMatchObject([
      { name: 'core/group', innerBlocks: [{ content: 'Bleibt lesbar' }] },
    ])
    const [card] = reshapeBlocks([source('flightdeck/default-card', { title: 'NOW', url: '/de', image: url })])
    expect(card).toMatchObject({ title: 'NOW', url: '/de', picture: undefined })
  },
)

test('a film of a provider that no one has allowed has no player, but can be followed', () => {
  const url = 'https://films.example/12'
  expect(reshapeBlocks([source('core/embed', { url })])).toMatchObject([{ name: 'core/embed', url, player: null }])
})

test('a card that leads nowhere is still a card; one without a title is none', () => {
  expect(reshapeBlocks([source('flightdeck/default-card', { title: 'NOW', url: '' })])).toMatchObject([
    { name: 'flightdeck/default-card', url: undefined },
  ])
  expect(reshapeBlocks([source('flightdeck/default-card', { title: '', content: 'Bleibt' })])).toMatchObject([
    { name: 'unknown', html: 'Bleibt' },
  ])
})
