import { z } from 'zod'
import { pageBlocks } from '#content/documents/block-rules.ts'
import type { StarterPost } from '#content/documents/starter-content.ts'
import { type Language, languages } from '#domain/language.ts'
import { byLanguage, drawn, filledBlocks, readContent, readJson } from '../content-file.ts'
import { trainers } from '../trainers.ts'
import { readPost } from './markdown.ts'

const post = z.strictObject({
  /** Also the names of its files. The German one names the pair. */
  slug: byLanguage,
  author: z.string(),
  tags: z.array(z.string()),
  /** The address of the drawing above it. */
  picture: z.string(),
  /** How old it is when the world begins. */
  daysOld: z.int(),
})
const tag = z.strictObject({ slug: byLanguage, name: byLanguage })
const file = z.strictObject({ tags: z.record(z.string(), tag), posts: z.array(post) }).transform(({ tags, posts }) =>
  posts.map((one) => ({
    ...one,
    author: entryOf(trainers, one.author),
    tags: one.tags.map((name) => entryOf(tags, name)),
  })),
)
const pairs = readJson('posts.json', file)

function entryOf<Value>(entries: Readonly<Record<string, Value>>, name: string): Value {
  const entry = entries[name]
  if (entry === undefined) throw new RangeError(`nobody knows ${name}`)
  return entry
}

/** Every post of the seed world when it begins at `now`, in both languages, newest first. They appear at eight in the morning in Vienna. */
export function posts(now: Temporal.Instant): StarterPost[] {
  const today = now.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  return pairs.flatMap(({ slug, author, tags, picture, daysOld }) => {
    const morning = today.subtract({ days: daysOld }).toZonedDateTime({ timeZone: 'Europe/Vienna', plainTime: '08:00' })
    return languages.map((language) => {
      const { pictureAlt, ...text } = textOf(slug[language], language)
      return {
        ...text,
        language,
        slug: slug[language],
        author,
        tags: tags.map((one) => ({ slug: one.slug[language], name: one.name[language] })),
        picture: { ...drawn(picture), alt: pictureAlt },
        translationGroup: slug.de,
        publishedAt: morning.toInstant().toString(),
      }
    })
  })
}

function textOf(slug: string, language: Language) {
  return readContent(`posts/${language}/${slug}.md`, (markdown) => {
    const { blocks, ...text } = readPost(markdown)
    return { ...text, blocks: filledBlocks(pageBlocks.parse(blocks), language) }
  })
}
