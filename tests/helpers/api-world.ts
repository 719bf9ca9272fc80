import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { type ApiScope, apiScopes } from '#domain/api/api-key.ts'
import { apiKeyHash, createApiService } from '#features/api/api-service.ts'
import type { Checkout } from '#features/payment/ports.ts'
import { rateLimitStoresOn } from '#features/spam/store/rate-limits.ts'
import { apiKeyReadsOn } from '#features/webhooks/store/api-keys.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import { createWebhookService, type WebhookService } from '#features/webhooks/webhook-service.ts'
import { apiApp } from '#server/api/api-app.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import { workshopRoutes } from '#server/api/public-workshop.ts'
import { readsOn } from '#server/composition/stores.ts'
import { type BookingWorld, openBookingWorld, saturday } from '../use-cases/booking-world.ts'
import { freshServer } from './fresh-server.ts'
import { memberActor } from './member-actor.ts'

export const apiUrl = 'https://flightlevels.example'

interface Sent {
  key?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The API on the seed world, without a network. */
export interface ApiWorld {
  world: BookingWorld
  service: ReturnType<typeof createApiService>
  webhooks: WebhookService
  ask(method: string, path: string, sent?: Sent): Promise<Response>
  /** The same for a server: answers are compressed for clients that accept it. */
  fetch: Hono['fetch']
  keyFor(...scopes: ApiScope[]): Promise<string>
  /** Keeps a key that ends at a given moment. */
  keyUntil(expiresAt: Temporal.Instant): Promise<string>
  /** Whether anyone takes cards, which at first someone does. */
  takeCards(yes: boolean): void
  /** Advances the clock by this many seconds. */
  wait(seconds: number): void
  /** What a failing answer is about; the log got it. */
  failures: unknown[]
}

export async function openApiWorld(): Promise<ApiWorld> {
  const world = await openBookingWorld(await freshServer({ withWorld: true }))
  let now = saturday
  const checkout: Pick<Checkout, 'provider'> = { provider: 'test' }
  const reads = readsOn(world.database.db)
  const ports = {
    clock: { now: () => now },
    randomSource: { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') },
    transactions: world.transactions,
    reads,
    checkout,
  }
  const service = createApiService({ ...ports, keys: apiKeyReadsOn(world.database.db) })
  const failures: unknown[] = []
  const services = {
    ports,
    webhooks: createWebhookService({
      ...ports,
      webhooks: {
        reads: webhookReadsOn(world.database.db),
        sender: {
          refusalOf: async (url) => (url.startsWith('https:') ? null : 'not-https'),
          post: async () => ({ status: 200, detail: '' }),
        },
        cipher: { encrypt: (secret) => secret, decrypt: (encrypted) => encrypted },
      },
    }),
    invoicePdf: async () => ({ filename: 'R.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }),
    now: () => now,
    workshopDates: () => reads.workshopDates(now),
    workshopDate: (slug: string) => reads.workshopDate(slug, now),
  }
  // Only its errors are looked at here.
  const log = { error: (entry: unknown) => failures.push(entry) } as unknown as Parameters<typeof apiApp>[0]['log']
  const rateLimits = rateLimitStoresOn(world.database.db, 'a secret')
  const app = new Hono()
    .use('/api/*', compress())
    .route('/', apiApp({ api: service, services, siteUrl: apiUrl, senderOf: () => 'somebody', rateLimits, log }))
    .get('/api/openapi.json', (context) => context.json(openApiDocument(apiUrl)))
    .route('/', workshopRoutes({ services, siteUrl: apiUrl }))

  return {
    world,
    service,
    webhooks: services.webhooks,
    failures,
    fetch: app.fetch,
    async ask(method, path, { key, body, headers = {} } = {}) {
      const all = new Headers(headers)
      if (key !== undefined) all.set('authorization', `Bearer ${key}`)
      if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return app.request(apiUrl + path, { method, headers: all, ...(body === undefined ? {} : { body: text }) })
    },
    async keyFor(...scopes) {
      const idempotencyKey = randomUUID()
      const made = await service.makeKey(
        { idempotencyKey, name: 'Buchhaltung', scopes: scopes.length > 0 ? scopes : [...apiScopes], lifetime: '90' },
        nora,
      )
      if (made === null) throw new Error('this key was made before')
      return made
    },
    async keyUntil(expiresAt) {
      const token = `fd_${randomBytes(32).toString('base64url')}`
      const key = {
        id: randomUUID(),
        name: 'Probe',
        start: token.slice(0, 7),
        scopes: [...apiScopes],
        createdBy: nora.name,
      }
      const times = { createdAt: now, expiresAt, lastUsedAt: null, revokedAt: null }
      await world.transactions.run((stores) => stores.apiKeys.add({ ...key, ...times }, apiKeyHash(token)))
      return token
    },
    takeCards(yes) {
      checkout.provider = yes ? 'test' : null
    },
    wait(seconds) {
      now = now.add({ seconds })
    },
  }
}

const nora = memberActor('Nora Pichler')
