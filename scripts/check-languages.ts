import { globSync, readFileSync } from 'node:fs'
import { languages } from '#domain/language.ts'
import { silentBranches } from './languages/silent-branches.ts'
import { reportFindings } from './report-findings.ts'

// The seed and the tests name each language explicitly.
const files = globSync('**/*.{ts,tsx}', {
  exclude: ['node_modules', 'build', '.data', '.react-router', 'seed', 'tests', 'bench', 'scripts/languages'],
}).filter((file) => !/[.]test[.]tsx?$|^src[/]domain[/]language[.]ts$/.test(file))

reportFindings(
  `${languages.length} languages, ${files.length} files`,
  files.flatMap((file) => silentBranches(file, readFileSync(file, 'utf8'))),
)
