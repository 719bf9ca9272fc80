import { expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { mailText } from './mail-text.ts'

it.each(languages)('half a text never is sent: %s', (language) => {
  expect(() => mailText(language)('greeting')).toThrow(/firstName/)
})
