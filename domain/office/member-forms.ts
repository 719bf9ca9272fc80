import { z } from 'zod'
import { emailField, fields, optionalLine, requiredLine } from '../form/field.ts'
import { roles } from './role.ts'

/** Shorter passwords are guessed; longer ones than a thousand letters only keep the machine busy. */
export const shortestPassword = 12

/** A password stays exactly as it was typed. */
const newPassword = z
  .string({ error: 'validation.newPassword' })
  .min(shortestPassword, 'validation.newPassword')
  .max(200, 'validation.tooLong')
const knownPassword = z.string({ error: 'validation.password' }).max(200, 'validation.tooLong')

export const signInSchema = fields({
  email: emailField(),
  password: knownPassword,
  /** Where to go on afterwards; only a path of this site is followed. */
  to: optionalLine(8192),
})

/** The first account, which is an owner. */
export const firstAccountSchema = fields({
  name: requiredLine('validation.name'),
  email: emailField(),
  password: newPassword,
})

export const newPasswordSchema = fields({ password: newPassword })

export const changePasswordSchema = fields({ current: knownPassword, password: newPassword })

export const forgottenPasswordSchema = fields({ email: emailField() })

export const newMemberSchema = fields({
  name: requiredLine('validation.name'),
  email: emailField(),
  role: z.enum(roles, { error: 'errors.badForm' }),
})

export const memberRoleSchema = fields({
  id: z.uuid({ error: 'errors.badForm' }),
  role: z.enum([...roles, 'none'], { error: 'errors.badForm' }),
})
