import { describe, expect, it } from 'vitest'
import { ownWords } from '#domain/office/member.ts'
import { isGuessable } from './is-guessable.ts'

const noras = ownWords(['Nora Pichler', 'nora@flightlevels.example', 'Flight Levels GmbH', 'www.workshops.example'])

describe('a password of Nora', () => {
  it.each([
    ['123456789012', 'a row of digits'],
    ['passwordpassword', 'a common one, twice'],
    ['passwort1234', 'a common one in German'],
    ['qwertzuiopü+', 'a row of keys'],
    ['aaaaaaaaaaaa', 'one letter'],
    ['schmetterling', 'one German word'],
    ['Sommerurlaub2026', 'one German word and the year'],
    ['butterflies1', 'one English word'],
    ['norapichler2026', 'her name and the year'],
    ['nora@flightlevels.example', 'her address'],
    ['flight levels gmbh', 'the company'],
    ['workshops.example', 'the site'],
  ])('%s is soon guessed: %s', async (password) => {
    expect(await isGuessable(password, noras)).toBe(true)
  })

  it.each([
    ['drei Kraniche im Nebel'],
    ['zwei Wege ins Tal'],
    ['correct horse battery staple'],
    ['xK3!pq9Zr2Lm'],
    ['山の上の三羽の鶴が鳴いている'],
  ])('%s is not', async (password) => {
    expect(await isGuessable(password, noras)).toBe(false)
  })
})
