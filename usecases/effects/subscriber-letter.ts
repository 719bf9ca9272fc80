import type { DispatchPorts } from './effect-kind.ts'
import type { Letter } from './mail-effect.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** A letter to somebody who reads the newsletter, with the way out; null when they no longer do. */
export async function subscriberLetter(
  ports: DispatchPorts,
  subscriptionId: string,
  kind: 'newsletter-welcome' | 'newsletter-reminder',
): Promise<Letter | null> {
  const subscription = await ports.reads.newsletter.subscription(subscriptionId)
  if (subscription?.state !== 'confirmed') return null
  const { email, language } = subscription
  const { endUrl, oneClickUrl } = await unsubscribeLink(ports, subscription)
  return { message: { kind, endUrl, siteUrl: ports.siteUrl }, language, to: { name: '', email }, oneClickUrl }
}
