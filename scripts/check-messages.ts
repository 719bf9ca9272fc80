import { globSync, readFileSync } from 'node:fs'
import { defaultLanguage, languages } from '#domain/language.ts'
import { compareCatalogues, compareWithCode, flatMessages, sameOnPurpose } from './messages/compare-catalogues.ts'
import { findKeyUses } from './messages/find-key-uses.ts'
import { reportFindings } from './report-findings.ts'

const catalogue = (language: string) =>
  flatMessages(JSON.parse(readFileSync(`src/i18n/messages/${language}.json`, 'utf8')))

const original = catalogue(defaultLanguage)
const translations = languages.filter((language) => language !== defaultLanguage).map(catalogue)
const files = globSync('{src,server}/**/*.{ts,tsx}').filter((file) => !/[.]test[.]tsx?$/.test(file))
const sources = files.map((file) => ({
  file,
  uses: findKeyUses(file, readFileSync(file, 'utf8')),
  speaksInKeys: /^src\/(domain\/|features\/[^/]+\/[^/]+$|features\/[^/]+$|content\/[^/]+$)/.test(file),
}))

reportFindings(`${original.size} texts in ${languages.length} languages, ${files.length} files`, [
  ...translations.flatMap((texts) => compareCatalogues(original, texts, sameOnPurpose)),
  ...compareWithCode([...original.keys()], sources),
])
