import { expect, test } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import type { SafeHtml } from '#domain/content/block.ts'
import type { Block } from '../blocks/index.ts'
import { newestPictures } from './rewrite-pictures.ts'

const id = '5b0e7c8e-8c1e-4b1a-9a57-0f6b5b0f2a11'
const former = `/media/${id}/team.jpg`
const current = { id, filename: 'team-am-see.v2.png', width: 800, height: 600, focus: { x: 0.5, y: 0.5 } }
const now = `/media/${id}/team-am-see.v2.png`
const drawing = '/pictures/board.svg'

const blocks: Block[] = [
  { name: 'core/image', order: 0, url: former, alt: 'Das Team', width: 400, height: 400 },
  { name: 'core/image', order: 1, url: drawing, alt: 'Ein Board', width: 10, height: 20 },
  // the test replaces the allow list
  { name: 'core/html', order: 2, content: `<p><img alt="" src="${former}" /></p>` as SafeHtml },
]
const search = { title: '', description: '', hidden: false, picture: { url: former, alt: '', width: 4, height: 3 } }
// only what is asked for here
const source = {
  page: async () => ({ blocks, search }),
  posts: async () => [{ picture: { url: former, alt: '', width: 400, height: 400 } }, {}],
} as unknown as ContentSource

test('a replaced picture is shown wherever its first file was, in its new size', async () => {
  const page = await newestPictures(source, async () => [current]).page('/ueber-uns', 'de')
  expect(page?.blocks[0]).toMatchObject({ url: now, width: 800, height: 600, alt: 'Das Team' })
  expect(page?.blocks[1]).toBe(blocks[1])
  expect(page?.blocks[2]).toMatchObject({ content: `<p><img alt="" src="${now}" /></p>` })
  expect(page?.search?.picture).toEqual({ url: now, alt: '', width: 800, height: 600 })
  const [post, without] = await newestPictures(source, async () => [current]).posts('de')
  expect(post?.picture).toEqual({ url: now, alt: '', width: 800, height: 600 })
  expect(without).toEqual({})
})

test('what no one has replaced stays as it is', async () => {
  const page = await newestPictures(source, async () => []).page('/ueber-uns', 'de')
  expect(page?.blocks).toEqual(blocks)
})

test('the focal point is known wherever a picture is cropped, and left out where it is the middle', async () => {
  const focus = { x: 0.2, y: 0.9 }
  const pictures = newestPictures(source, async () => [{ ...current, filename: 'team.jpg', focus }])
  const [post] = await pictures.posts('de')
  expect(post?.picture).toEqual({ url: former, alt: '', width: 400, height: 400, focus })
  const talk = { name: 'flightdeck/speaking-list', order: 0, title: '', stage: '', done: false } as const
  // as above
  const talks = { page: async () => ({ blocks: [{ ...talk, backgroundImage: former, innerBlocks: [] }] }) }
  const page = await newestPictures(talks as unknown as ContentSource, async () => [{ ...current, focus }]).page(
    '/',
    'de',
  )
  expect(page?.blocks[0]).toMatchObject({ backgroundImage: now, backgroundFocus: focus })
})
