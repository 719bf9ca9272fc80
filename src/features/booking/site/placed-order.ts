import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { placedByIdempotencyKey } from '#features/booking/place-order.ts'
import { servicePortsContext } from '#features/context.ts'
import { formBody } from '#forms/read-form.ts'
import { personalHref } from '#frame/page-href.ts'
import type { Route } from './+types/placed-order'

const askedSchema = z.object({ idempotencyKey: z.uuid(), language: z.enum(languages) })

/**
 * `POST /placed-order`: the order created with an idempotency key, for a browser that got no response. The key is the permission, and the response is
 * a personal link; the key is in the body, so that no log contains it (docs/decisions/0006).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSchema.safeParse(Object.fromEntries(await formBody(request)))
  const headers = { 'Cache-Control': 'no-store' }
  if (!asked.success) return Response.json({ href: null }, { status: 400, headers })
  const { idempotencyKey, language } = asked.data
  const placed = await placedByIdempotencyKey(context.get(servicePortsContext), idempotencyKey)
  return Response.json(
    { href: placed && personalHref(placed.kind, { language, token: placed.token, again: true }) },
    { headers },
  )
}
