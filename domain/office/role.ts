/** Who works in the office. */
export const roles = ['owner', 'organiser', 'editor', 'trainer'] as const

export type Role = (typeof roles)[number]

/**
 * What may be done in the office, by role; every screen declares one of these (app/office/permission.ts). A trainer's dates are only those of their account: the screens of
 * dates see to that.
 */
const table = {
  today: ['owner', 'organiser', 'editor', 'trainer'],
  /** The own password, second factor, passkeys and sessions. */
  account: ['owner', 'organiser', 'editor', 'trainer'],
  /** Dates and the lists of who comes. */
  'see-dates': ['owner', 'organiser', 'trainer'],
  'run-dates': ['owner', 'organiser'],
  'handle-bookings': ['owner', 'organiser'],
  /** Comments, newsletter, messages, the log of mails. */
  'keep-lists': ['owner', 'organiser', 'editor'],
  'edit-content': ['owner', 'organiser', 'editor'],
  export: ['owner', 'organiser'],
  /** What is known of somebody, whole, and erasing it. */
  'protect-data': ['owner'],
  /** Who did what: of the log of actions, what is theirs to do. */
  'read-log': ['owner', 'organiser', 'editor'],
  settings: ['owner'],
  members: ['owner'],
  /** Keys of the API and webhooks: what other programs may see and hear. */
  connect: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type OfficeTask = keyof typeof table

// Object.keys gives strings, and those of a literal are its own
export const officeTasks = Object.keys(table) as OfficeTask[]

export function may(role: Role, task: OfficeTask): boolean {
  const given: readonly Role[] = table[task]
  return given.includes(role)
}
