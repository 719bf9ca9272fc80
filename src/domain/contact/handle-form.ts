import { z } from 'zod'
import { fields, optionalText } from '../form/field.ts'
import { handlings } from './contact.ts'

/** The form with which the office handles a message. */
export const handleForm = fields({
  what: z.enum([...handlings, 'delete'], { error: 'errors.badForm' }),
  note: optionalText(500),
})
