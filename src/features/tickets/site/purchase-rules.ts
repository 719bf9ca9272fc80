import { parseWithZod } from '@conform-to/zod/v4'
import type { Programme } from '#domain/package/package.ts'
import { packageFormSchemas, ticketFormSchema } from '#domain/purchase/purchase-form.ts'

interface Sent {
  formData: FormData
}

/** Validates with the server's schema. Large, so only `useFormRules` may load this file. */
export function ticketRules({ formData }: Sent) {
  return parseWithZod(formData, { schema: ticketFormSchema })
}

export const packageRules: Record<Programme, typeof nowRules> = { now: nowRules, realise: realiseRules }

function nowRules({ formData }: Sent) {
  return parseWithZod(formData, { schema: packageFormSchemas.now })
}

function realiseRules({ formData }: Sent): ReturnType<typeof nowRules> {
  // as: Realise has no workshop field, so its results are those of NOW without one
  return parseWithZod(formData, { schema: packageFormSchemas.realise }) as ReturnType<typeof nowRules>
}
