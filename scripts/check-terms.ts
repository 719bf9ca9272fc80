import { globSync, readFileSync } from 'node:fs'
import { languages } from '#domain/language.ts'
import { reportFindings } from './report-findings.ts'
import { readTerms, refusedTerms } from './terms/refused-terms.ts'
import { bilingualTexts, catalogueTexts, contentTexts } from './terms/shown-texts.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const content = globSync('seed/content/**/*.{json,md}')
const code = globSync('src/**/*.{ts,tsx}').filter((file) => !/[.]test[.]tsx?$/.test(file))

const terms = readTerms(read('docs/terms.md'))
const texts = [
  ...languages.flatMap((language) => catalogueTexts(language, read(`src/i18n/messages/${language}.json`))),
  ...content.flatMap((file) => contentTexts(file, read(file))),
  ...code.flatMap((file) => bilingualTexts(file, read(file))),
]

reportFindings(`${terms.refused.length} refused words, ${texts.length} texts`, refusedTerms(terms, texts))
