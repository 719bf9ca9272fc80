import { expect, it } from 'vitest'
import type { PlannedLive } from '#seed/planned-date.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFl2dOnline, theEnglishFlinOnline, theFl2dInGraz, theFlinInVienna } from '#seed/workshop-dates.ts'
import { inLanguageFirst, workshopView } from './workshop-view.ts'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const view = (plan: PlannedLive, left: number) => workshopView({ date: liveDate(plan, now), left }, 'en', now)
const flin = view(theEnglishFlinOnline, 9)
const vienna = view(theFlinInVienna, 9)
const fl2d = view(theEnglishFl2dOnline, 9)
const graz = view(theFl2dInGraz, 9)

it('shows the dates in the language of the visitor first, each part soonest first', () => {
  const soonest = [flin, vienna, fl2d, graz]
  expect(inLanguageFirst(soonest, 'en')).toEqual([flin, fl2d, vienna, graz])
  expect(inLanguageFirst(soonest, 'de')).toEqual([vienna, graz, flin, fl2d])
})
