import { describe, expect, it } from 'vitest'
import { postMoveRefusal } from './move.ts'

const board = { id: 'board', slug: 'das-board-das-euch-fehlt' }
const german = { language: 'de', posts: [board, { id: 'standup', slug: 'das-standup' }] } as const

describe('a new address for the post about the board', () => {
  it.each([
    ['the address that it has', 'das-board-das-euch-fehlt', 'same'],
    ['one of another post', 'das-standup', 'taken'],
    ['a year of the earlier blog', '2019', 'legacy'],
    ['an unused one', 'ein-board-fuer-alle', null],
  ])('%s', (_, to, refusal) => {
    expect(postMoveRefusal(board, to, german)).toBe(refusal)
  })
})
