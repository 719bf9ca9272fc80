import { z } from 'zod'
import { fields, optionalLine, optionalText, requiredLine, requiredText } from '../form/field.ts'
import { languages } from '../language.ts'
import { type PostTag, postSlug } from './post.ts'

/** The limit of a whole form, minus room for its other fields. */
const longestBody = 150_000
const maxTags = 20

/** What a button of the form does after saving. */
const then = z.enum(['stay', 'preview', 'publish', 'plan'], { error: 'errors.badForm' }).default('stay')
const revision = z.number({ error: 'errors.badForm' }).int().nonnegative()

const text = {
  title: requiredLine('validation.postTitle', 300),
  excerpt: requiredText('validation.postExcerpt', 500),
  author: requiredLine('validation.postAuthor', 100),
  /** Names, separated by commas. */
  tags: optionalLine(1000),
  /** The picture's URL; empty for none. */
  picture: optionalLine(500),
  body: optionalText(longestBody),
}

/** With the day and the time in Vienna at which it goes out by itself, which only `plan` needs. */
export const postForm = fields({
  ...text,
  revision,
  then,
  day: z.iso.date({ error: 'validation.day' }).optional(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time')
    .optional(),
}).superRefine(({ then, day, time }, context) => {
  if (then !== 'plan') return
  if (day === undefined) context.addIssue({ code: 'custom', path: ['day'], message: 'validation.day' })
  if (time === undefined) context.addIssue({ code: 'custom', path: ['time'], message: 'validation.time' })
})

/** The last segment of the post's address. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longestSlug = 120

export const postMoveForm = fields({
  revision,
  to: requiredLine('validation.postSlug', longestSlug).pipe(z.string().regex(slug, 'validation.postSlug')),
})

const language = z.enum(languages, { error: 'validation.dateLanguage' })

export const newPostForm = fields({
  language,
  translation: z.uuid({ error: 'errors.badForm' }).optional(),
  /** Derived from the title when empty. */
  slug: optionalLine(longestSlug).refine(
    (written) => written === undefined || slug.test(written),
    'validation.postSlug',
  ),
  ...text,
  then,
}).superRefine(({ slug: written, title }, context) => {
  if (written === undefined && postSlug(title) === '')
    context.addIssue({ code: 'custom', path: ['slug'], message: 'validation.postSlug' })
})

/** A step that changes no text. */
export const postStepForm = fields({ revision })

/** The tags named in a line. Tags that the post already has keep their slug. */
export function tagsOf(line: string | undefined, before: readonly PostTag[]): PostTag[] {
  const tags = new Map<string, PostTag>()
  for (const name of (line ?? '').split(',').map((written) => written.trim())) {
    const tag = before.find((known) => known.name === name) ?? { slug: postSlug(name), name: name.slice(0, 60) }
    if (tag.slug !== '') tags.set(tag.slug, tag)
  }
  return [...tags.values()].slice(0, maxTags)
}
