import { expect, it } from 'vitest'
import { conversations, type PublicComment } from './comment.ts'

const commentBy = (id: string, minute: number, replyTo: string | null = null): PublicComment => ({
  id,
  name: id,
  comment: `${id} sagt etwas.`,
  writtenAt: `2026-11-21T08:${String(minute).padStart(2, '0')}:00Z`,
  replyTo,
})

const shape = (comments: PublicComment[]) =>
  conversations(comments).map(({ id, replies }) => [id, replies.map((reply) => [reply.id, reply.answers])])

it('puts replies under the comment that they answer, in the order of time', () => {
  expect(
    shape([commentBy('Theresa', 9, 'Resi'), commentBy('Resi', 1), commentBy('Jakob', 5), commentBy('Milo', 7, 'Resi')]),
  ).toEqual([
    [
      'Resi',
      [
        ['Milo', null],
        ['Theresa', null],
      ],
    ],
    ['Jakob', []],
  ])
})

it('keeps a reply to a reply in the same conversation and names whom it answers', () => {
  expect(shape([commentBy('Resi', 1), commentBy('Theresa', 2, 'Resi'), commentBy('Milo', 3, 'Theresa')])).toEqual([
    [
      'Resi',
      [
        ['Theresa', null],
        ['Milo', 'Theresa'],
      ],
    ],
  ])
})

it('lets a reply stand for itself when what it answered was taken down', () => {
  expect(shape([commentBy('Milo', 3, 'somebody gone')])).toEqual([['Milo', []]])
})

it('ends at a circle of replies', () => {
  expect(shape([commentBy('a', 1, 'b'), commentBy('b', 2, 'a')])).toEqual([['a', [['b', null]]]])
})
