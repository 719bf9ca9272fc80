import { expect, test } from 'vitest'
import { siteLinks } from './links.ts'

test.each([
  [
    'links in a text',
    [{ content: 'Zu <a href="/de/kontakt?von=blog&amp;x=1#karte">uns</a>' }],
    ['/de/kontakt?von=blog&x=1#karte'],
  ],
  ['a button', [{ name: 'core/button', url: '/de/workshops' }], ['/de/workshops']],
  ['what is inside blocks', [{ innerBlocks: [{ innerBlocks: [{ fields: { url: '/en/books' } }] }] }], ['/en/books']],
  ['an address without a language', [{ url: '/kontakt' }], ['/kontakt']],
  ['one address twice', [{ url: '/de' }, { content: '<p><a class="x" href="/de">Start</a></p>' }], ['/de']],
  [
    'other sites, mail and anchors',
    [{ url: 'https://example.com/de' }, { url: 'mailto:a@example.com' }, { url: '#karte' }],
    [],
  ],
  [
    'pictures of the library, and links to them',
    [
      { url: '/media/3f0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/board.jpg' },
      {
        content:
          '<a href="/media/8a0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/a.png"><img alt="" src="/media/9b0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/a.png"></a>',
      },
    ],
    [
      '/media/3f0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/board.jpg',
      '/media/8a0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/a.png',
      '/media/9b0d3c52-7c1b-4a57-9a34-0d5b7a1c2e11/a.png',
    ],
  ],
  [
    'other pictures and files',
    [{ url: '/media/source/board.jpg' }, { url: '/pictures/board.webp' }, { url: '/de/blog/rss.xml' }],
    [],
  ],
  ['pages of one person', [{ url: '/de/order/x' }], []],
  ['a word that looks like an address', [{ className: '/de', content: '/de/nirgends' }], []],
])('%s', (_, content, found) => {
  expect(siteLinks(content)).toEqual(found)
})
