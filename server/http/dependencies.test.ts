import { expect, it } from 'vitest'
import { apiRoutes, type Dependencies, dependencyChecks } from './metrics.ts'

const all: Dependencies = { database: true, content: true }

async function asked(path: string, found: Dependencies, isStopping = false) {
  const answer = await apiRoutes({ isStopping: () => isStopping, dependencies: async () => found }).request(path)
  return [answer.status, await answer.text()]
}

it.each([
  ['all respond', all, false, 200, 'ready'],
  ['the content source is away', { ...all, content: false }, false, 200, 'ready, without content'],
  ['the database is away', { database: false, content: false }, false, 200, 'ready, without database, content'],
  ['the process stops', all, true, 503, 'stopping'],
])('/readyz reports whether this process answers visitors: %s', async (_, found, isStopping, status, text) => {
  expect(await asked('/readyz', found, isStopping)).toEqual([status, text])
})

it.each([
  [all, 200],
  [{ ...all, content: false }, 503],
  [{ database: false, content: false }, 503],
])('/readyz/dependencies fails for monitoring while one is away: %j', async (found, status) => {
  expect(await asked('/readyz/dependencies', found)).toEqual([status, JSON.stringify(found)])
})

it('asks a dependency that hangs once, does not wait for it, and sees that it is back', async () => {
  let times = 0
  let answers = Promise.withResolvers<void>()
  const database = () => {
    times += 1
    return answers.promise
  }
  const check = dependencyChecks({ database, content: () => Promise.reject(new Error('away')) }, 20)
  const hanging = { database: false, content: false }
  expect([await check(), await check()]).toEqual([hanging, hanging])
  expect(times).toBe(1)
  answers.resolve()
  await answers.promise
  answers = Promise.withResolvers()
  answers.resolve()
  expect(await check()).toEqual({ database: true, content: false })
})
