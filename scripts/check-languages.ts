import { globSync, readFileSync } from 'node:fs'
import { languages } from '#domain/language.ts'
import { reportFindings } from './report-findings.ts'

const code = `(?:${languages.join('|')})`
const quoted = `['"\`]${code}['"\`]`

/** Code that tests for one language or lists them all, so that a new language would take the wrong branch. */
const patterns = [
  `[!=]==? ${quoted}`,
  `${quoted} [!=]==?`,
  `case ${quoted}`,
  `${quoted}\\s*[,|]\\s*${quoted}`,
  `\\(\\??:?${code}\\|${code}\\)`,
  `\\{${code}\\|${code}\\}`,
  `value: ${quoted}`,
  // sv-SE formats dates as ISO 8601 and is not a language of the site.
  `Intl\\.\\w+\\(['"](?!sv-SE)`,
].map((pattern) => new RegExp(pattern))

const advice =
  'asks for one language or lists them: take it from languageTable (src/domain/language.ts) or from a Record<Language, …>, in which a new one is missing. What is true of one language alone says so: // one language: why'

/** The lines of a file that would miss a new language. An exception has its reason in the line above. */
export function silentBranches(file: string, text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(\/?\*|\/\/)/.test(line) || /\/\/ one language: \S/.test(lines[index - 1] ?? '')) return []
    return patterns.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${advice}`] : []
  })
}

if (import.meta.main) {
  // The seed and the tests name each language explicitly.
  const files = globSync('**/*.{ts,tsx}', {
    exclude: ['node_modules', 'build', '.data', '.react-router', 'seed', 'tests', 'bench'],
  }).filter((file) => !/[.]test[.]tsx?$|^(src[/]domain[/]language|scripts[/]check-languages)[.]ts$/.test(file))

  reportFindings(
    `${languages.length} languages, ${files.length} files`,
    files.flatMap((file) => silentBranches(file, readFileSync(file, 'utf8'))),
  )
}
