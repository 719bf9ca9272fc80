import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeBlockHtml, safeText } from '#domain/content/safe-html.ts'
import { pages } from '../pages/pages.ts'
import { flat, hrefOf, textsOf } from '../pages/reading.ts'
import { posts } from './posts.ts'

const all = posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))
const everyPost = all.map((post) => [`${post.language}/blog/${post.slug}`, post] as const)
const wordsIn = (text: string) => text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0

test.each(everyPost)('%s has a translation of another name that is made alike', (_, post) => {
  const translations = all.filter((other) => other.translationGroup === post.translationGroup && other !== post)
  expect(translations).toHaveLength(1)
  expect(translations[0]?.slug).not.toBe(post.slug)
  expect(translations[0]?.blocks.map(({ name }) => name)).toEqual(post.blocks.map(({ name }) => name))
  expect(translations[0]?.publishedAt).toBe(post.publishedAt)
})

test.each(everyPost)('%s is as long as a post of ours is', (_, post) => {
  const words = textsOf(post.blocks).reduce((sum, text) => sum + wordsIn(text), 0)
  expect(words).toBeGreaterThanOrEqual(500)
  expect(words).toBeLessThanOrEqual(900)
  expect(post.excerpt.length).toBeLessThanOrEqual(180)
})

test.each(everyPost)('%s has its chapters, each with an anchor of its own', (_, post) => {
  const chapters = flat(post.blocks).filter(({ name }) => name === 'core/heading')
  const anchors = chapters.map(({ fields }) => String(fields?.anchor))
  expect(anchors.length).toBeGreaterThanOrEqual(4)
  expect(new Set(anchors).size).toBe(anchors.length)
  for (const { fields } of chapters) expect(fields?.level).toBe(2)
})

test.each(everyPost)('%s shows only existing pictures, with alternative texts', (_, post) => {
  const shown = [
    post.picture,
    ...flat(post.blocks).flatMap(({ name, fields }) => (name === 'core/image' ? [fields] : [])),
  ]
  for (const picture of shown) {
    expect(readFileSync(`public${String(picture?.url)}`, 'utf8')).toContain(`width="${String(picture?.width)}"`)
    expect(String(picture?.alt)).not.toBe('')
  }
})

test.each(everyPost)('%s links only to pages of its language', (_, post) => {
  const known = new Map(pages.map((page) => [hrefOf(page), page.language]))
  for (const text of textsOf(post.blocks))
    for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g)) expect(known.get(href)).toBe(post.language)
})

test.each(everyPost)('%s contains only HTML of the allow list, in the typography of its language', (_, post) => {
  const written = new Set(
    flat(post.blocks).flatMap(({ name, fields }) => (name === 'core/html' ? [fields?.content] : [])),
  )
  const forbidden = post.language === 'de' ? /["'“](?=\p{L})|\p{L}"|€\d| – |\bIhnen\b/u : /["']|€\s| – |\d\.\d{3}/
  for (const text of textsOf(post.blocks)) {
    expect(written.has(text) ? safeBlockHtml(text) : safeText(text)).toBe(text.replaceAll('&nbsp;', '\u00a0'))
    expect(text.replace(/<[^>]*>/g, '')).not.toMatch(forbidden)
  }
  for (const text of [post.title, post.excerpt, post.picture.alt]) expect(text).not.toMatch(forbidden)
})
