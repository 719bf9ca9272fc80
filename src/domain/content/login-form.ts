import { z } from 'zod'
import { fields, optionalLine, requiredLine } from '../form/field.ts'

/** The login form for editors of pages. Passwords are not trimmed. */
export const loginFormSchema = fields({
  username: requiredLine('validation.username'),
  password: z.string({ error: 'validation.password' }).max(200, 'validation.tooLong'),
  /** The redirect target after login; only paths of this site are followed. */
  to: optionalLine(8192),
})
