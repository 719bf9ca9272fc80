import { Hono } from 'hono'
import { movedPages } from '#domain/address/moved-pages.ts'
import { defaultLanguage } from '#domain/language.ts'

/** Redirect rules of a build, by path (docs/product.md#addresses-for-programs). */
type RouteRules = Record<string, { redirect: { to: string; statusCode: 301 } }>

/**
 * `/builds/latest.json`, which open pages poll to notice a newer build, and `/builds/meta/{buildId}.json` with its route rules. `buildId` is called
 * each time, because in development it changes with the sources.
 */
export function buildRoutes(buildId: () => Promise<string>): Hono {
  const app = new Hono()
  app.get('/builds/latest.json', async (context) => {
    context.header('cache-control', 'no-cache')
    return context.json({ id: await buildId() })
  })
  app.get('/builds/meta/:file', async (context) => {
    const id = await buildId()
    if (context.req.param('file') !== `${id}.json`)
      return context.json({ statusCode: 404, message: 'No such build' }, 404)
    context.header('cache-control', 'public, max-age=31536000, immutable')
    return context.json({ id, routeRules: routeRules() })
  })
  return app
}

/** The table of moved pages without language prefix; the same redirects apply within each language. */
function routeRules(): RouteRules {
  const rules = movedPages.map(({ from, to, implicitLanguage = defaultLanguage }) => {
    const target = `/${implicitLanguage}${typeof to === 'string' ? to : to[implicitLanguage]}`
    return [
      from.replace('*', '**').replace(/\{\w+\}/g, '*'),
      { redirect: { to: target.replace('*', '**'), statusCode: 301 } },
    ] as const
  })
  return Object.fromEntries(rules)
}
