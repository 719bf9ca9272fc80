import { expect, it } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import { keepBriefly } from './stale/keep-stale.ts'

function counting({ fails = 0 } = {}) {
  let asked = 0
  const answer = async () => {
    asked += 1
    if (asked <= fails) throw new Error('the database is away')
    return []
  }
  const none = async () => {
    await answer()
    return null
  }
  const source: ContentSource = {
    page: none,
    post: none,
    pages: answer,
    posts: answer,
    testimonials: answer,
    children: answer,
    categoryId: none,
  }
  return { content: keepBriefly(source), asked: () => asked }
}

it('asks once for all who want the same at the same time or after each other', async () => {
  const { content, asked } = counting()
  await Promise.all([content.page('/', 'de'), content.page('/', 'de')])
  await content.page('/', 'de')
  expect(asked()).toBe(1)
})

it('asks for each page, language and kind of content', async () => {
  const { content, asked } = counting()
  await content.page('/', 'de')
  await content.page('/', 'en')
  await content.page('/contact', 'en')
  await content.children('/', ['a'], 'de')
  await content.children('/', ['b'], 'de')
  expect(asked()).toBe(5)
})

it.each([
  ['content', ['content'], 2],
  ['one page', ['content', 'content:de:/'], 2],
  ['prices, which are part of texts', ['settings'], 2],
  ['comments', ['comments'], 2],
  ['something unknown', undefined, 2],
  ['seats alone', ['seats:fl2d', 'seats:fl3d'], 1],
])('after a change of %s (%s) has asked %i times', async (_, tags, expected) => {
  const { content, asked } = counting()
  await content.posts('de')
  content.purge(tags)
  await content.posts('de')
  expect(asked()).toBe(expected)
})

it('does not return a response from before a change to a request after it', async () => {
  const { content, asked } = counting()
  const before = content.posts('de')
  content.purge(['content'])
  await Promise.all([before, content.posts('de')])
  expect(asked()).toBe(2)
})

it('asks again for what failed', async () => {
  const { content } = counting({ fails: 1 })
  await expect(content.posts('de')).rejects.toThrow('the database is away')
  expect(await content.posts('de')).toEqual([])
})

it('keeps nothing under an address that is far too long', async () => {
  const { content, asked } = counting()
  const uri = `/${'a'.repeat(2_000)}`
  await content.page(uri, 'de')
  await content.page(uri, 'de')
  expect(asked()).toBe(2)
})
