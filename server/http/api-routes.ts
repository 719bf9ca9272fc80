import { Hono } from 'hono'

export interface ApiPorts {
  /** Resolves when database and content source respond, rejects otherwise. */
  ready(): Promise<void>
}

export function apiRoutes(ports: ApiPorts): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    try {
      await ports.ready()
      return context.text('ready')
    } catch {
      return context.text('not ready', 503)
    }
  })
  return app
}
