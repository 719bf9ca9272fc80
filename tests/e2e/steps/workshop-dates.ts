import type { APIRequestContext } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate, type PlannedLive } from '#seed/planned-date.ts'
import { runStarted } from '../../helpers/run-started.ts'
import { wordsOf } from './wording.ts'

/** The date that the site has made of a plan of the seed world in this run. */
export function dateOf(plan: PlannedLive) {
  return liveDate(plan, runStarted())
}

/** The address of its page. */
export function hrefOf(plan: PlannedLive, language: Language = 'de'): string {
  return workshopHref(language, dateOf(plan))
}

/** Free seats, as the page of the date shows them now. */
export async function seatsLeft(
  request: APIRequestContext,
  plan: PlannedLive,
  language: Language = 'de',
): Promise<number> {
  const html = await (await request.get(hrefOf(plan, language))).text()
  const { seats } = plan
  for (let left = 1; left <= seats; left += 1) {
    if (html.includes(`>${wordsOf(language)('workshop.seatsLeft', { left, seats: String(seats) })}<`)) return left
  }
  if (html.includes(wordsOf(language)('workshop.seatsFull', { seats: String(seats) }))) return 0
  throw new Error(`the page of ${dateOf(plan).slug} does not say how many seats are left`)
}
