import { expect, it } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import type { SafeHtml } from '#domain/content/block.ts'
import type { Block } from '../blocks/index.ts'
import { serveSourcePictures } from './source-pictures.ts'

const cms = 'https://cms.example/wp-content/uploads/2026'
const own = '/media/source/wp-content/uploads/2026'
/** Represents what has passed the allow list. */
const safe = (html: string) => html as SafeHtml

const blocks: Block[] = [
  {
    name: 'core/group',
    order: 0,
    innerBlocks: [
      { name: 'core/image', order: 0, url: `${cms}/stage.jpg`, alt: '' },
      {
        name: 'core/media-text',
        order: 1,
        url: `${cms}/book.png`,
        alt: '',
        mediaPosition: 'left',
        mediaWidth: 50,
        innerBlocks: [{ name: 'core/image', order: 0, url: '/pictures/map.svg', alt: '' }],
      },
    ],
  },
  { name: 'flightdeck/default-card', order: 1, title: safe('Bücher'), picture: { url: `${cms}/card.jpg`, alt: '' } },
  {
    name: 'flightdeck/speaking-list',
    order: 2,
    title: safe('x'),
    stage: safe('x'),
    done: true,
    backgroundImage: `${cms}/hall.jpg`,
    innerBlocks: [],
  },
  {
    name: 'core/html',
    order: 3,
    content: safe(`<p><img src="${cms}/a.jpg?a=1&amp;b=2" alt="x" /> <a href="https://cms.example/">${cms}</a></p>`),
  },
]

it('shows every picture of the source at an address of this site, and changes nothing else', async () => {
  const source = { page: async () => ({ id: '1', slug: '', title: 'x', translated: [], blocks }) }
  // the other questions are not asked here
  const served = serveSourcePictures(source as unknown as ContentSource, 'https://cms.example/graphql')
  const page = await served.page('/', 'de')
  expect(JSON.stringify(page?.blocks)).toBe(
    JSON.stringify(blocks).replaceAll(`"${cms}/`, `"${own}/`).replace('a.jpg?a=1&amp;b=2', 'a.jpg'),
  )
})
