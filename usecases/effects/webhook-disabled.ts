import type { EffectOf } from './effect-kind.ts'
import { mailEffect } from './mail-effect.ts'

/** Tells the office that nothing is sent to a webhook any more. Only its host is named: the rest of an address may be a secret. */
export const webhookDisabled = mailEffect<EffectOf<'webhook-disabled'>>({
  key: ({ webhookId, at }) => `webhook-disabled:${webhookId}:${at}`,
  async letter({ webhooks, siteUrl, office }, { webhookId }) {
    const webhook = await webhooks.reads.find(webhookId)
    // removed, or on again
    if (!webhook?.disabledAt) return null
    const logUrl = `${siteUrl}/office/webhooks/${webhookId}`
    return {
      message: { kind: 'webhook-disabled', host: new URL(webhook.url).host, logUrl, siteUrl },
      language: 'de',
      to: office,
    }
  },
})
