import { z } from 'zod'
import { fields, requiredLine } from '../form/field.ts'
import { apiScopes, keyLifetimes } from './api-key.ts'

/* The forms of /office/tokens. Messages are keys of the namespace `validation`. */

export const apiKeyForm = fields({
  /** Drawn when the form was opened, and the id of the key: sent twice, it makes one. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  name: requiredLine('validation.keyName', 80),
  scopes: z.array(z.enum(apiScopes, { error: 'errors.badForm' }), { error: 'validation.keyScopes' }).min(1, {
    error: 'validation.keyScopes',
  }),
  lifetime: z.enum(keyLifetimes, { error: 'validation.keyLifetime' }),
})

export const contentTokenForm = fields({ role: z.enum(['reader', 'editor'], { error: 'validation.tokenRole' }) })

export type ApiKeyForm = z.infer<typeof apiKeyForm>
