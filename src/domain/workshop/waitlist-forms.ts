import { z } from 'zod'
import { fields } from '../form/field.ts'
import { reasonField } from './date-form.ts'

/** Offers are open for days; more than a fortnight is a decision for another form. */
const maxHours = 336

/** An action of the organiser on a waiting party: a reason for all, and hours where an offer is extended. */
export const waitlistFormSchema = z.discriminatedUnion(
  'act',
  [
    fields({ act: z.literal('offer') }),
    fields({ act: z.literal('skip'), reason: reasonField() }),
    fields({
      act: z.literal('more-time'),
      hours: z.int({ error: 'validation.hours' }).min(1, 'validation.hours').max(maxHours, 'validation.hours'),
    }),
  ],
  { error: 'errors.badForm' },
)

export type WaitlistForm = z.infer<typeof waitlistFormSchema>
