import { expect, it } from 'vitest'
import { rateWindow } from './rate-window.ts'

const morning = Temporal.Instant.from('2026-11-23T08:00:00Z')

it('forgets the sender that has been quiet longest before it fills the memory', () => {
  const window = rateWindow(1_000)
  window.note('first', morning)
  for (let number = 0; number < 10_000; number++) window.note(`other ${number}`, morning)
  expect(window.count('first', morning)).toBe(0)
  expect(window.count('other 9999', morning)).toBe(1)
})

it('forgets an attempt when the window has passed', () => {
  const window = rateWindow(1_000)
  window.note('first', morning)
  expect(window.count('first', morning.add({ milliseconds: 999 }))).toBe(1)
  expect(window.count('first', morning.add({ milliseconds: 1_000 }))).toBe(0)
})
