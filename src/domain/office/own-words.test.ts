import { describe, expect, it } from 'vitest'
import { ownWords } from './member.ts'

describe('words that identify the owner of a password', () => {
  it.each([
    [['Nora Pichler'], ['nora pichler', 'nora', 'pichler']],
    [['nora.p@flightlevels.example'], ['nora.p@flightlevels.example', 'nora', 'flightlevels', 'example']],
    [['Jörg Đurić-Li'], ['jörg đurić-li', 'jörg', 'đurić']],
    [['Nora', 'nora'], ['nora']],
    [[''], []],
  ])('are of %j %j', (texts, words) => {
    expect(ownWords(texts)).toEqual(words)
  })
})
