import { hasStarted, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { servicesContext } from '#features/context.ts'
import { pageRequest } from '#frame/page-request.ts'
import type { Route } from './+types/workshop-calendar'

/** `/{lang}/workshops.ics`: the upcoming live workshops as a calendar subscription. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { facts, language, now } = pageRequest({ params, context })
  const { workshopDates, calendarFeed } = context.get(servicesContext)
  const dates = (await workshopDates()).flatMap(({ date }): LiveDate[] =>
    date.delivery === 'self-paced' || hasStarted(date, now()) ? [] : [date],
  )
  const file = await calendarFeed(dates, language)
  facts.cache('workshops')
  return new Response(new Uint8Array(file.content), {
    headers: { 'Content-Type': file.contentType, 'Content-Disposition': `inline; filename="${file.filename}"` },
  })
}
