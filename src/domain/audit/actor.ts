import { type Actor, may, type OfficeTask, type Role } from '../office/member.ts'

/** Who did something, as the log shows it: an account that is still there by the name it has now. */
export type ShownActor =
  | { kind: 'booker' | 'program' | 'payment' | 'office' }
  | { kind: 'member' | 'key'; name: string }

/** As stored in a line of the log: the name at that time is for accounts that are deleted later, and empty for actors without one. */
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

/** From the words that `actorText` keeps elsewhere, and the log is asked by: 'organiser:Nora Pichler', 'booker'. */
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

/** Subjects of the audit log, with the permission they belong to: the permission to do something includes its log. */
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
  member: 'members',
  settings: 'settings',
  job: 'settings',
  address: 'protect-data',
  'api-key': 'connect',
  webhook: 'connect',
} as const satisfies Record<string, OfficeTask>

export type LogSubject = keyof typeof logTasks

// Object.keys gives strings, and those of a literal are its own
export const logSubjects = Object.keys(logTasks) as LogSubject[]

/** What someone of this role reads in the log. */
export function logOf(role: Role): LogSubject[] {
  return logSubjects.filter((kind) => may(role, logTasks[kind]))
}

/**
 * What the program does by itself and is no mail, and whose matter it is when it was given up: effects by their kind, `nightly`, the
 * deleting of every night, and `backup`. Mails have their own log.
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
  backup: 'settings',
} as const satisfies Record<string, OfficeTask>

export type WorkKind = keyof typeof workTasks

// Object.keys gives strings, and those of a literal are its own
export const workKinds = Object.keys(workTasks) as WorkKind[]

/** What someone of this role sees of it, and may have tried again. */
export function workOf(role: Role): WorkKind[] {
  return workKinds.filter((kind) => may(role, workTasks[kind]))
}

/** Null for what is a mail or nothing at all. */
export function workKindOf(kind: string): WorkKind | null {
  return workKinds.find((known) => known === kind) ?? null
}

/** Why something could not be done, in no more words than these: what was thrown may name people, addresses and keys. */
export type WhyItFailed = 'cut-off' | 'unreachable' | 'too-slow' | 'not-now' | 'turned-down' | 'gone' | 'other'

/** In this order: a time-out of a job is another thing than one of a connection. */
const signs: readonly [WhyItFailed, RegExp][] = [
  ['cut-off', /^job (timed out|heartbeat timeout)/],
  ['too-slow', /timeout|timed out|ETIMEDOUT/i],
  ['unreachable', /ECONN|EHOST|ENET|EAI_|ENOTFOUND|fetch failed|socket/i],
  ['not-now', /cannot say now|\b5\d\d\b|rate.?limit|\b429\b/i],
  ['gone', /^(no|there is no) /],
  ['turned-down', /\b4\d\d\b|refused|declined|No such/i],
]

/** From what was thrown when the last attempt was made. */
export function failureReason(message: string): WhyItFailed {
  return signs.find(([, sign]) => sign.test(message))?.[0] ?? 'other'
}

/** From the answer to the last attempt to deliver a message; null is none. */
export function deliveryError(status: number | null): WhyItFailed {
  if (status === null) return 'unreachable'
  return status >= 500 || status === 429 ? 'not-now' : 'turned-down'
}

/** Mails that let people into the office are sent from their own screens by members with that permission, never again from the log. */
export function maySendAgain({ kind }: { kind: string }): boolean {
  return kind !== 'member-invitation' && kind !== 'password-link'
}

/**
 * Whether a member may read the stored text of a mail. Mails contain personal links: those to bookings are for members who handle bookings,
 * and those that let people into the office for no one.
 */
export function mayReadMail(role: Role, mail: { kind: string }): boolean {
  return may(role, 'handle-bookings') && maySendAgain(mail)
}
