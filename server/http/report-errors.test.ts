import { expect, test } from 'vitest'
import type { ContentSource } from '#content/ports/content.ts'
import { ContentError } from '#content/sources/content-clients.ts'
import { reportErrors } from './render-page.ts'

const failing = (message: string) => () => Promise.reject(new ContentError(message))
const brokenSource: ContentSource = {
  page: failing('Something went wrong, /de/workshops'),
  pages: failing('Something went wrong, /de'),
  testimonials: failing('Something went wrong, /en'),
  children: failing('Something went wrong, /en/workshops'),
  posts: failing('Something went wrong, /de/blog'),
  post: failing('Something went wrong, /de/blog/das-board-das-euch-fehlt'),
  categoryId: failing('Could not load category for fl2d'),
}

test.each<[string, (content: ContentSource) => Promise<unknown>]>([
  ['Something went wrong, /de/workshops', (content) => content.page('/workshops', 'de')],
  ['Something went wrong, /de', (content) => content.pages('de')],
  ['Something went wrong, /en', (content) => content.testimonials('en')],
  ['Something went wrong, /en/workshops', (content) => content.children('/workshops', ['fl2d'], 'en')],
  ['Something went wrong, /de/blog', (content) => content.posts('de')],
  ['Something went wrong, /de/blog/das-board-das-euch-fehlt', (content) => content.post('das-board', 'de')],
  ['Could not load category for fl2d', (content) => content.categoryId('fl2d', 'de')],
])('‘%s’ is told with status 500 and reported once', async (message, ask) => {
  const reported: unknown[] = []
  const content = reportErrors(brokenSource, (error) => reported.push(error))
  const answer: unknown = await ask(content).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('expected a response')
  expect([answer.status, await answer.json()]).toEqual([500, { message }])
  expect(reported).toEqual([new ContentError(message)])
})

test('a page that is missing stays null, and a bug stays a bug', async () => {
  const content = reportErrors(
    { ...brokenSource, page: async () => null, pages: () => Promise.reject(new TypeError('bug')) },
    () => {
      throw new Error('nothing to report')
    },
  )
  expect(await content.page('/nie-gesehen', 'de')).toBeNull()
  await expect(content.pages('de')).rejects.toThrow(TypeError)
})
