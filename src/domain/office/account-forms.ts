import { z } from 'zod'
import { box, emailField, fields, optionalLine, requiredLine } from '../form/field.ts'
import { languages } from '../language.ts'
import { roles } from './member.ts'

/** Not trimmed. */
function password(missing = 'validation.password') {
  return z.string({ error: missing }).max(200, 'validation.tooLong')
}

/** Length instead of complexity (NIST SP 800-63B): any twelve characters. */
function newPassword() {
  return password('validation.passwordShort').min(12, 'validation.passwordShort')
}

/** The redirect target; only paths of this site are followed. */
const to = optionalLine(8192)

export const signInForm = fields({ email: emailField(), password: password(), to })
/** A code of an authenticator app, or a recovery code. */
export const codeForm = fields({ code: requiredLine('validation.code', 40), to })
/** The first code, with the secret that was shown for the setup, which is shown again after a wrong code. */
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
/** The name comes from the invitation: it grants access to a trainer's dates and appears in the log. */
export const joinForm = fields({ password: newPassword() })
export const changePasswordForm = fields({ current: password(), next: newPassword() })
export const newEmailForm = fields({ email: emailField(), password: password() })
/** Re-authentication before an action that no one else at an unlocked screen may do. */
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
/** `agreed` confirms the dates affected by the new name, after they were shown. */
export const renameForm = fields({ name: requiredLine('validation.memberName') })
export const officeRulesForm = fields({ secondFactor: box() })
