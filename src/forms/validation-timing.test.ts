import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const forms = globSync('src/**/*.tsx').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return source.includes('onValidate') ? [[file, source] as const] : []
})

it.each(forms)('%s validates when all forms do, never on blur', (_, source) => {
  expect(source).toContain('validationTiming')
  expect(source).not.toMatch(/shouldValidate|shouldRevalidate|onBlur/)
})
