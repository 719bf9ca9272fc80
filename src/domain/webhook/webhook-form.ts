import { z } from 'zod'
import { box, fields, optionalLine } from '../form/field.ts'
import { webhookEvents } from './webhook.ts'

/* The forms of /office/webhooks. Messages are keys of the namespace `validation`. */

/** Without credentials, which would end up in logs. The server decides whether http is allowed. */
export const webhookUrl = z
  .string({ error: 'validation.webhookUrl' })
  .trim()
  .max(500, 'validation.tooLong')
  .refine(isPlainUrl, 'validation.webhookUrl')

export const webhookForm = fields({
  /** Generated when the form is opened and used as the id of the webhook, so that a repeated submission creates one. */
  idempotencyKey: z.uuid({ error: 'errors.badForm' }),
  url: webhookUrl,
  events: z
    .array(z.enum(webhookEvents, { error: 'errors.badForm' }), { error: 'validation.webhookEvents' })
    .min(1, { error: 'validation.webhookEvents' }),
})

/** The form of an existing webhook; `known` is its state when the form was opened (`webhookStatus`). */
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
