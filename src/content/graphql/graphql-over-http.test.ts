import { serve } from '@hono/node-server'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentService, openContentService } from '#tests/helpers/content-service.ts'

let service: ContentService
let server: ReturnType<typeof serve>
let url = ''

beforeAll(async () => {
  service = await openContentService()
  url = await new Promise((resolve) => {
    server = serve({ fetch: (request) => service.cms.fetch(request), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}/graphql`),
    )
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await service.close()
})

test.each(serverAudits({ url: () => url, fetchFn: fetch }).map((audit) => [audit.name, audit] as const))(
  '%s',
  async (_, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  },
)
