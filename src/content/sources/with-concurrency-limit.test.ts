import { expect, test } from 'vitest'
import { patience } from '#tests/helpers/patience.ts'
import { withConcurrencyLimit } from './graphql-exchange.ts'

/** A busy machine may take its time. */

const request = () => new Request('http://content.example/graphql')

/** A source whose answers wait until the test gives them. */
function patientSource() {
  const underWay: PromiseWithResolvers<Response>[] = []
  const transport = () => {
    const answer = Promise.withResolvers<Response>()
    underWay.push(answer)
    return answer.promise
  }
  return { transport, underWay }
}

test('two questions at once, the third waits, the fifth is refused', async () => {
  const { transport, underWay } = patientSource()
  const ask = withConcurrencyLimit(transport, { atOnce: 2, waiting: 2 })
  const answers = [ask(request()), ask(request()), ask(request()), ask(request())]
  await expect(ask(request())).rejects.toThrow('too many questions')
  expect(underWay).toHaveLength(2)
  underWay[0]?.resolve(new Response('first'))
  await answers[0]
  await expect.poll(() => underWay.length, patience).toBe(3)
  underWay[1]?.reject(new Error('connection reset'))
  await expect(answers[1]).rejects.toThrow('connection reset')
  await expect.poll(() => underWay.length, patience).toBe(4)
  underWay[2]?.resolve(new Response('third'))
  underWay[3]?.resolve(new Response('fourth'))
  expect(await Promise.all([answers[2], answers[3]])).toHaveLength(2)
  void ask(request())
  void ask(request())
  void ask(request())
  await expect.poll(() => underWay.length, patience).toBe(6)
})

test('who has given up meanwhile is not asked for', async () => {
  const { transport, underWay } = patientSource()
  const ask = withConcurrencyLimit(transport, { atOnce: 1, waiting: 9 })
  const leaving = new AbortController()
  const first = ask(request())
  const second = ask(new Request('http://content.example/graphql', { signal: leaving.signal }))
  const third = ask(request())
  await expect.poll(() => underWay.length, patience).toBe(1)
  leaving.abort(new Error('took too long'))
  underWay[0]?.resolve(new Response('first'))
  await first
  await expect(second).rejects.toThrow('took too long')
  await expect.poll(() => underWay.length, patience).toBe(2)
  underWay[1]?.resolve(new Response('third'))
  expect(await (await third).text()).toBe('third')
})
