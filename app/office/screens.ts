import { may, type Role, roles, type Task } from '#domain/office/role.ts'

/** Every screen of the office: what it is for, and where it stands in the navigation. A test opens each with every role. */
export interface Screen {
  path: string
  task: Task
  /** Its name in `office.nav`; null for what is reached from another screen. */
  nav: 'today' | 'members' | 'account' | null
}

export const screens: readonly Screen[] = [
  { path: '/office', task: 'look', nav: 'today' },
  { path: '/office/members', task: 'members', nav: 'members' },
  { path: '/office/account', task: 'own-account', nav: 'account' },
]

/** The roles that may do a task: what a screen's loader asks for. */
export function rolesFor(task: Task): Role[] {
  return roles.filter((role) => may(role, task))
}
