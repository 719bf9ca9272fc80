import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { roles } from '#domain/office/role.ts'
import routes from '../routes.ts'
import { navFor, officeScreens } from './screens.ts'

/** What is there before anybody has signed in, and what is no screen. */
const open = [
  '/office/language',
  '/office/sign-in',
  '/office/sign-in/code',
  '/office/sign-out',
  '/office/forgotten-password',
  '/office/new-password/:token',
  '/office/first-account/:token',
  '/office/editor-password/:token',
  '/office/invitation/:token',
  '/office/passkeys/:what',
  '/office/*',
]

function paths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    const here = path === '' ? above : `${above}/${path}`
    return children ? paths(children, here) : [here]
  })
}

describe('the table of screens', () => {
  it('names every route of the office, and none that is not there', () => {
    const routed = paths(routes).filter((path) => path === '/office' || path.startsWith('/office/'))
    expect([...officeScreens.map(({ path }) => path), ...open].toSorted()).toEqual(routed.toSorted())
  })

  it('gives every role a way in', () => {
    for (const role of roles) expect(navFor(role)[0]?.entries[0]).toEqual({ href: '/office', name: 'today' })
  })

  it('shows the team to owners only', () => {
    const seen = roles.filter((role) =>
      navFor(role).some(({ entries }) => entries.some(({ name }) => name === 'members')),
    )
    expect(seen).toEqual(['owner'])
  })
})
