import { describe, expect, it } from 'vitest'
import { may, type OfficeTask, officeTasks, type Role, roles } from './member.ts'

const yes = (...tasks: OfficeTask[]) => new Set<OfficeTask>(tasks)

describe('who may do what in the office', () => {
  it.each<[Role, Set<OfficeTask>]>([
    ['owner', yes(...officeTasks)],
    [
      'organiser',
      yes(
        'today',
        'account',
        'see-dates',
        'run-dates',
        'handle-bookings',
        'keep-lists',
        'edit-content',
        'export',
        'read-log',
      ),
    ],
    ['editor', yes('today', 'account', 'keep-lists', 'edit-content', 'read-log')],
    ['trainer', yes('today', 'account', 'see-dates')],
  ])('is settled for the %s', (role, allowed) => {
    for (const task of officeTasks) expect({ task, may: may(role, task) }).toEqual({ task, may: allowed.has(task) })
  })

  it('leaves members, settings and data protection to owners', () => {
    for (const task of ['members', 'settings', 'protect-data'] as const)
      expect(roles.filter((role) => may(role, task))).toEqual(['owner'])
  })
})
