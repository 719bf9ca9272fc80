import { z } from 'zod'
import { emailField, fields, requiredText } from '../form/field.ts'
import { listOf } from './subscription.ts'

/** The newsletter form (docs/product.md#newsletter). `list` is the block's listId. */
export const newsletterFormSchema = fields({
  email: emailField(),
  list: z.string({ error: 'errors.badForm' }).transform((id, context) => {
    const list = listOf(id)
    if (list !== null) return list
    context.addIssue({ code: 'custom', message: 'errors.badForm' })
    return z.NEVER
  }),
})

/** The office's form to unsubscribe someone. The reason is recorded in the log of actions. */
export const endForm = fields({ reason: requiredText('validation.reason', 500) })
