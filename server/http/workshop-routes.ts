import { type Context, Hono } from 'hono'
import { isOver } from '#domain/workshop/workshop-date.ts'
import type { UseCases } from '#usecases/use-cases.ts'
import { publicWorkshop } from './public-workshop.ts'

export interface WorkshopRoutesParts {
  useCases: Pick<UseCases, 'workshopDates' | 'workshopDate' | 'now'>
  siteUrl: string
}

/** `/api/workshops` and `/api/workshops/{slug}` (SPEC §7): what the pages show, for machines. Every error is JSON too. */
export function workshopRoutes({ useCases, siteUrl }: WorkshopRoutesParts): Hono {
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    await next()
    context.header('cache-control', 'public, max-age=60')
    context.header('x-content-type-options', 'nosniff')
  })
  /** Dates that are not over yet, in order of start, self-paced ones last. */
  app.get('/api/workshops', async (context) => {
    const now = useCases.now()
    const dates = (await useCases.workshopDates()).filter(
      ({ date }) => date.delivery === 'self-paced' || !isOver(date, now),
    )
    return context.json(dates.map((listed) => publicWorkshop(listed, siteUrl, now)))
  })
  /** Also one that is over: old addresses are looked up here. */
  app.get('/api/workshops/:slug', async (context) => {
    const slug = context.req.param('slug')
    // PostgreSQL refuses NUL in text; no slug has one.
    const listed = slug.includes('\0') ? null : await useCases.workshopDate(slug)
    return listed ? context.json(publicWorkshop(listed, siteUrl, useCases.now())) : notFound(context)
  })
  app.all('/api/*', notFound)
  return app
}

function notFound(context: Context): Response {
  const { path } = context.req
  return context.json({ statusCode: 404, message: `Page not found: ${path}` }, 404)
}
