import { may, type OfficeTask, type Role } from './role.ts'

/**
 * What the program does by itself and is no mail, and whose matter it is when it was given up: effects by their kind, and `nightly`, the
 * deleting of every night. Mails have their own log.
 */
export const workTasks = {
  reminder: 'handle-bookings',
  certificates: 'handle-bookings',
  'end-hold': 'handle-bookings',
  'end-order': 'handle-bookings',
  'late-invoice': 'handle-bookings',
  'end-checkout': 'handle-bookings',
  'forget-meals': 'handle-bookings',
  'vat-check': 'handle-bookings',
  refund: 'handle-bookings',
  'money-return': 'handle-bookings',
  'test-checkout-news': 'handle-bookings',
  'publish-page': 'edit-content',
  'publish-post': 'edit-content',
  'webhook-delivery': 'connect',
  nightly: 'settings',
} as const satisfies Record<string, OfficeTask>

export type WorkKind = keyof typeof workTasks

// Object.keys gives strings, and those of a literal are its own
export const workKinds = Object.keys(workTasks) as WorkKind[]

/** What somebody of this role sees of it, and may have tried again. */
export function workOf(role: Role): WorkKind[] {
  return workKinds.filter((kind) => may(role, workTasks[kind]))
}

/** Null for what is a mail or nothing at all. */
export function workKindOf(kind: string): WorkKind | null {
  return workKinds.find((known) => known === kind) ?? null
}
