import { z } from 'zod'
import { languages } from '#domain/language.ts'
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

export type PublicWorkshop = z.output<typeof publicWorkshopSchema>

export const publicWorkshopListSchema = answerSchema('WorkshopList', z.array(publicWorkshopSchema))

export const publicNotFoundSchema = answerSchema(
  'WorkshopNotFound',
  z.strictObject({ statusCode: z.literal(404), message: z.string() }),
)
