import { expect, it } from 'vitest'
import { mayReload } from './may-reload.ts'

function memory() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
}

it('reloads a page once in ten seconds, each path for itself', () => {
  const session = memory()
  const at = 1_790_000_000_000
  expect(mayReload(session, '/de/workshops', at)).toBe(true)
  expect(mayReload(session, '/de/workshops', at + 9_999)).toBe(false)
  expect(mayReload(session, '/de', at + 1)).toBe(true)
  expect(mayReload(session, '/de/workshops', at + 10_000)).toBe(true)
})

it('never reloads where nothing can be remembered', () => {
  const refused = () => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  expect(mayReload(refused, '/de', 1)).toBe(false)
})
