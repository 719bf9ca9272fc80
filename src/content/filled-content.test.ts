import { expect, it } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { defaultSettings } from '#domain/settings/site-settings.ts'
import { filledContent } from './filled-content.ts'

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

it('fills in the current price in each response, in its language', async () => {
  const { prices } = defaultSettings
  let realise = prices.packages.realise
  const settings = async () => ({
    ...defaultSettings,
    prices: { ...prices, packages: { ...prices.packages, realise } },
  })
  const content = filledContent(source, settings)
  expect(await content.page('/', 'de')).toMatchObject({ title: 'Umsetzen ab €\u00a07.500' })
  realise = { ...realise, 3: 790_000 }
  expect((await content.page('/', 'en'))?.blocks).toEqual([paragraph('ab €7,900'), paragraph('für {price:realise-9}')])
})

it('names the terms of today in the language of the page', async () => {
  const blocks = [paragraph('{term:free-days}: {term:later}')]
  const content = filledContent<ContentSource>(
    { ...source, page: async () => ({ ...page, blocks }) },
    async () => defaultSettings,
  )
  expect((await content.page('/agb', 'de'))?.blocks).toEqual([paragraph('30: ist der volle Preis zu zahlen')])
  expect((await content.page('/agb', 'en'))?.blocks).toEqual([paragraph('30: the full price is due')])
})

it('asks for no settings where no text leaves one open', async () => {
  const asked = () => Promise.reject(new Error('nobody should ask'))
  expect(await filledContent(source, asked).posts('de')).toEqual([])
})
