import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { certificationBySlug, workshopHref } from '#domain/workshop/certification.ts'
import { availabilityOf, isOver, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Services } from '#features/context.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import { answerSchema } from './named-schema.ts'

const session = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })

/** The public response of `/api/workshops` (docs/product.md#workshops). */
export const publicWorkshopSchema = answerSchema(
  'Workshop',
  z.strictObject({
    slug: z.string(),
    title: z.string(),
    category: z.strictObject({ slug: z.string() }),
    link: z.url(),
    language: z.enum(languages),
    trainers: z.array(z.string()),
    dates: z.array(session).meta({ description: 'Empty for self-paced workshops.' }),
    timeZone: z.string().nullable(),
    days: z.int().nullable(),
    seats: z.strictObject({ total: z.int(), left: z.int() }).nullable(),
    location: z
      .strictObject({
        city: z.string(),
        country: z.string(),
        venue: z.string().optional(),
        address: z.string().optional(),
      })
      .nullable(),
    price: z
      .strictObject({ amount: z.number(), currency: z.string(), vatIncluded: z.boolean() })
      .meta({ description: 'Net price of one seat in region 1.' }),
    online: z.boolean(),
    selfPaced: z.boolean(),
    waitingList: z.boolean(),
    soldOut: z.boolean(),
    bookable: z.boolean(),
  }),
)

type PublicWorkshop = z.output<typeof publicWorkshopSchema>

export const publicWorkshopListSchema = answerSchema('WorkshopList', z.array(publicWorkshopSchema))

export const publicNotFoundSchema = answerSchema(
  'WorkshopNotFound',
  z.strictObject({ statusCode: z.literal(404), message: z.string() }),
)

export interface WorkshopRoutesParts {
  services: Pick<Services, 'workshopDates' | 'workshopDate' | 'now'>
  siteUrl: string
}

/** `/api/workshops` and `/api/workshops/{slug}` (docs/product.md#addresses-for-programs): the published workshops as JSON. Errors are JSON too. */
export function workshopRoutes({ services, siteUrl }: WorkshopRoutesParts): Hono {
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    await next()
    context.header('cache-control', 'public, max-age=60')
    context.header('x-content-type-options', 'nosniff')
  })
  /** Current and upcoming dates by start, self-paced ones last. */
  app.get('/api/workshops', async (context) => {
    const now = services.now()
    const dates = (await services.workshopDates()).filter(
      ({ date }) => date.delivery === 'self-paced' || !isOver(date, now),
    )
    return context.json(dates.map((listed) => publicWorkshop(listed, siteUrl, now)))
  })
  /** Includes past dates, because old links are looked up here. */
  app.get('/api/workshops/:slug', async (context) => {
    const listed = await services.workshopDate(context.req.param('slug'))
    return listed ? context.json(publicWorkshop(listed, siteUrl, services.now())) : notFound(context)
  })
  app.all('/api/*', notFound)
  return app
}

function notFound(context: Context): Response {
  const { path } = context.req
  return context.json({ statusCode: 404, message: `Page not found: ${path}` }, 404)
}

/** A workshop date in the public format of `/api/workshops` (docs/product.md#addresses-for-programs): plain JSON with ISO 8601 instants. */
function publicWorkshop(listed: ListedDate, siteUrl: string, now: Temporal.Instant): PublicWorkshop {
  const { date, left } = listed
  const certification = certificationBySlug(date.certification)
  const live = date.delivery === 'self-paced' ? null : date
  const { state } = availabilityOf(date, listed, now)
  return {
    slug: date.slug,
    title: certification?.title ?? date.certification,
    category: { slug: date.certification },
    link: siteUrl + workshopHref(date.language, date),
    language: date.language,
    trainers: date.trainers,
    dates: live?.sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` })) ?? [],
    timeZone: live?.zone ?? null,
    days: live ? daysOf(live) : null,
    seats: live ? { total: live.seats, left: Math.max(0, left) } : null,
    location: live?.location ?? null,
    /** Net price of one seat in region 1. */
    price: { amount: date.price / 100, currency: 'EUR', vatIncluded: false },
    online: date.delivery === 'online',
    selfPaced: date.delivery === 'self-paced',
    waitingList: state === 'waiting-list',
    soldOut: state === 'sold-out',
    bookable: state === 'bookable' || state === 'self-paced',
  }
}

/** Calendar days in the workshop's time zone; two half-days on one day count once. */
function daysOf({ sessions, zone }: LiveDate): number {
  return new Set(sessions.map(({ startsAt }) => startsAt.toZonedDateTimeISO(zone).toPlainDate().toString())).size
}
