import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { bookingContext } from '#features/booking/context.ts'
import { formBody } from '#forms/read-form.ts'
import { personalHref } from '#frame/personal-href.ts'
import type { Route } from './+types/placed-order'

const askedSchema = z.object({ idempotencyKey: z.uuid(), language: z.enum(languages) })

/**
 * `POST /placed-order`: what the order form with an idempotency key has made, for the browser that got no answer. The key is the
 * permission, and the answer is a personal link; the key comes in the body, so that no log has it (docs/decisions/0006).
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
