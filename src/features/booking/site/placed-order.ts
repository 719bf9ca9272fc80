import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { bookingContext } from '#features/booking/context.ts'
import { formBody } from '#forms/form-body.ts'
import { personalHref } from '#frame/personal-href.ts'
import type { Route } from './+types/placed-order'

const askedSchema = z.object({ idempotencyKey: z.uuid(), language: z.enum(languages) })

/**
 * `POST /placed-order`: what an attempt to order has made, for the browser that got no answer. Only who holds the attempt is told, and what it
 * is told is a personal link; the attempt comes in the body, so that it stands in no log (docs/decisions/0007).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSchema.safeParse(Object.fromEntries(await formBody(request)))
  const headers = { 'Cache-Control': 'no-store' }
  if (!asked.success) return Response.json({ href: null }, { status: 400, headers })
  const { idempotencyKey, language } = asked.data
  const placed = await context.get(bookingContext).placedByIdempotencyKey(idempotencyKey)
  return Response.json(
    { href: placed && personalHref(placed.kind, { language, token: placed.token, again: true }) },
    { headers },
  )
}
