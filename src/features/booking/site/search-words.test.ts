import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { provideMessages } from '#i18n/catalogue.ts'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import { theEnglishFlclOnline, theFl2dInGraz, theSelfPacedFl2d } from '#seed/workshop-dates.ts'
import { pictureFacts, searchWords } from './workshop.tsx'

provideMessages('de', german)
provideMessages('en', english)
const now = Temporal.Instant.from('2026-11-21T08:30:00Z')

describe('what search engines read about a date', () => {
  it.each<[string, WorkshopDate, Language, string, string]>([
    [
      'in a room',
      liveDate(theFl2dInGraz, now),
      'de',
      'Flight Level 2 Design, 19.–20.\u00a0Jänner 2027, Graz',
      'Flight Level 2 Design, 19.–20.\u00a0Jänner 2027, Graz, Deutsch, mit Theresa Moosbrugger. Arbeit zwischen den Teams koordinieren.',
    ],
    [
      'online',
      liveDate(theEnglishFlclOnline, now),
      'en',
      'Flight Levels Change Leadership, February\u00a002\u00a0– 10, 2027, Live online',
      'Flight Levels Change Leadership, February\u00a002\u00a0– 10, 2027, Live online, English, with Aoife Brennan. Lead change without running people over.',
    ],
    [
      'self-paced',
      selfPacedDate(theSelfPacedFl2d),
      'de',
      'Flight Level 2 Design im eigenen Tempo, Deutsch',
      'Flight Level 2 Design im eigenen Tempo, Deutsch. Arbeit zwischen den Teams koordinieren.',
    ],
  ])('names time, place, language and trainer: %s', (_, date, language, title, description) => {
    expect(searchWords(workshopView({ date, left: 5 }, language, now), language)).toEqual({ title, description })
  })
})

it.each([
  ['a room', liveDate(theFl2dInGraz, now), ['19.–20.\u00a0Jänner 2027', 'Graz']],
  ['online', liveDate(theEnglishFlclOnline, now), ['2.–10.\u00a0Februar 2027', 'Live online']],
  ['self-paced', selfPacedDate(theSelfPacedFl2d), ['Im eigenen Tempo', 'Deutsch']],
])('the picture beside a link says which one it is: %s', (_, date, facts) => {
  expect(pictureFacts(workshopView({ date, left: 5 }, 'de', now), 'de')).toEqual(facts)
})
