import { z } from 'zod'
import { fields } from '../form/field.ts'
import { reasonField } from './date-form.ts'

/** Offers are open for days; an extension beyond two weeks is a typing error. */
const maxHours = 336

/** What the organiser says when a waiting party is moved to the end. */
export const moveToEndForm = fields({ reason: reasonField() })

/** How much longer an offer is open. */
export const moreTimeForm = fields({
  hours: z.int({ error: 'validation.hours' }).min(1, 'validation.hours').max(maxHours, 'validation.hours'),
})
