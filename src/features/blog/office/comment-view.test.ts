import { expect, it } from 'vitest'
import type { ListedComment } from '#domain/comment/comment.ts'
import { commentsByPost } from './comment-view.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')

function comment(name: string, minute: number, changes: Partial<ListedComment> = {}): ListedComment {
  return {
    id: name,
    post: { language: 'de', slug: 'das-board' },
    postTitle: 'Das Board, das euch fehlt',
    name,
    email: `${name}@post.example`,
    comment: 'Stimmt.',
    notice: null,
    replyTo: null,
    state: 'pending',
    signs: [],
    answers: null,
    writtenAt: saturday.add({ minutes: minute }),
    ...changes,
  }
}

it('puts Milo’s answer below Resi, who wrote before Jakob, and the post with the newest comment first', () => {
  const posts = commentsByPost([
    comment('Lena', 9, { post: { language: 'en', slug: 'the-board' }, postTitle: 'The board you lack' }),
    comment('Milo', 3, { replyTo: 'Resi', answers: { name: 'Resi', comment: 'Stimmt.' } }),
    comment('Jakob', 2),
    comment('Resi', 1),
  ])
  expect(posts.map(({ title }) => title)).toEqual(['The board you lack', 'Das Board, das euch fehlt'])
  expect(posts[1]?.comments.map(({ name, isReply }) => [name, isReply])).toEqual([
    ['Resi', false],
    ['Milo', true],
    ['Jakob', false],
  ])
  expect(posts[1]?.allHref).toBe('/office/comments?language=de&post=das-board')
})

it('names the addressee of a reply when the comment is on another page', () => {
  const answers = { name: 'Resi', comment: `Ein\nlanger Gedanke ${'und noch einer '.repeat(10)}` }
  const [post] = commentsByPost([comment('Milo', 3, { replyTo: 'Resi', answers })])
  expect(post?.comments[0]).toMatchObject({ isReply: false, answers: { name: 'Resi' } })
  expect(post?.comments[0]?.answers?.begins).toMatch(/^Ein langer Gedanke .{1,80}…$/)
})
