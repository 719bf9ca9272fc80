import { z } from 'zod'
import { fields } from '../form/field.ts'

/** Retries a failed job or, with `webhook`, a failed webhook message. */
export const tryAgainForm = fields({
  id: z.uuid({ error: 'errors.badForm' }),
  webhook: z.uuid({ error: 'errors.badForm' }).optional(),
})
