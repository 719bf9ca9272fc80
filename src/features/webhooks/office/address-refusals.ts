import type { AddressRefusal } from '../ports.ts'

/** Keys of the messages about addresses that nothing is sent to. */
export const addressRefusals: Record<AddressRefusal, string> = {
  'not-https': 'officeWebhooks.refused.not-https',
  'not-public': 'officeWebhooks.refused.not-public',
  'not-found': 'officeWebhooks.refused.not-found',
}
