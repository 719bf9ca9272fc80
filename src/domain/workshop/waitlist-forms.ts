import { z } from 'zod'
import { fields } from '../form/field.ts'
import { reasonField } from './date-form.ts'

/** Offers are open for days; an extension beyond two weeks is a typing error. */
const maxHours = 336

/** The organiser's actions on a waiting party, each with a reason; extending an offer also needs hours. */
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
