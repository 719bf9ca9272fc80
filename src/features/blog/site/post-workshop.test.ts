import { expect, it } from 'vitest'
import { workshopView } from '#features/workshops/site/workshop-view.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFlinInVienna } from '#seed/workshop-dates.ts'
import { page, paragraph } from '#tests/helpers/sample-blocks.ts'
import { workshopOfPost } from './post.tsx'

const now = Temporal.Instant.from('2026-11-21T09:31:00Z')
const [flin, fl2d] = [theFlinInVienna, theFl2dInGraz].map((plan) =>
  workshopView({ date: liveDate(plan, now), left: 9 }, 'de', now),
)
const dates = [flin, fl2d].filter((date) => date !== undefined)
const text = (content: string) => page(paragraph(content))

it.each([
  ['the workshop that it links to', 'Komm zu <a href="/de/workshops/flight-level-2-design">FL2D</a>.', fl2d],
  ['the next date where it links to none', 'Vierzehn Boards.', flin],
  ['the next date where that workshop has none', '<a href="/de/workshops/flight-level-3-design">FL3D</a>', flin],
  ['the next date where the link is about something else', '<a href="/de/workshops/sommerfest">Fest</a>', flin],
])('a post offers %s', (_, content, expected) => {
  expect(workshopOfPost(text(content), dates, 'de')).toBe(expected)
})

it('offers nothing where there is no date', () => {
  expect(workshopOfPost(text('Vierzehn Boards.'), [], 'de')).toBeNull()
})
