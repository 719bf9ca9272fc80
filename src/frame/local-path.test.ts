import { describe, expect, it } from 'vitest'
import { localPath } from './page-href.ts'

describe('localPath', () => {
  it.each(['/', '/de/workshops', '/en/workshops?kind=design&place=online', '/de/%C3%BCber'])(
    'stays here: %s',
    (path) => {
      expect(localPath(path)).toBe(path)
    },
  )

  it.each([
    '//elsewhere.example/de',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/./\\elsewhere.example',
    '/.//elsewhere.example',
    'https://elsewhere.example/de',
    'javascript:alert(1)',
    'de/workshops',
    '',
    null,
    new Blob(['/de']),
  ])('does not follow %s', (address) => {
    expect(localPath(address)).toBeNull()
  })
})
