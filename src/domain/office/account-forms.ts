import { z } from 'zod'
import { box, emailField, fields, optionalLine, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { roles } from './member.ts'

/** A password stays exactly as it was typed. */
function password() {
  return z.string({ error: 'validation.password' }).max(200, 'validation.tooLong')
}

/** Long rather than intricate (NIST SP 800-63B): any twelve characters. */
function newPassword() {
  return password().min(12, 'validation.passwordShort')
}

/** Where to go on afterwards; only a path of this site is followed. */
const to = optionalLine(8192)

export const signInForm = fields({ email: emailField(), password: password(), to })
/** Of an app, or one of the codes on paper. */
export const codeForm = fields({ code: requiredLine('validation.code', 40), to })
/** The first code, with what was shown to set the app up: it is shown again when the code was mistyped. */
export const firstCodeForm = fields({
  code: requiredLine('validation.code', 40),
  uri: z
    .string({ error: 'errors.badForm' })
    .regex(/^otpauth:\/\/totp\//, 'errors.badForm')
    .max(500, 'errors.badForm'),
  backupCodes: z.string({ error: 'errors.badForm' }).max(400, 'errors.badForm'),
})
export const forgottenPasswordForm = fields({ email: emailField() })
export const newPasswordForm = fields({ password: newPassword() })
export const firstAccountForm = fields({
  name: requiredLine('validation.memberName'),
  email: emailField(),
  password: newPassword(),
})
/** The name is that of the invitation: it opens a trainer's dates, and the log calls people by it. */
export const joinForm = fields({ password: newPassword() })
export const changePasswordForm = fields({ current: password(), next: newPassword() })
/** Asked again before something that a stranger at an open screen must not do. */
export const ownPasswordForm = fields({ password: password() })
export const subjectForm = fields({ id: z.uuid({ error: 'errors.badForm' }) })
export const passkeyNameForm = fields({ id: z.uuid({ error: 'errors.badForm' }), name: optionalLine(60) })
export const inviteForm = fields({
  name: requiredLine('validation.memberName'),
  email: emailField(),
  role: z.enum(roles, { error: 'validation.role' }),
  language: z.enum(languages, { error: 'errors.badForm' }),
})
export const roleForm = fields({
  id: z.uuid({ error: 'errors.badForm' }),
  role: z.enum(roles, { error: 'validation.role' }),
})
/** `agreed` confirms the dates that the new name moves, after they were shown. */
export const renameForm = fields({ name: requiredLine('validation.memberName') })
export const officeRulesForm = fields({ secondFactor: box() })
