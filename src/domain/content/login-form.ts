import { z } from 'zod'
import { fields, optionalLine, requiredLine } from '../form/field.ts'

/** Who edits pages logs in with these. A password stays exactly as it was typed. */
export const loginFormSchema = fields({
  username: requiredLine('validation.username'),
  password: z.string({ error: 'validation.password' }).max(200, 'validation.tooLong'),
  /** Where to go on afterwards; only a path of this site is followed. */
  to: optionalLine(8192),
})
