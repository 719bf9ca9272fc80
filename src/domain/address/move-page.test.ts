import { describe, expect, it } from 'vitest'
import { refused } from '../result.ts'
import { decideMove, fixedBelow, newPageRefusal, redirectsAfter } from './move.ts'
import { fixedReason } from './paths.ts'

const pages = [
  { id: 'books', uri: '/buecher' },
  { id: 'talks', uri: '/speaking' },
  { id: 'levels', uri: '/flight-levels' },
  { id: 'realise', uri: '/flight-levels/umsetzen' },
  { id: 'twig', uri: '/twig' },
  { id: 'guests', uri: '/twig/gaeste' },
]
const books = { id: 'books', uri: '/buecher' }
const german = { language: 'de', pages } as const

describe('a new address for the page of the books', () => {
  it.each([
    ['no path', '/bücher und mehr', 'malformed'],
    ['large letters', '/Lesen', 'malformed'],
    ['the start page', '/', 'malformed'],
    ['a part that hides', '/a/../b', 'malformed'],
    ['the address that it has', '/buecher', 'same'],
    ['one of another page', '/speaking', 'taken'],
    ['what the program answers itself', '/newsletter', 'program'],
    ['the office', '/office/buecher', 'program'],
    ['the blog', '/blog/buecher', 'program'],
    ['a date of a workshop', '/workshops/flight-level-2-design/buecher', 'program'],
    ['a second language', '/en/books', 'program'],
    ['an address of the earlier site', '/trainings', 'legacy'],
    ['a short address of the earlier site', '/fl2d', 'legacy'],
    ['a place below itself', '/buecher/alle', 'below-itself'],
  ])('is refused: %s', (_, to, reason) => {
    expect(decideMove(books, to, german)).toEqual(refused(reason))
  })

  it('is taken when no one has it, umlauts and all', () => {
    const moves = [{ id: 'books', from: '/buecher', to: '/lesen/bücher' }]
    expect(decideMove(books, '/lesen/bücher', german)).toEqual({ outcome: 'done', moves })
  })
})

describe('the address of a new page', () => {
  it.each([
    ['/herbstfest-2027', null],
    ['/workshops/flight-level-2-design', null],
    ['/impressum', null],
    ['/newsletter', 'program'],
    ['/blog/herbstfest', 'program'],
    ['/fl2d', 'legacy'],
  ])('%s: %s', (uri, refusal) => {
    expect(newPageRefusal(uri, 'de')).toBe(refusal)
  })
})

describe('pages below another', () => {
  const twig = { id: 'twig', uri: '/twig' }

  it('go with it', () => {
    const moves = [
      { id: 'twig', from: '/twig', to: '/donnerstag' },
      { id: 'guests', from: '/twig/gaeste', to: '/donnerstag/gaeste' },
    ]
    expect(decideMove(twig, '/donnerstag', german)).toEqual({ outcome: 'done', moves })
  })

  it('block it where one of them cannot go, or would land on another page', () => {
    const levels = { id: 'levels', uri: '/flight-levels' }
    expect(decideMove(levels, '/methode', german)).toEqual(refused('fixed-below'))
    expect(fixedBelow(levels, german).map(({ uri }) => uri)).toEqual(['/flight-levels/umsetzen'])
    expect(fixedBelow(twig, german)).toEqual([])
    const around = { language: 'de', pages: [...pages, { id: 'other', uri: '/donnerstag/gaeste' }] } as const
    expect(decideMove(twig, '/donnerstag', around)).toEqual(refused('taken'))
  })
})

describe('a page that the program depends on', () => {
  it.each([
    ['/', 'de', 'start'],
    ['/workshops/flight-level-2-design', 'en', 'workshops'],
    ['/impressum', 'de', 'law'],
    ['/about', 'en', 'linked'],
    ['/impressum', 'en', null],
    ['/buecher', 'de', null],
  ] as const)('%s in %s gives the reason: %s', (uri, language, why) => {
    expect(fixedReason(uri, language)).toBe(why)
  })

  it('stays where it is', () => {
    const imprint = { id: 'imprint', uri: '/impressum' }
    expect(decideMove(imprint, '/wir', german)).toEqual(refused('fixed'))
  })
})

describe('redirects after a move', () => {
  const move = (from: string, to: string, seen = true) => ({ id: 'books', from, to, seen })
  const redirects = (moves: ReturnType<typeof move>[], known: { source: string; target: string }[]) =>
    redirectsAfter(moves, { language: 'de', known })

  it('lead from the old address to the new one, as an address spells umlauts', () => {
    const added = [{ source: '/de/buecher', target: '/de/b%C3%BCcher' }]
    expect(redirects([move('/buecher', '/bücher')], [])).toEqual({ gone: [], added })
  })

  it('lead no one twice: what led to the old address leads to the new one', () => {
    const known = [
      { source: '/herbst', target: '/de/buecher' },
      { source: '/winter', target: '/de/twig' },
    ]
    const added = [
      { source: '/herbst', target: '/de/lesen' },
      { source: '/de/buecher', target: '/de/lesen' },
    ]
    expect(redirects([move('/buecher', '/lesen')], known)).toEqual({ gone: ['/herbst'], added })
  })

  it('leave no circle when the page comes back', () => {
    const known = [{ source: '/de/buecher', target: '/de/lesen' }]
    const added = [{ source: '/de/lesen', target: '/de/buecher' }]
    expect(redirects([move('/lesen', '/buecher')], known)).toEqual({ gone: ['/de/buecher'], added })
  })

  it('know nothing of a page that no one has seen yet, and still free its new address', () => {
    const known = [{ source: '/de/lesen', target: '/de/twig' }]
    expect(redirects([move('/buecher', '/lesen', false)], known)).toEqual({ gone: ['/de/lesen'], added: [] })
  })

  it('are right for a page and those below it at once, also where one takes the place of the other', () => {
    const moves = [move('/twig/gaeste', '/twig'), move('/twig/gaeste/gaeste', '/twig/gaeste')]
    const added = [{ source: '/de/twig/gaeste/gaeste', target: '/de/twig/gaeste' }]
    expect(redirects(moves, [])).toEqual({ gone: [], added })
  })
})
