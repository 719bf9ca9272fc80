import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiScopes } from '#domain/api/api-key.ts'
import { type ApiWorld, apiUrl, openApiWorld } from '#tests/helpers/api-world.ts'
import { describedAnswers } from '#tests/helpers/described-answers.ts'
import { memberActor } from '#tests/helpers/member-actor.ts'
import { saturday } from '#tests/use-cases/booking-world.ts'
import { maxMisses, maxRequests } from './api-app.ts'
import { openApiDocument } from './openapi.ts'
import { apiRoutes } from './route-table.ts'

const nobody = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'
// The document is plain JSON; this is the part of it that is looked at here.
const described = describedAnswers(openApiDocument(apiUrl) as unknown as Parameters<typeof describedAnswers>[0])

describe('keys of the REST API', () => {
  let api: ApiWorld
  let key: string
  beforeAll(async () => {
    api = await openApiWorld()
    key = await api.keyFor()
  })
  afterAll(() => api.world.close())

  const paths = apiRoutes.map((route) => ({ route, path: route.path.replace(/\{\w+\}/, nobody) }))

  it.each(paths)('let no one in at $route.method $path without a valid one', async ({ route, path }) => {
    const revoked = await api.keyFor()
    for (const { id } of await api.service.keys())
      if (id !== (await api.service.keyBehind(key))?.id) await api.service.revokeKey(id, memberActor('Nora Pichler'))
    const foreign = `fd_${'x'.repeat(43)}`
    const bad = [undefined, foreign, key.slice(0, -1), revoked, await api.keyUntil(saturday), 'not a key']
    for (const one of bad) {
      const answer = await api.ask(route.method.toUpperCase(), path, { key: one, body: route.body ? {} : undefined })
      expect(answer.status).toBe(401)
      expect(await described.complaints(route.method, route.path, answer)).toEqual([])
      expect(answer.headers.get('www-authenticate')).toContain('Bearer')
    }
    api.wait(61)
  })

  it.each(apiScopes)('with %s open what it names and nothing else', async (scope) => {
    const one = await api.keyFor(scope)
    for (const { route, path } of paths) {
      const answer = await api.ask(route.method.toUpperCase(), path, { key: one, body: route.body ? {} : undefined })
      expect({ path, isForbidden: answer.status === 403 }).toEqual({ path, isForbidden: route.scope !== scope })
      expect(answer.status).not.toBe(401)
    }
  })

  it('show when they were last used, and are logged when they are created and revoked', async () => {
    const own = await api.service.keyBehind(key)
    expect(own?.lastUsedAt).not.toBeNull()
    const rows = await api.world.all('api_key')
    expect(JSON.stringify(rows)).not.toContain(key)
    const actions = (await api.world.all('action_log')).filter((line) => line.subject_kind === 'api-key')
    expect(actions.some(({ action }) => action === 'api-key.revoked')).toBe(true)
  })

  it('may ask so often in a minute, each by itself', async () => {
    const busy = await api.keyFor('dates:read')
    const once = () => api.ask('GET', `/api/v1/dates/${nobody}`, { key: busy })
    for (let asked = 0; asked < maxRequests; asked += 1) expect((await once()).status).toBe(404)
    const tooOften = await once()
    expect(tooOften.status).toBe(429)
    expect(Number(tooOften.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await api.ask('GET', `/api/v1/dates/${nobody}`, { key })).status).toBe(404)
    api.wait(61)
    expect((await once()).status).toBe(404)
  })

  it('cannot be tried out for ever', async () => {
    for (let tried = 0; tried < maxMisses; tried += 1) expect((await api.ask('GET', '/api/v1/dates')).status).toBe(401)
    expect((await api.ask('GET', '/api/v1/dates')).status).toBe(429)
    api.wait(61)
  })
})
