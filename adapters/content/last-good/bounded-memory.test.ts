import { expect, test } from 'vitest'
import { boundedMemory } from './kept-answers.ts'

test('the page that was looked at longest ago makes room', () => {
  const memory = boundedMemory<string>(2)
  memory.set('/workshops', 'Workshops')
  memory.set('/buecher', 'Bücher')
  memory.get('/workshops')
  memory.set('/kontakt', 'Kontakt')
  expect([...memory.entries()]).toEqual([
    ['/workshops', 'Workshops'],
    ['/kontakt', 'Kontakt'],
  ])
})
