import { z } from 'zod'
import { box, emailField, fields, requiredLine, requiredText } from '../form/field.ts'

/** The comment form (docs/product.md#comments). */
export const commentFormSchema = fields({
  name: requiredLine('validation.commentName', 80),
  email: emailField(),
  comment: requiredText('validation.commentText', 5000),
  /** Id of the comment it replies to. */
  replyTo: z.uuid('errors.badForm').optional(),
  /** Whether to mail the author about replies (docs/rules/comments.md#mails-about-replies). */
  notify: box(),
})

export type CommentForm = z.infer<typeof commentFormSchema>
export type CommentFormInput = z.input<typeof commentFormSchema>
