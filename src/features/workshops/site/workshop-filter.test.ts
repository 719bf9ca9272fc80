import { describe, expect, it } from 'vitest'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theCoachProgramInVienna,
  theEnglishFl2dOnline,
  theEnglishFl3dInBerlin,
  theFl2dInGraz,
  theFlclInSalzburg,
  theFlinInVienna,
  theSelfPacedFl2d,
} from '#seed/workshop-dates.ts'
import { placesOf, workshopView } from './workshop-view.ts'
import { filterFrom, kinds, matches } from './workshops.tsx'

const now = Temporal.Instant.from('2026-11-21T08:30:00Z')
const view = (date: WorkshopDate) => workshopView({ date, left: 5 }, 'de', now)
const live = [
  theFlclInSalzburg,
  theFlinInVienna,
  theEnglishFl2dOnline,
  theFl2dInGraz,
  theCoachProgramInVienna,
  theEnglishFl3dInBerlin,
]
const list = [view(selfPacedDate(theSelfPacedFl2d)), ...live.map((plan) => view(liveDate(plan, now)))]

/** What the list shows for a query: code and place of each. */
function shown(query: string): string[] {
  const filter = filterFrom(new URLSearchParams(query), list)
  return list
    .filter((workshop) => matches(workshop, filter))
    .map(({ code, live: at }) => {
      return `${code} ${at ? (at.location?.city ?? 'online') : 'self-paced'}`
    })
}

const everything = shown('')

describe('the workshop list', () => {
  it('shows everything without a query', () => {
    expect(everything).toHaveLength(list.length)
  })

  it.each([
    ['kind=start', ['FLIN Wien']],
    ['kind=design', ['FL2D self-paced', 'FL2D online', 'FL2D Graz', 'FL3D Berlin']],
    ['kind=leadership', ['FLCL Salzburg']],
    ['kind=coaching', ['FLCP Wien']],
    ['kind=fl2d', ['FL2D self-paced', 'FL2D online', 'FL2D Graz']],
    ['kind=fl2d&place=online', ['FL2D online']],
    ['language=en', ['FL2D online', 'FL3D Berlin']],
    ['place=Wien', ['FLIN Wien', 'FLCP Wien']],
    ['place=online', ['FL2D online']],
    ['place=self-paced', ['FL2D self-paced']],
    ['kind=design&language=en&place=Berlin', ['FL3D Berlin']],
    ['kind=start&place=Berlin', []],
  ])('%s', (query, expected) => {
    expect(shown(query)).toEqual(expected)
  })

  it.each([
    'kind=',
    'kind=everything',
    'kind=constructor',
    'kind=__proto__',
    'language=fr',
    'language=DE',
    'place=Atlantis',
    'place=wien',
    'place=%00',
    'sort=price',
    'kind=nothing&kind=start',
  ])('takes no notice of %s', (query) => {
    expect(shown(query)).toEqual(everything)
  })
})

describe('the choices', () => {
  it('are cities as something happens there, then online, then self-paced', () => {
    expect(placesOf(list)).toEqual(['Salzburg', 'Wien', 'Graz', 'Berlin', 'online', 'self-paced'])
  })

  it('are only where there is something', () => {
    expect(placesOf([])).toEqual([])
    expect(placesOf(list.slice(1, 2))).toEqual(['Salzburg'])
  })

  it('have each workshop under one kind', () => {
    const slugs = Object.values(kinds).flat()
    expect([...slugs].sort()).toEqual(['fl2d', 'fl3d', 'flcl', 'flcp', 'flin', 'flsa'])
  })
})
