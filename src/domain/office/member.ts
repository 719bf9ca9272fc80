/** Who works in the office. */
export const roles = ['owner', 'organiser', 'editor', 'trainer'] as const

export type Role = (typeof roles)[number]

/**
 * What may be done in the office, by role; every screen declares one of these (src/frame/office/screens.ts). A trainer's dates are only those of their account: the screens of
 * dates see to that.
 */
const table = {
  today: ['owner', 'organiser', 'editor', 'trainer'],
  /** The own password, second factor, passkeys and sessions. */
  account: ['owner', 'organiser', 'editor', 'trainer'],
  /** Dates and the lists of participants. */
  'see-dates': ['owner', 'organiser', 'trainer'],
  'run-dates': ['owner', 'organiser'],
  'handle-bookings': ['owner', 'organiser'],
  /** Comments, newsletter, messages, the log of mails. */
  'keep-lists': ['owner', 'organiser', 'editor'],
  'edit-content': ['owner', 'organiser', 'editor'],
  export: ['owner', 'organiser'],
  /** What is known of someone, whole, and erasing it. */
  'protect-data': ['owner'],
  /** Who did what: of the log of actions, what is theirs to do. */
  'read-log': ['owner', 'organiser', 'editor'],
  settings: ['owner'],
  members: ['owner'],
  /** Keys of the API and webhooks. */
  connect: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type OfficeTask = keyof typeof table

// Object.keys gives strings, and those of a literal are its own
export const officeTasks = Object.keys(table) as OfficeTask[]

export function may(role: Role, task: OfficeTask): boolean {
  const given: readonly Role[] = table[task]
  return given.includes(role)
}

/** Someone who works in the office. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
}

/**
 * The actor of an action: the booker by a personal link, a key of the API, the program itself, a holder of the link that was sent to the
 * whole office, or a member. Members are identified by their account; the name is the one they had at the time.
 */
export type Actor = 'booker' | 'program' | 'payment' | 'organiser:office' | KeyActor | MemberActor

export type MemberActor = Pick<Member, 'id' | 'name'>

export interface KeyActor {
  kind: 'key'
  id: string
  name: string
}

/** In words, as they are kept: 'organiser:Nora Pichler'. */
export function actorText(actor: Actor): string {
  if (typeof actor === 'string') return actor
  return `${'kind' in actor ? 'key' : 'organiser'}:${actor.name}`
}

export type MemberRefusal = 'last-owner' | 'unknown-member' | 'own-account'

/** Null when the member may have the role. At least one owner stays, or no one could let anyone in again. */
export function refusedRole(members: readonly Member[], memberId: string, role: Role): MemberRefusal | null {
  if (!members.some(({ id }) => id === memberId)) return 'unknown-member'
  return role === 'owner' || hasOtherOwner(members, memberId) ? null : 'last-owner'
}

/** Null when the member may be removed. */
export function refusedRemoval(members: readonly Member[], memberId: string): MemberRefusal | null {
  if (!members.some(({ id }) => id === memberId)) return 'unknown-member'
  return hasOtherOwner(members, memberId) ? null : 'last-owner'
}

export type RecoveryRefusal = 'unknown-member' | 'no-owner' | 'other-owner'

/**
 * Null when an operator may let this member in without password and second factor. Normally an owner does that, also for other owners,
 * unless the operator declares that no owner can.
 */
export function refusedRecovery(
  members: readonly Member[],
  memberId: string,
  { nobodyElseCan }: { nobodyElseCan: boolean },
): RecoveryRefusal | null {
  const member = members.find(({ id }) => id === memberId)
  if (!member) return 'unknown-member'
  if (member.role !== 'owner') return 'no-owner'
  return hasOtherOwner(members, memberId) && !nobodyElseCan ? 'other-owner' : null
}

function hasOtherOwner(members: readonly Member[], memberId: string): boolean {
  return members.some(({ id, role }) => role === 'owner' && id !== memberId)
}

/** Shorter ones are parts of too many other words. */
const shortest = 3

/** Names and addresses with the words they consist of, each once: no one who guesses a password tries much else first. */
export function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= shortest)
}
