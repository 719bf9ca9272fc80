import { type LoaderFunctionArgs, type Register, RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/office/member.ts'
import { guardOffice, screensFor } from './guard-office.ts'
import { memberOf } from './member-of.ts'
import { type OfficeRequest, officeContext } from './office-context.ts'
import type { OfficeHandle } from './screens.ts'

type Routes = ServerBuild['routes']
type Module = Partial<NonNullable<Routes[string]>['module']>

type OfficeFiles = {
  [File in keyof Register['routeFiles']]: Register['routeFiles'][File] extends {
    id: infer Id
    page: `/office${string}`
  }
    ? Id
    : never
}[keyof Register['routeFiles']]
type Guarded =
  | { handle: { permission: 'public' } }
  | { handle: OfficeHandle; loader: unknown }
  | { handle: OfficeHandle; action: unknown; default?: never }
/** Routes that the guard would not let start. */
type Unguarded = {
  [Id in OfficeFiles]: Id extends keyof Register['routeModules']
    ? Register['routeModules'][Id] extends Guarded
      ? never
      : Id
    : Id
}[OfficeFiles]

/** The compiler names each of them, so that `npm run check` is red before any start. */
const noneUnguarded: Record<Unguarded, never> = {}

/** The routes of a site with this screen at /office/dates/:date; without an ending, as React Router names them. */
function siteWith(module: Module): Routes {
  const page = () => null
  const root = { id: 'root', path: '', module: { default: page } }
  const layout = {
    id: 'frame/office/layout',
    parentId: 'root',
    path: 'office',
    module: { default: page, loader: page, handle: { permission: 'public' } },
  }
  const screen = { id: 'features/workshops/office/date', parentId: layout.id, path: 'dates/:date', module }
  const site = { id: 'content/site/start', parentId: 'root', path: 'de', module: { default: page, loader: page } }
  // a module of a build has more exports than the guard looks at
  return Object.fromEntries([root, layout, screen, site].map((route) => [route.id, route])) as Routes
}

interface Asker {
  role: Role | null
  here?: string
  needsFactor?: boolean
  cookie?: string
  /** Of a form that is sent. */
  sent?: Record<string, string>
}

/** What the screen answers: what its loader gives, or the status with where it leads. */
async function answerOf(
  module: Module,
  what: 'loader' | 'action',
  { role, here = '/office/dates/1', needsFactor = false, cookie = '', sent }: Asker,
) {
  const context = new RouterContextProvider()
  const member = role && { id: 'vera', name: 'Vera Wagner', email: 'vera@flightlevels.example', role }
  // the guard asks for nothing else
  const office = {
    here,
    headers: new Headers({ cookie }),
    member: async () => member,
    needsSecondFactor: async () => needsFactor,
  }
  context.set(officeContext, office as OfficeRequest)
  const handler = guardOffice(siteWith(module)).routes['features/workshops/office/date']?.module[what]
  const url = new URL(here, 'https://site.example')
  try {
    const args = {
      request: new Request(url, sent && { method: 'POST', body: new URLSearchParams(sent) }),
      params: {},
      context,
      url,
      pattern: '/office/dates/:date',
    }
    return await handler?.(args)
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
    const { data, init } = thrown as { data: unknown; init: { status: number } }
    return data === null ? init.status : { status: init.status, data }
  }
}

const page = () => null

describe('a route of the office', () => {
  it.each<[string, Module, string]>([
    [
      'that declares no permission',
      { default: page, loader: page },
      'src/features/workshops/office/date.tsx does not declare who may open /office/dates/:date.',
    ],
    [
      'without a page that declares none',
      { loader: page },
      'src/features/workshops/office/date.ts does not declare who may open /office/dates/:date.',
    ],
    [
      'that declares one that there is not',
      { default: page, loader: page, handle: { permission: 'everything' } },
      'src/features/workshops/office/date.tsx does not declare who may open /office/dates/:date.',
    ],
    [
      'for members that has no loader to refuse with',
      { default: page, action: page, handle: { permission: 'see-dates' } },
      'src/features/workshops/office/date.tsx shows /office/dates/:date to everybody: it has no loader to refuse with.',
    ],
  ])('%s stops the start, and nothing is served', (_, module, problem) => {
    expect(guardOffice(siteWith(module))).toEqual({ routes: {}, problem })
  })

  it('may be a form that everyone sees, and the site around it needs no permission', () => {
    const routes = siteWith({ default: page, action: page, handle: { permission: 'public' } })
    const guarded = guardOffice(routes)
    expect(guarded.problem).toBeNull()
    expect(guarded.routes['content/site/start']).toBe(routes['content/site/start'])
  })

  it('has its permission, each of this site', () => {
    expect(noneUnguarded).toEqual({})
  })

  it('that only hides behind another spelling is one all the same', () => {
    const hidden = { id: 'hidden', parentId: 'root', path: 'Office/keys', module: { loader: page } }
    const routes = { ...siteWith({ handle: { permission: 'public' } }), hidden } as unknown as Routes
    expect(guardOffice(routes).problem).toContain('/Office/keys')
  })

  it.each<[string, string, Asker, unknown]>([
    ['organisers', 'run-dates', { role: 'organiser' }, 'Vera Wagner'],
    ['no trainers', 'run-dates', { role: 'trainer' }, 403],
    ['every member', 'member', { role: 'trainer' }, 'Vera Wagner'],
    ['no visitor without a session', 'member', { role: null }, '303 /office/sign-in?to=%2Foffice%2Fdates%2F1'],
    [
      'no member without a required second factor',
      'see-dates',
      { role: 'owner', needsFactor: true },
      '303 /office/account/second-factor',
    ],
    [
      'who owes one to what is their own',
      'account',
      { role: 'owner', needsFactor: true, here: '/office/account' },
      'Vera Wagner',
    ],
  ])('lets in %s, to look and to send', async (_, permission, asker, expected) => {
    const handler = vi.fn(({ context }: LoaderFunctionArgs) => memberOf(context).name)
    const module = { loader: handler, action: handler, handle: { permission } } as Module
    expect(await answerOf(module, 'loader', asker)).toBe(expected)
    expect(await answerOf(module, 'action', asker)).toBe(expected)
    expect(handler).toHaveBeenCalledTimes(expected === 'Vera Wagner' ? 2 : 0)
  })

  it.each<[string, Asker, unknown]>([
    [
      'keeps what was typed in a session that has ended',
      {
        role: null,
        cookie: 'office.session_token=ended',
        sent: { 'invoice.postalCode': '1070', newPassword: 'geheim', code: '123456' },
      },
      { status: 401, data: { keptForm: [['invoice.postalCode', '1070']] } },
    ],
    [
      'keeps what was typed before someone signed out in another tab',
      { role: null, cookie: 'office.device=known', sent: { note: 'Halb fertig' } },
      { status: 401, data: { keptForm: [['note', 'Halb fertig']] } },
    ],
    [
      'keeps nothing of a form without words',
      { role: null, cookie: 'office.session_token=ended', sent: {} },
      '303 /office/sign-in?to=%2Foffice%2Fdates%2F1',
    ],
    [
      'keeps nothing of who never signed in',
      { role: null, sent: { title: 'Ein Board' } },
      '303 /office/sign-in?to=%2Foffice%2Fdates%2F1',
    ],
    [
      'keeps nothing of a role that may not',
      { role: 'trainer', cookie: 'office.session_token=real', sent: { title: 'Ein Board' } },
      403,
    ],
  ])('%s', async (_, asker, expected) => {
    const action = vi.fn()
    expect(await answerOf({ action, handle: { permission: 'run-dates' } }, 'action', asker)).toEqual(expected)
    expect(action).not.toHaveBeenCalled()
  })

  it('knows which screens a member may be led to', async () => {
    const module: Module = {
      loader: ({ context }) => ['/office/dates/:date', '/office/nowhere'].map(screensFor(context)),
      handle: { permission: 'see-dates' },
    }
    expect(await answerOf(module, 'loader', { role: 'trainer' })).toEqual([true, false])
  })
})
