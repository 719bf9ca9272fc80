import { globSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { definitionOf, isKnownKind } from '#content/blocks/index.ts'
import { languages } from '#domain/language.ts'
import { filledBlocks, readContent, readJson } from './content-file.ts'
import { addresses } from './pages/pages.ts'
import { everyPage, flat } from './pages/reading.ts'
import { readPost } from './posts/markdown.ts'
import { posts } from './posts/posts.ts'

const everyPost = posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))

test('every file of the content is read', () => {
  const expected = [
    ...['companies', 'library', 'menus', 'pages', 'posts', 'testimonials', 'texts', 'trainers'].map(
      (name) => `${name}.json`,
    ),
    ...languages.flatMap((language) => Object.keys(addresses).map((name) => `pages/${language}/${name}.json`)),
    ...everyPost.map(({ language, slug }) => `posts/${language}/${slug}.md`),
  ]
  expect(globSync('**/*.*', { cwd: 'seed/content' }).toSorted()).toEqual(expected.toSorted())
})

const written = [...everyPage, ...everyPost.map((post) => [`${post.language}/blog/${post.slug}`, post] as const)]

test.each(written)('every block of %s can be shown as one of its kind', (_, { blocks }) => {
  for (const { name, fields = {} } of flat(blocks)) {
    expect(isKnownKind(name), name).toBe(true)
    for (const [field, { read }] of Object.entries(definitionOf(name).attributes))
      expect(read.safeParse(fields[field]).error?.issues, `${name}: ${field}`).toBeUndefined()
  }
})

describe('a file that is not as it should be', () => {
  it('is named, with the place', () => {
    expect(() => readJson('menus.json', z.object({ links: z.array(z.string()) }))).toThrow(
      /^seed\/content\/menus.json: ✖ Invalid input: expected array, received object\n {2}→ at links$/,
    )
    expect(() => readContent('pages/de/contact.json', (text) => JSON.parse(`${text}}`))).toThrow(
      /^seed\/content\/pages\/de\/contact.json: .*JSON/,
    )
    expect(() => readContent('pages/de/nowhere.json', String)).toThrow(
      /^seed\/content\/pages\/de\/nowhere.json: ENOENT/,
    )
  })

  it.each([
    ['Ein Satz.', 'begins with no lines between two ---'],
    ['---\ntitle: A\nexcerpt: B\n---\n\nEin Satz.\n', 'pictureAlt'],
    ['---\ntitle: A\nexcerpt: B\npictureAlt: C\nauthor: D\n---\n\nEin Satz.\n', 'author'],
    ['---\ntitle: A\nexcerpt: B\npictureAlt: C\n---\n\n## Ohne Anker\n', 'no anchor: Ohne Anker'],
    ['---\ntitle: A\nexcerpt: B\npictureAlt: C\n---\n\n```\nCode\n```\n', 'no block for code'],
  ])('is refused as a post: %j', (text, reason) => {
    expect(() => readPost(text)).toThrow(reason)
  })
})

describe('what is in braces', () => {
  const filled = (content: string) =>
    filledBlocks([{ name: 'core/paragraph', fields: { content } }], 'de')[0]?.fields?.content

  it('is filled from the program, but for prices and terms: the site fills them with the current ones', () => {
    expect(filled('{company:name}, {trainer:priya}')).toBe('Flight Levels Training GmbH, Priya Raman')
    expect(filled('{price:fl2d@2} bis {term:free-days} Tage davor')).toBe(
      '{price:fl2d@2} bis {term:free-days} Tage davor',
    )
  })

  it.each(['{company:fax}', '{price:fl9d}', '{term:never}', '{text:nowhere}', '{Price: fl2d}'])(
    '%s is refused',
    (text) => {
      expect(() => filled(`Für ${text}`)).toThrow(`${text} stands for nothing`)
    },
  )

  it('is a drawing with the size of its file', () => {
    const fields = { url: '/pictures/map.svg', alt: '', caption: '' }
    expect(filledBlocks([{ name: 'core/image', fields }], 'de')[0]?.fields).toMatchObject({ width: 1200, height: 900 })
    expect(() => filledBlocks([{ name: 'core/image', fields: { url: '/pictures/nowhere.svg' } }], 'de')).toThrow(
      'nowhere.svg',
    )
  })
})
