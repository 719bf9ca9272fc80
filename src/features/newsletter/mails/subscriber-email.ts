import type { DispatchPorts, Email } from '#features/jobs/effects.ts'
import { freshLink } from '#mails/parts/found-order.ts'

/** To a subscriber, with two ways to unsubscribe: a page, and the one click of the mail program. Null when the subscription has ended. */
export async function subscriberEmail(
  ports: DispatchPorts,
  subscriptionId: string,
  kind: 'newsletter-welcome' | 'newsletter-reminder',
): Promise<Email | null> {
  const subscription = await ports.reads.newsletter.subscription(subscriptionId)
  if (subscription?.state !== 'confirmed') return null
  const { email, language } = subscription
  const endUrl = await freshLink(ports, { purpose: 'newsletter-end', subjectId: subscriptionId, language })
  const oneClickUrl = endUrl.replace('/unsubscribe/', '/one-click/')
  return { message: { kind, endUrl }, language, to: { name: '', email }, oneClickUrl }
}
