import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every address of app/routes.ts with the file that answers it, parameters included: '/office/dates/:date'. */
export const routeFiles = filesOf(routes)

function filesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const here = path === '' ? above : `${above}/${path}`
    return children ? filesOf(children, here) : [{ path: here, file }]
  })
}
