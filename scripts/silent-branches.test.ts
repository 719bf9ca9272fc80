import { expect, it } from 'vitest'
import { silentBranches } from './check-languages.ts'

it.each([
  "const other = language === 'de' ? 'en' : 'de'",
  "if ('en' !== lang) return",
  "    case 'de':",
  "language: 'de' | 'en'",
  "const known = ['de', 'en']",
  'const path = /^\\/(?:de|en)\\//',
  "app.get('/:language{de|en}/feed')",
  "{ value: 'en', label: 'English' },",
  "new Intl.NumberFormat('de-AT')",
])('finds %s', (line) => {
  expect(silentBranches('src/a.ts', `const a = 1\n${line}\n`)).toEqual([expect.stringContaining('src/a.ts:2')])
})

it.each([
  "const names: Record<Language, string> = { de: 'Deutsch', en: 'English' }",
  "  language: 'de',",
  " * '/de/workshops' is German: 'de' | 'en'",
  "  // one language: mails to the office are German\n  const isGerman = language === 'de'",
])('lets pass %s', (line) => {
  expect(silentBranches('src/a.ts', line)).toEqual([])
})
