import { expect, it } from 'vitest'
import type { ContentPage } from '#domain/content/content-page.ts'
import { writtenPrices } from '#domain/settings/price-list.ts'
import type { ContentSource } from './ports.ts'
import { pricedContent } from './priced-content.ts'

const paragraph = (content: string) => ({ name: 'core/paragraph', content }) as ContentPage['blocks'][number]
const page: ContentPage = {
  id: '1',
  slug: 'umsetzen',
  title: 'Umsetzen ab {price:realise-3}',
  translated: [],
  blocks: [paragraph('ab {price:realise-3}'), paragraph('für {price:realise-9}')],
}
const none = async () => []
const source: ContentSource = {
  page: async () => page,
  pages: none,
  posts: none,
  post: async () => null,
  testimonials: none,
  children: async () => null,
  categoryId: async () => null,
}

it('names the price of today in each answer, and says it in its language', async () => {
  let realise = writtenPrices.packages.realise
  const prices = async () => ({ ...writtenPrices, packages: { ...writtenPrices.packages, realise } })
  const content = pricedContent(source, prices)
  expect(await content.page('/', 'de')).toMatchObject({ title: 'Umsetzen ab €\u00a07.500' })
  realise = { ...realise, 3: 790_000 }
  expect((await content.page('/', 'en'))?.blocks).toEqual([paragraph('ab €7,900'), paragraph('für {price:realise-9}')])
})

it('asks for no price where no text leaves one open', async () => {
  const asked = () => Promise.reject(new Error('nobody should ask'))
  expect(await pricedContent(source, asked).posts('de')).toEqual([])
})
