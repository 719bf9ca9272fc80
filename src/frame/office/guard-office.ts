import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import type { Member } from '#domain/office/member.ts'
import { deviceCookieName, sessionCookieName } from '#domain/office/sign-in.ts'
import { memberContext, memberOf } from './member-of.ts'
import { officeContext } from './office-context.ts'
import { declaredPermission, isGiven, type MayOpen, type Permission } from './screens.ts'

type Routes = ServerBuild['routes']
type ServerRoute = NonNullable<Routes[string]>
type RouteModule = ServerRoute['module']
type HandlerArgs = LoaderFunctionArgs | ActionFunctionArgs

/** Permission of each address of the office, parameters included: '/office/dates/:date'. */
type OfficePermissions = ReadonlyMap<string, Permission>

const permissionsContext = createContext<OfficePermissions>()

/** Which screens a member may open, for what leads to them; who was let in, unless someone else is named. */
export function screensFor(context: Readonly<RouterContextProvider>, member: Member = memberOf(context)): MayOpen {
  const permissions = context.get(permissionsContext)
  return (path) => {
    const permission = permissions.get(path)
    return permission !== undefined && isGiven(permission, member.role)
  }
}

/** The routes of a build behind their permissions (docs/decisions/0194). `problem`: the first route that must not be served. */
export function guardOffice(routes: Routes): { routes: Routes; problem: string | null } {
  const permissions = new Map<string, Permission>()
  const guarded: Routes = { ...routes }
  for (const route of Object.values(routes)) {
    const path = route && pathOf(route, routes)
    if (!route || path === undefined || !isOfficePath(path)) continue
    const permission = declaredPermission(route.module.handle)
    if (!permission) return { routes: {}, problem: `${fileOf(route)} does not declare who may open ${path}.` }
    if (permission !== 'public' && route.module.default && !route.module.loader)
      return { routes: {}, problem: `${fileOf(route)} shows ${path} to everybody: it has no loader to refuse with.` }
    // the layout shares its address with the start page, which is the screen
    if (route.index || !permissions.has(path)) permissions.set(path, permission)
    guarded[route.id] = { ...route, module: guardedModule(route.module, permission, permissions) }
  }
  return { routes: guarded, problem: null }
}

/** A route module whose loader and action ask for its permission first. */
export function guardedModule(
  module: RouteModule,
  permission: Permission,
  permissions: OfficePermissions = new Map(),
): RouteModule {
  const { loader, action } = module
  return {
    ...module,
    ...(loader && {
      loader: async (args: LoaderFunctionArgs) => {
        await enter(args)
        return loader(args)
      },
    }),
    ...(action && {
      action: async (args: ActionFunctionArgs) => {
        if (permission !== 'public') await keepSentForm(args)
        await enter(args)
        return action(args)
      },
    }),
  }

  async function enter({ context }: HandlerArgs) {
    // the router types it as read-only for loaders; it is the request's own
    const own = context as RouterContextProvider
    own.set(permissionsContext, permissions)
    if (permission !== 'public') own.set(memberContext, await requireMember(context, permission))
  }
}

/** A form sent after its session ended: a 401 with what was typed, without passwords and files (docs/rules/forms.md). */
async function keepSentForm({ request, context }: ActionFunctionArgs): Promise<void> {
  const office = context.get(officeContext)
  const cookie = office.headers.get('cookie') ?? ''
  const isKnown = [sessionCookieName, `${deviceCookieName}=`].some((name) => cookie.includes(name))
  if (!isKnown || (await office.member())) return
  const form = await request.formData().catch(() => new FormData())
  const keptForm = [...form].filter(([name, value]) => typeof value === 'string' && !/^code$|password/i.test(name))
  if (keptForm.length > 0) throw data({ keptForm }, { status: 401 })
}

function pathOf(route: ServerRoute, routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? pathOf(parent, routes) : ''
  return route.path ? `${above}/${route.path}` : above
}

function isOfficePath(path: string): boolean {
  return /^[/]office(?:$|[/.?])/i.test(path)
}

/** Ids of routes are their files without the ending. */
function fileOf({ id, module }: ServerRoute): string {
  return `src/${id}.${module.default ? 'tsx' : 'ts'}`
}

/** The screens to set up a second factor and to manage one's own account: open to a member without a required second factor. */
const ownPages = '/office/account'

/** The signed-in member with a permission. Otherwise throws a redirect to the sign-in, or a 403. Routes declare theirs (guard-office.ts). */
export async function requireMember(
  context: Readonly<RouterContextProvider>,
  permission: Exclude<Permission, 'public'>,
): Promise<Member> {
  const office = context.get(officeContext)
  const member = await office.member()
  if (!member) throw redirect(`/office/sign-in?${new URLSearchParams({ to: office.here })}`, 303)
  if (!office.here.startsWith(ownPages) && (await office.needsSecondFactor()))
    throw redirect(`${ownPages}/second-factor`, 303)
  if (!isGiven(permission, member.role)) throw data(null, { status: 403 })
  return member
}
