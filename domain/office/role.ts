/** What somebody of the company is there for. Everybody has one. */
export const roles = ['owner', 'organiser', 'editor', 'trainer'] as const
export type Role = (typeof roles)[number]

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

/** What the office lets people do, by topic. Each screen names one (`app/office/screens.ts`). */
export const tasks = [
  'look',
  'own-account',
  'dates',
  'bookings',
  'exports',
  'mails',
  'lists',
  'content',
  'members',
] as const
export type Task = (typeof tasks)[number]

/** A trainer sees the own dates and their participants only: the screens of `dates` see to that. */
const allowed: Record<Task, readonly Role[]> = {
  look: roles,
  'own-account': roles,
  dates: ['owner', 'organiser', 'trainer'],
  bookings: ['owner', 'organiser'],
  exports: ['owner', 'organiser'],
  mails: ['owner', 'organiser'],
  lists: ['owner', 'organiser', 'editor'],
  content: ['owner', 'organiser', 'editor'],
  members: ['owner'],
}

/** Whether somebody in this role may do this (docs/rules/office.md). */
export function may(role: Role, task: Task): boolean {
  return allowed[task].includes(role)
}
