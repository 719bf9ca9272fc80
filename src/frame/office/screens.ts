import { may, type OfficeTask, officeTasks, type Role } from '#domain/office/member.ts'

/** The parts of the navigation, from top to bottom. */
const navParts = ['work', 'lists', 'content', 'organisation'] as const
type NavPart = (typeof navParts)[number]

/**
 * The screens of the navigation, in this order, by their paths in src/routes.ts. Who sees which follows from the permissions that the routes declare.
 * The text of an entry is `officeFrame.screens.{name}` in the messages.
 */
export const navScreens = [
  { path: '/office', part: 'work', name: 'today' },
  { path: '/office/bookings', part: 'work', name: 'bookings' },
  { path: '/office/comments', part: 'lists', name: 'comments' },
  { path: '/office/newsletter', part: 'lists', name: 'newsletter' },
  { path: '/office/messages', part: 'lists', name: 'messages' },
  { path: '/office/mails', part: 'lists', name: 'mails' },
  { path: '/office/pages', part: 'content', name: 'pages' },
  { path: '/office/exports', part: 'organisation', name: 'exports' },
  { path: '/office/data-protection', part: 'organisation', name: 'dataProtection' },
  { path: '/office/members', part: 'organisation', name: 'members' },
  { path: '/office/settings', part: 'organisation', name: 'settings' },
  { path: '/office/tokens', part: 'organisation', name: 'tokens' },
  { path: '/office/log', part: 'organisation', name: 'log' },
  { path: '/office/dates', part: 'work', name: 'dates' },
  { path: '/office/posts', part: 'content', name: 'posts' },
  { path: '/office/media', part: 'content', name: 'media' },
  { path: '/office/testimonials', part: 'content', name: 'testimonials' },
  { path: '/office/trainers', part: 'content', name: 'trainers' },
  { path: '/office/menus', part: 'content', name: 'menus' },
  { path: '/office/redirects', part: 'content', name: 'redirects' },
  { path: '/office/links', part: 'content', name: 'links' },
] as const satisfies readonly { path: string; part: NavPart; name: string }[]

type NavName = (typeof navScreens)[number]['name']

/** Whether someone may open a screen, parameters included as in src/routes.ts; false for one that is not there. */
export type MayOpen = (path: string) => boolean

export interface NavEntry {
  href: string
  name: NavName
}

export interface NavGroup {
  part: NavPart
  entries: NavEntry[]
}

export function navFor(mayOpen: MayOpen): NavGroup[] {
  return navParts.flatMap((part) => {
    const entries = navScreens.flatMap((screen) =>
      screen.part === part && mayOpen(screen.path) ? [{ href: screen.path, name: screen.name }] : [],
    )
    return entries.length > 0 ? [{ part, entries }] : []
  })
}

/** The address of a screen that others lead to, or null when it is not there or not for this member: '/office/dates/:date' with its id. */
export function screenHref(mayOpen: MayOpen, path: string, id?: string): string | null {
  if (!mayOpen(path)) return null
  return id === undefined ? path : path.replace(/:\w+/, encodeURIComponent(id))
}

/** Who may ask for an address of the office: everyone, also before signing in; every member; or the roles that a task is given to. */
export type Permission = 'public' | 'member' | OfficeTask

/** What each route module of the office exports as `handle`. Without it the program does not start (guard-office.ts). */
export interface OfficeHandle {
  permission: Permission
}

/** What a route module declares; null where that is nothing, or no permission that there is. */
export function declaredPermission(handle: unknown): Permission | null {
  if (typeof handle !== 'object' || handle === null || !('permission' in handle)) return null
  return permissions.find((permission) => permission === handle.permission) ?? null
}

export function isGiven(permission: Permission, role: Role): boolean {
  return permission === 'public' || permission === 'member' || may(role, permission)
}

const permissions: readonly Permission[] = ['public', 'member', ...officeTasks]
