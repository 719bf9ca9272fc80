/** What a key for the REST API may do. Writing does not include reading: a key says everything it may. */
export const apiScopes = [
  'dates:read',
  'dates:write',
  'bookings:read',
  'bookings:write',
  'invoices:read',
  'webhooks:read',
  'webhooks:write',
] as const

export type ApiScope = (typeof apiScopes)[number]
