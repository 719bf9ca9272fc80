import { createHmac } from 'node:crypto'

/** How secrets of webhooks begin (Standard Webhooks). What follows is base64. */
export const secretPrefix = 'whsec_'

interface Message {
  id: string
  at: Temporal.Instant
  body: string
}

/** The headers of Standard Webhooks: a signature by each secret, so that a new one can take the place of an old one without a gap. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.epochMilliseconds / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
