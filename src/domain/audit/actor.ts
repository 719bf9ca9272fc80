import { type Actor, may, type OfficeTask, type Role } from '../office/member.ts'

/** The actor of a log line as shown. An existing account has its current name. */
export type ShownActor =
  | { kind: 'booker' | 'program' | 'payment' | 'office' }
  | { kind: 'member' | 'key'; name: string }

/** The actor as stored in a log line. The name at that time is shown once the account is deleted; it is empty for actors without one. */
export interface StoredActor {
  actorKind: ShownActor['kind']
  actorId: string | null
  actorName: string
}

export function storedActor(actor: Actor): StoredActor {
  if (actor === 'organiser:office') return { actorKind: 'office', actorId: null, actorName: '' }
  if (typeof actor === 'string') return { actorKind: actor, actorId: null, actorName: '' }
  return { actorKind: 'kind' in actor ? actor.kind : 'member', actorId: actor.id, actorName: actor.name }
}

export function shownActor({ actorKind: kind, actorName: name }: Omit<StoredActor, 'actorId'>): ShownActor {
  return kind === 'member' || kind === 'key' ? { kind, name } : { kind }
}

/** Parses the text form of `actorText`, which filters of the log use: 'organiser:Nora Pichler', 'booker'. */
export function actorOfText(text: string): ShownActor {
  if (text === 'booker' || text === 'program' || text === 'payment') return { kind: text }
  if (text === 'organiser:office') return { kind: 'office' }
  if (text.startsWith('key:')) return { kind: 'key', name: text.slice(4) }
  return { kind: 'member', name: text.replace(/^organiser:/, '') }
}

export function textOfActor(actor: ShownActor): string {
  if (actor.kind === 'office') return 'organiser:office'
  if (!('name' in actor)) return actor.kind
  return `${actor.kind === 'key' ? 'key' : 'organiser'}:${actor.name}`
}

/** Subjects of the audit log and the permission that each belongs to: the permission to do something includes its log. */
export const logTasks = {
  registration: 'handle-bookings',
  order: 'handle-bookings',
  participant: 'handle-bookings',
  'workshop-date': 'run-dates',
  export: 'export',
  comment: 'keep-lists',
  subscription: 'keep-lists',
  message: 'keep-lists',
  mail: 'keep-lists',
  trainer: 'edit-content',
  testimonial: 'edit-content',
  redirect: 'edit-content',
  menu: 'edit-content',
  picture: 'edit-content',
  member: 'members',
  settings: 'settings',
  job: 'settings',
  address: 'protect-data',
  'api-key': 'connect',
  webhook: 'connect',
} as const satisfies Record<string, OfficeTask>

export type LogSubject = keyof typeof logTasks

// as: Object.keys returns strings; a literal has no other keys
export const logSubjects = Object.keys(logTasks) as LogSubject[]

export function logOf(role: Role): LogSubject[] {
  return logSubjects.filter((kind) => may(role, logTasks[kind]))
}

/** Background work except mails, and the permission of those who handle its failures. Mails have their own log. */
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
  backup: 'settings',
} as const satisfies Record<string, OfficeTask>

export type WorkKind = keyof typeof workTasks

// as: Object.keys returns strings; a literal has no other keys
export const workKinds = Object.keys(workTasks) as WorkKind[]

export function workOf(role: Role): WorkKind[] {
  return workKinds.filter((kind) => may(role, workTasks[kind]))
}

/** Null for mails and unknown kinds. */
export function workKindOf(kind: string): WorkKind | null {
  return workKinds.find((known) => known === kind) ?? null
}

/** Categories of failure. Raw errors are not shown, because they may contain names, addresses and keys. */
export type FailureReason = 'cut-off' | 'unreachable' | 'too-slow' | 'not-now' | 'rejected' | 'gone' | 'other'

/** Checked in this order: a job timeout is not a connection timeout. */
const signs: readonly [FailureReason, RegExp][] = [
  ['cut-off', /^job (timed out|heartbeat timeout)/],
  ['too-slow', /timeout|timed out|ETIMEDOUT/i],
  ['unreachable', /ECONN|EHOST|ENET|EAI_|ENOTFOUND|fetch failed|socket/i],
  ['not-now', /cannot say now|\b5\d\d\b|rate.?limit|\b429\b/i],
  ['gone', /^(no|there is no) /],
  ['rejected', /\b4\d\d\b|refused|declined|No such/i],
]

/** From the error of the last attempt. */
export function failureReason(message: string): FailureReason {
  return signs.find(([, sign]) => sign.test(message))?.[0] ?? 'other'
}

/** From the response to the last delivery attempt; null without a response. */
export function deliveryError(status: number | null): FailureReason {
  if (status === null) return 'unreachable'
  return status >= 500 || status === 429 ? 'not-now' : 'rejected'
}

/** Mails that grant access to the office are sent again only from their own screens, which need the matching permission. */
export function maySendAgain({ kind }: { kind: string }): boolean {
  return !['member-invitation', 'password-link', 'new-email'].includes(kind)
}

/** Mails with links to bookings are for members who handle bookings. Those that grant access to the office are readable by no role. */
export function mayReadMail(role: Role, mail: { kind: string }): boolean {
  return may(role, 'handle-bookings') && maySendAgain(mail)
}
