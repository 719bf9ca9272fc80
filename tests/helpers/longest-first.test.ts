import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longest } from './longest-first.ts'

it.each(longest)('%s, which is begun early, exists', (file) => {
  expect(existsSync(file)).toBe(true)
})
