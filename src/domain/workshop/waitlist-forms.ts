import { z } from 'zod'
import { fields } from '../form/field.ts'
import { reasonField } from './date-form.ts'

/** Offers stand for days; a fortnight more is a decision for another form. */
const maxHours = 336

/** What the organiser does with a party that waits: one reason for all, and hours where an offer stands longer. */
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
