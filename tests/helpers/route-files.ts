import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'

/** Every address of src/routes.ts with the file that answers it, parameters included: '/office/dates/:date'. */
export const routeFiles = filesOf(routes)

/** Every address of the office with the permission that its file declares, as it is written there; undefined where it declares none. */
export const officeRoutes = routeFiles
  .filter(({ path }) => /^[/]office(?:$|[/])/.test(path))
  .map(({ path, file }) => ({ path, file, permission: declaredIn(file) }))

/** The screens of the office: what only some members may open. */
export const officeScreens = officeRoutes.flatMap(({ path, permission = 'public' }) =>
  permission === 'public' || permission === 'member' ? [] : [{ path, permission }],
)

/** The addresses of pages; all others answer with files or data. */
export const pagePaths: ReadonlySet<string> = new Set(
  routeFiles.flatMap(({ path, file }) => (/^export default /m.test(textOf(file)) ? path : [])),
)

function filesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const here = path === '' ? above : `${above}/${path}`
    return children ? filesOf(children, here) : [{ path: here, file }]
  })
}

function declaredIn(file: string): string | undefined {
  return /^export const handle = \{ permission: '([\w-]+)' \} satisfies OfficeHandle$/m.exec(textOf(file))?.[1]
}

function textOf(file: string): string {
  return readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
}
