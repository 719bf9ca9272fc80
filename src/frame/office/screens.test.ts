import { describe, expect, it } from 'vitest'
import { type Role, roles } from '#domain/office/member.ts'
import { officeRoutes } from '#tests/helpers/route-files.ts'
import { declaredPermission, isGiven, navFor, navScreens } from './screens.ts'

/** What the routes declare. */
const declared = new Map(
  officeRoutes.map(({ path, permission }) => [path, declaredPermission({ permission })] as const),
)

const navOf = (role: Role) =>
  navFor((path) => {
    const permission = declared.get(path)
    return permission ? isGiven(permission, role) : false
  })

describe('the routes of the office', () => {
  it.each(officeRoutes)('$file declares who may open $path', ({ permission }) => {
    expect(declaredPermission({ permission })).toBe(permission)
  })
})

describe('the navigation', () => {
  it.each(navScreens)('leads to $path, which is there', ({ path }) => {
    expect(declared.get(path)).toBeTruthy()
  })

  it('gives every role a way in', () => {
    for (const role of roles) expect(navOf(role)[0]?.entries[0]).toEqual({ href: '/office', name: 'today' })
  })

  it('shows the team to owners only', () => {
    const seen = roles.filter((role) =>
      navOf(role).some(({ entries }) => entries.some(({ name }) => name === 'members')),
    )
    expect(seen).toEqual(['owner'])
  })
})
