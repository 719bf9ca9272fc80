import { describe, expect, it } from 'vitest'
import type { Block } from '#content/blocks/index.ts'
import type { SafeHtml } from '#domain/content/block.ts'
import { atom, type BlogFeed, feedHtml, rss } from './blog-feed.ts'

const siteUrl = 'https://flightlevels.example'
// what the tests write has nothing that an allow list would take away
const safe = (html: string) => html as SafeHtml

const feed: BlogFeed = {
  language: 'de',
  title: 'Flight Levels Blog',
  description: 'Geschichten & Handwerk',
  url: `${siteUrl}/de/blog`,
  feedUrl: `${siteUrl}/de/blog/rss.xml`,
  posts: [
    {
      title: 'Teams < 9 & „mehr“ ]]>\u0008',
      excerpt: 'Vierzehn Boards, "neun" Monate.',
      author: 'Theresa Moosbrugger',
      publishedAt: '2026-11-10T07:00:00Z',
      tags: [{ slug: 'koordination', name: 'Koordination' }],
      id: 'tag:flightlevels.example,2026:board',
      url: `${siteUrl}/de/blog/das-board`,
      html: '<p>Zwei <em>Tage</em> &amp; mehr</p>',
    },
  ],
}

/** The elements of a document in reading order; throws where one is not closed or text was left unescaped. */
function elements(xml: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  const rest = xml
    .replace(/^<\?xml[^?]*\?>\s*/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>/g, (_, end, name, __, empty) => {
      if (end) expect(open.pop()).toBe(name)
      else {
        seen.push(name)
        if (!empty) open.push(name)
      }
      return ''
    })
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
  expect(rest).not.toMatch(/[\u0000-\u0008]/)
  return seen
}

describe('RSS', () => {
  it('is well-formed whatever a post is called, with the whole post in it', () => {
    const xml = rss(feed)
    expect(elements(xml)).toEqual(
      'rss channel title link description language atom:link item title link guid pubDate dc:creator category description content:encoded'.split(
        ' ',
      ),
    )
    expect(xml).toContain('<title>Teams &lt; 9 &amp; „mehr“ ]]&gt;</title>')
    expect(xml).toContain('<pubDate>Tue, 10 Nov 2026 07:00:00 GMT</pubDate>')
    expect(xml).toContain(
      '<content:encoded>&lt;p&gt;Zwei &lt;em&gt;Tage&lt;/em&gt; &amp;amp; mehr&lt;/p&gt;</content:encoded>',
    )
  })
})

describe('Atom', () => {
  it('is well-formed, and has the time of its last change', () => {
    const xml = atom(feed)
    expect(elements(xml)).toEqual(
      'feed title subtitle id link link updated entry title link id published updated author name category summary content'.split(
        ' ',
      ),
    )
    expect(xml).toContain('<updated>2026-11-10T07:00:00Z</updated>')
  })

  it('is one also without posts', () => {
    expect(elements(atom({ ...feed, posts: [] }))).toContain('updated')
  })
})

describe('a post for feed readers', () => {
  const blocks: Block[] = [
    {
      name: 'core/paragraph',
      order: 0,
      content: safe('Mehr im <a href="/de/workshops">Workshop</a> und <a href="https://x.example/">dort</a>.'),
    },
    { name: 'core/image', order: 1, url: '/pictures/map.svg', alt: 'Eine "Karte"', caption: safe('Hier') },
    {
      name: 'core/list',
      order: 2,
      ordered: true,
      innerBlocks: [{ name: 'core/list-item', order: 0, content: safe('Eins'), innerBlocks: [] }],
    },
    { name: 'flightdeck/newsletter', order: 3, listId: 'monthly' },
  ]

  it('has absolute links and no parts of the program', () => {
    expect(feedHtml(blocks, siteUrl).split('\n')).toEqual([
      `<p>Mehr im <a href="${siteUrl}/de/workshops">Workshop</a> und <a href="https://x.example/">dort</a>.</p>`,
      `<figure><img src="${siteUrl}/pictures/map.svg" alt="Eine &quot;Karte&quot;"><figcaption>Hier</figcaption></figure>`,
      '<ol><li>Eins</li></ol>',
      '',
    ])
  })
})
