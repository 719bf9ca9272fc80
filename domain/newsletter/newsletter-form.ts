import { z } from 'zod'
import { emailField, fields } from '../form/field.ts'
import { listOf } from './newsletter-list.ts'

/** The newsletter box (SPEC §3 and §5). `list` is the block's listId. */
export const newsletterFormSchema = fields({
  email: emailField(),
  list: z.string({ error: 'errors.badForm' }).transform((id, context) => {
    const list = listOf(id)
    if (list !== null) return list
    context.addIssue({ code: 'custom', message: 'errors.badForm' })
    return z.NEVER
  }),
})
