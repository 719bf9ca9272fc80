import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Time } from './time.tsx'

it.each([
  ['2026-11-26T16:00:54.239356Z', '2026-11-26T16:00:54.239Z'],
  ['2026-11-26T16:00:54.2Z', '2026-11-26T16:00:54.2Z'],
  ['2026-11-26T16:00:00Z', '2026-11-26T16:00:00Z'],
])('%s is written for programs as %s', (at, written) => {
  expect(renderToStaticMarkup(<Time at={at}>heute</Time>)).toBe(`<time dateTime="${written}">heute</time>`)
})
