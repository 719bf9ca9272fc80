import { z } from 'zod'
import { box, fields, optionalLine } from '../form/field.ts'
import { webhookEvents } from './webhook.ts'

/* The forms of /office/webhooks. Messages are keys of the namespace `validation`. */

/** Without credentials: they would be in logs. Whether http is allowed is up to the server. */
export const webhookUrl = z
  .string({ error: 'validation.webhookUrl' })
  .trim()
  .max(500, 'validation.tooLong')
  .refine(isPlainUrl, 'validation.webhookUrl')

export const webhookForm = fields({
  /** Drawn when the form was opened, and the id of the webhook: sent twice, it makes one. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  url: webhookUrl,
  events: z
    .array(z.enum(webhookEvents, { error: 'errors.badForm' }), { error: 'validation.webhookEvents' })
    .min(1, { error: 'validation.webhookEvents' }),
})

/** The form of a webhook that is there; `known` is how it stood when the form was opened (`webhookStatus`). */
export const editWebhookForm = fields({
  url: webhookUrl,
  events: webhookForm.shape.events,
  paused: box(),
  known: optionalLine(2000),
})

export type WebhookForm = z.infer<typeof webhookForm>

function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}
