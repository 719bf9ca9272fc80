import { z } from 'zod'
import { fields, requiredLine } from '../form/field.ts'
import { apiScopes, keyLifetimes } from './api-key.ts'

/* The forms of /office/tokens. Messages are keys of the namespace `validation`. */

export const apiKeyForm = fields({
  /** Generated when the form is opened and used as the id of the key, so that a repeated submission creates one key. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  name: requiredLine('validation.keyName', 80),
  scopes: z.array(z.enum(apiScopes, { error: 'errors.badForm' }), { error: 'validation.keyScopes' }).min(1, {
    error: 'validation.keyScopes',
  }),
  lifetime: z.enum(keyLifetimes, { error: 'validation.keyLifetime' }),
})

export const contentTokenForm = fields({ role: z.enum(['reader', 'editor'], { error: 'validation.tokenRole' }) })

export type ApiKeyForm = z.infer<typeof apiKeyForm>
