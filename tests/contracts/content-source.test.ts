import { serve } from '@hono/node-server'
import { afterAll, beforeAll } from 'vitest'
import { fillEmptyStore } from '#content/documents/starter-content.ts'
import { createContentSystem } from '#content/graphql/graphql-handler.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { createContentClient } from '#content/sources/content-client.ts'
import { contentClients } from '#content/sources/content-clients.ts'
import { keepStale } from '#content/sources/stale/keep-stale.ts'
import { staleAnswersOn } from '#content/sources/stale/kept-answers.ts'
import { createWordPressClient } from '#content/sources/wordpress/wordpress-client.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { freshEmbedded } from '../helpers/fresh-embedded.ts'
import { contentSourceContract } from './content-source.ts'
import { seedInWordPress } from './seed-in-wordpress.ts'
import { startWordPress } from './wordpress-server.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await freshEmbedded()
  await fillEmptyStore(database.db, demoWorld(Temporal.Instant.from('2026-11-25T10:00:00Z')).content)
})
afterAll(() => database.close())

contentSourceContract('the embedded content system in process', {
  open() {
    const transport = createContentSystem(database.db).fetch
    const source = createContentClient(contentClients({ transport, url: 'http://content.invalid/graphql' }))
    return Promise.resolve({ source, close: () => Promise.resolve() })
  },
  openBroken() {
    const transport = () => Promise.reject(new Error('the store is gone'))
    return Promise.resolve(createContentClient(contentClients({ transport, url: 'http://content.invalid/graphql' })))
  },
})

contentSourceContract('the same content system over HTTP', {
  async open() {
    const { server, port } = await listening(createContentSystem(database.db).fetch)
    const source = createContentClient(contentClients({ transport: fetch, url: `http://127.0.0.1:${port}/graphql` }))
    return { source, close: () => closed(server) }
  },
  async openBroken() {
    const { server, port } = await listening(createContentSystem(database.db).fetch)
    await closed(server)
    return createContentClient(contentClients({ transport: fetch, url: `http://127.0.0.1:${port}/graphql` }))
  },
})

contentSourceContract('a WordPress', {
  async open() {
    const wordpress = await startWordPress(seedInWordPress)
    return {
      source: createWordPressClient(contentClients({ transport: fetch, url: wordpress.url })),
      close: wordpress.close,
    }
  },
  async openBroken() {
    const wordpress = await startWordPress(seedInWordPress)
    await wordpress.close()
    return createWordPressClient(contentClients({ transport: fetch, url: wordpress.url }))
  },
})

contentSourceContract('a WordPress whose last good answers are kept', {
  async open() {
    const wordpress = await startWordPress(seedInWordPress)
    const source = createWordPressClient(contentClients({ transport: fetch, url: wordpress.url }))
    return { source: kept(source, 'https://wp.example/graphql'), close: wordpress.close }
  },
  async openBroken() {
    const wordpress = await startWordPress(seedInWordPress)
    await wordpress.close()
    const source = createWordPressClient(contentClients({ transport: fetch, url: wordpress.url }))
    return kept(source, 'https://never-seen.example/graphql')
  },
})

function kept(source: ContentSource, url: string): ContentSource {
  return keepStale(source, {
    store: staleAnswersOn(database.db, url),
    clock: { now: () => Temporal.Now.instant() },
    log: { warn: () => undefined },
    count: () => undefined,
  })
}

type Server = ReturnType<typeof serve>

function listening(handler: (request: Request) => Promise<Response>): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: handler, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }))
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
