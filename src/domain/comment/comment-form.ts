import { z } from 'zod'
import { box, emailField, fields, requiredLine, requiredText } from '../form/field.ts'

/** Characters. */
export const maxComment = 5000

export const replyFormSchema = fields({ reply: requiredText('validation.commentText', maxComment) })

/** The comment form (docs/product.md#comments). */
export const commentFormSchema = fields({
  name: requiredLine('validation.commentName', 80),
  email: emailField(),
  comment: requiredText('validation.commentText', maxComment),
  replyTo: z.uuid('errors.badForm').optional(),
  /** Whether to mail the author about replies (docs/rules/comments.md#mails-about-replies). */
  notify: box(),
})

export type CommentForm = z.infer<typeof commentFormSchema>
export type CommentFormInput = z.input<typeof commentFormSchema>
