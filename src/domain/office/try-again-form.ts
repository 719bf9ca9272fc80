import { z } from 'zod'
import { fields } from '../form/field.ts'

/** The button beside what was given up: a job, or with `webhook` a message to one. */
export const tryAgainForm = fields({
  id: z.uuid({ error: 'errors.badForm' }),
  webhook: z.uuid({ error: 'errors.badForm' }).optional(),
})
