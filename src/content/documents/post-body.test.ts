import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { posts } from '#seed/posts/posts.ts'
import { blocksOf, bodyOf, contentOf } from './post-body.ts'

const paragraph = (content: string): StoredBlock => ({ name: 'core/paragraph', fields: { content } })
const all = posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))

describe('the body of a post', () => {
  it.each(all.map((post) => [`${post.language}/${post.slug}`, post] as const))(
    'of %s comes back as the very same blocks, and is HTML that one can read',
    (_, post) => {
      const body = bodyOf(post.blocks)
      expect(blocksOf(body)).toEqual(post.blocks)
      expect(blocksOf(body.replaceAll('\n', '\r\n'))).toEqual(post.blocks)
      expect(body).toContain('<p>')
      expect(body.match(/<!-- block/g)?.length ?? 0).toBeLessThan(post.blocks.length / 4)
    },
  )

  it('renders headings, paragraphs, lists and pictures as HTML', () => {
    const blocks: StoredBlock[] = [
      { name: 'core/heading', fields: { level: 2, anchor: 'warum', content: 'Warum alle <em>anfangen</em>' } },
      { name: 'core/paragraph', fields: { className: 'is-style-pull', content: 'Ein Satz.' } },
      {
        name: 'core/list',
        fields: { ordered: true, start: 3 },
        innerBlocks: [{ name: 'core/list-item', fields: { content: 'Drei' } }],
      },
      {
        name: 'core/image',
        fields: { url: '/media/a/b.jpg', alt: 'Ein "Board"', width: 40, height: 30, caption: 'Da' },
      },
    ]
    expect(bodyOf(blocks)).toBe(
      [
        '<h2 id="warum">Warum alle <em>anfangen</em></h2>',
        '<p class="is-style-pull">Ein Satz.</p>',
        '<ol start="3">\n<li>Drei</li>\n</ol>',
        '<figure>\n<img src="/media/a/b.jpg" alt="Ein &quot;Board&quot;" width="40" height="30">\n<figcaption>Da</figcaption>\n</figure>',
      ].join('\n\n'),
    )
    expect(blocksOf(bodyOf(blocks))).toEqual(blocks)
  })

  it.each<[string, StoredBlock]>([
    ['a film', { name: 'core/embed', fields: { url: 'https://vimeo.example/a--b', caption: 'Ein --> Film' } }],
    ['a heading in the middle', { name: 'core/heading', fields: { level: 2, content: 'A', align: 'center' } }],
    ['a paragraph with blanks around it', paragraph(' Luft ')],
    ['a paragraph that closes itself too early', paragraph('A</p>B')],
    ['a part of the program', { name: 'flightdeck/component', fields: { componentName: 'testimonials' } }],
    ['a group', { name: 'core/group', innerBlocks: [paragraph('Innen')] }],
  ])('keeps %s whole', (_, block) => {
    const body = bodyOf([paragraph('Davor'), block, paragraph('Danach')])
    expect(body).toContain('<!-- block {')
    expect(blocksOf(body)).toEqual([paragraph('Davor'), block, paragraph('Danach')])
  })

  it('takes what someone simply types for paragraphs', () => {
    expect(blocksOf('Es begann mit einem Klebeband.\n\n  Und <em>endete</em> damit.\n')).toEqual([
      paragraph('Es begann mit einem Klebeband.'),
      paragraph('Und <em>endete</em> damit.'),
    ])
  })

  it('breaks the lines that someone simply types, and takes a bare < for text', () => {
    expect(blocksOf('Erste Zeile\r\n zweite mit 5 < 6 & <em>mehr\nnoch</em>.<br>\nDritte')).toEqual([
      paragraph('Erste Zeile<br>zweite mit 5 &lt; 6 & <em>mehr<br>noch</em>.<br>Dritte'),
    ])
    expect(blocksOf('<p>Erste\nZeile</p>')).toEqual([paragraph('Erste\nZeile')])
  })

  const picture: StoredBlock = { name: 'core/image', fields: { url: '/media/a/b.jpg', alt: 'Ein Board' } }
  const img = '<img class="alignleft" src="/media/a/b.jpg" alt="Ein Board">'
  const linked: StoredBlock = { name: 'core/html', fields: { content: `<a href="/de/buecher">${img}</a>` } }
  it.each<[string, string, StoredBlock[]]>([
    ['alone', img, [picture]],
    ['in a paragraph', `<p>Davor ${img}<br>danach</p>`, [paragraph('Davor'), picture, paragraph('danach')]],
    ['in typed text', `Davor <b>fett ${img}</b>`, [paragraph('Davor <b>fett </b>'), picture]],
    ['in a link', `<p><a href="/de/buecher">${img}</a></p>`, [linked]],
    [
      'in a link with words',
      `<p><a href="/de/buecher">Bücher ${img}</a></p>`,
      [paragraph('<a href="/de/buecher">Bücher </a>'), linked],
    ],
    [
      'in a heading',
      `<h2>${img} Warum</h2>`,
      [picture, { name: 'core/heading', fields: { level: 2, content: 'Warum' } }],
    ],
    ['in a list', `<ul><li>${img}</li></ul>`, [{ name: 'core/html', fields: { content: `<ul><li>${img}</li></ul>` } }]],
    ['that many programs wrap', `<p>${'<span>'.repeat(6)}${img}${'</span>'.repeat(6)}&nbsp;</p>`, [picture]],
  ])('makes a picture %s a block that shows it', (_, html, blocks) => {
    const read = blocksOf(html)
    expect(read).toEqual(blocks)
    expect(blocksOf(bodyOf(read ?? []))).toEqual(blocks)
  })

  it.each([
    ['refuses', 'data:image/png;base64,iVBORw0KGgo=', null],
    ['refuses', 'file:///C:/Bild.png', null],
    ['takes', 'https://post.example/b.jpg', 1],
  ])('%s a picture at %s', (_, src, count) => {
    const text = { title: 'A', excerpt: '', author: 'N', tags: [], picture: null, body: `<p><img src="${src}"></p>` }
    expect(contentOf(text, [])?.blocks.length ?? null).toBe(count)
  })

  it('keeps tables and quotations as they are written', () => {
    const table = '<table><tr><td>1</td></tr></table>'
    expect(blocksOf(`${table}\n<blockquote><p>Ja</p></blockquote>`)).toEqual([
      { name: 'core/html', fields: { content: table } },
      { name: 'core/html', fields: { content: '<blockquote><p>Ja</p></blockquote>' } },
    ])
  })

  it('loses nothing of what is never closed, and refuses a block that is none', () => {
    expect(blocksOf('<p>Offen\n\n<h2>Noch</h2>')).toEqual([paragraph('Offen\n\n<h2>Noch</h2>')])
    expect(blocksOf('<!-- block {"name": -->')).toBeNull()
    const note = { name: 'core/html', fields: { content: '<!-- nur für uns -->' } }
    expect(blocksOf('<!-- nur für uns -->')).toEqual([note])
  })
})
