import { expect, it } from 'vitest'
import type { Language } from '#domain/language.ts'
import { nextDate, type WorkshopView } from './workshop-view.ts'

type State = 'bookable' | 'waiting-list' | 'sold-out' | 'self-paced'

function date(slug: string, language: Language, state: State): WorkshopView {
  const availability = state === 'bookable' ? { state, left: 3 } : { state }
  return { slug, language, availability, live: state === 'self-paced' ? null : {} } as WorkshopView
}

const full = date('full', 'de', 'sold-out')
const waiting = date('waiting', 'de', 'waiting-list')
const english = date('english', 'en', 'bookable')
const german = date('german', 'de', 'bookable')
const selfPaced = date('self-paced', 'de', 'self-paced')

it.each<[what: string, dates: WorkshopView[], language: Language, slug: string | undefined]>([
  ['in the language of the visitor', [full, english, german], 'de', 'german'],
  ['in another language before none', [full, english], 'de', 'english'],
  ['with free seats before one with a waitlist', [waiting, english, selfPaced], 'de', 'english'],
  ['with a waitlist before self-paced', [full, waiting, selfPaced], 'en', 'waiting'],
  ['self-paced where nothing else is', [selfPaced], 'en', 'self-paced'],
  ['no date where there is none', [], 'de', undefined],
])('offers first one %s', (_, dates, language, slug) => {
  expect(nextDate(dates, language)?.slug).toBe(slug)
})
