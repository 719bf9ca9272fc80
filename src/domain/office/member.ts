export const roles = ['owner', 'organiser', 'editor', 'trainer'] as const

export type Role = (typeof roles)[number]

/** Permissions by role; every screen declares one (src/frame/office/screens.ts). Trainers see only their own dates. */
const table = {
  today: ['owner', 'organiser', 'editor', 'trainer'],
  /** The member's own password, second factor, passkeys and sessions. */
  account: ['owner', 'organiser', 'editor', 'trainer'],
  /** Dates and participant lists. */
  'see-dates': ['owner', 'organiser', 'trainer'],
  'run-dates': ['owner', 'organiser'],
  'handle-bookings': ['owner', 'organiser'],
  /** Comments, newsletter, messages, the mail log. */
  'keep-lists': ['owner', 'organiser', 'editor'],
  'edit-content': ['owner', 'organiser', 'editor'],
  export: ['owner', 'organiser'],
  /** Data access and erasure requests. */
  'protect-data': ['owner'],
  /** The log of actions, limited to the subjects of the role. */
  'read-log': ['owner', 'organiser', 'editor'],
  settings: ['owner'],
  members: ['owner'],
  /** API keys and webhooks. */
  connect: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type OfficeTask = keyof typeof table

// as: Object.keys returns strings; a literal has no other keys
export const officeTasks = Object.keys(table) as OfficeTask[]

export function may(role: Role, task: OfficeTask): boolean {
  const given: readonly Role[] = table[task]
  return given.includes(role)
}

export interface Member {
  id: string
  name: string
  email: string
  role: Role
}

/**
 * The actor of an action: the booker by a personal link, an API key, the program, a user of the link sent to the whole office, or a member. Members
 * are identified by account id; the name is the one at that time.
 */
export type Actor = 'booker' | 'program' | 'payment' | 'organiser:office' | KeyActor | MemberActor

export type MemberActor = Pick<Member, 'id' | 'name'>

export interface KeyActor {
  kind: 'key'
  id: string
  name: string
}

/** The stored text form: 'organiser:Nora Pichler'. */
export function actorText(actor: Actor): string {
  if (typeof actor === 'string') return actor
  return `${'kind' in actor ? 'key' : 'organiser'}:${actor.name}`
}

export type MemberRefusal = 'last-owner' | 'unknown-member' | 'own-account'

/** Null when the role may be assigned. At least one owner must remain, because only owners can grant access. */
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

/** Null when an operator may reset a member's password and second factor. An owner does that, unless it is declared that none can. */
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

/** Shorter words occur in too many other words. */
const shortest = 3

/** Names and addresses with their single words, without duplicates: the first guesses of an attacker. */
export function ownWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= shortest)
}
