import type { Webhook } from './webhook.ts'

/** What a form about a webhook was opened with, as one line: two that are the same say the same. */
export function webhookStanding({ url, events, disabledAt }: Pick<Webhook, 'url' | 'events' | 'disabledAt'>): string {
  return [url, ...events.toSorted(), disabledAt === null ? 'on' : 'off'].join(' ')
}
