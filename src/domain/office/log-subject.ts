import { may, type OfficeTask, type Role } from './member.ts'

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
