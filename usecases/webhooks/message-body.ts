import type { Delivery } from '#domain/webhook/webhook.ts'
import { eventType } from '#domain/webhook/webhook-event.ts'

/** Where the API has what an event is about. */
const paths = { booking: 'bookings', order: 'bookings', registration: 'registrations', date: 'dates' } as const

/**
 * What a webhook is told: the event, its time, the id of what it is about and where to read more with a key. Nothing about people. The same
 * message is the same text, however often it is sent.
 */
export function messageBody({ event, subjectId, at }: Delivery, siteUrl: string): string {
  return JSON.stringify({ type: eventType(event), timestamp: at.toString(), data: dataOf(event, subjectId, siteUrl) })
}

function dataOf(event: Delivery['event'], id: string, siteUrl: string) {
  if (event === 'test') return { id }
  // Every event begins with one of them.
  const kind = event.split('-')[0] as keyof typeof paths
  return { id, url: `${siteUrl}/api/v1/${paths[kind]}/${id}` }
}
