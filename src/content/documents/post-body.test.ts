import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { posts } from '#seed/posts/posts.ts'
import { blocksOf, bodyOf } from './post-body.ts'

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
    [
      'a heading that stands in the middle',
      { name: 'core/heading', fields: { level: 2, content: 'A', align: 'center' } },
    ],
    ['a paragraph with blanks around it', paragraph(' Luft ')],
    ['a paragraph that closes itself too early', paragraph('A</p>B')],
    ['a part of the program', { name: 'flightdeck/component', fields: { componentName: 'testimonials' } }],
    ['a group', { name: 'core/group', innerBlocks: [paragraph('Innen')] }],
  ])('holds %s whole', (_, block) => {
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
