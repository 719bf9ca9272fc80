import { may, type OfficeTask, officeTasks, type Role } from '#domain/office/member.ts'

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

/** Whether a member of this role has it. */
export function isGiven(permission: Permission, role: Role): boolean {
  return permission === 'public' || permission === 'member' || may(role, permission)
}

const permissions: readonly Permission[] = ['public', 'member', ...officeTasks]
