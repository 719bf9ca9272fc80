import type { APIRequestContext } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate, type PlannedLive } from '#seed/planned-date.ts'
import { runStarted } from '../../helpers/run-started.ts'

/** The date that the site has made of a plan of the seed world in this run. */
export function dateOf(plan: PlannedLive) {
  return liveDate(plan, runStarted())
}

/** The address of its page. */
export function hrefOf(plan: PlannedLive, language: Language = 'de'): string {
  return workshopHref(language, dateOf(plan))
}

/** Free seats as they are at this moment: a page that shows them may be as it was a second ago (docs/rules/caching.md). */
export async function seatsLeft(request: APIRequestContext, plan: PlannedLive): Promise<number> {
  const { seats } = await (await request.get(`/api/workshops/${dateOf(plan).slug}`)).json()
  return seats.left
}
