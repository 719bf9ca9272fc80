import { globSync, readFileSync } from 'node:fs'
import { languages } from '#domain/language.ts'
import { silentBranches } from './languages/silent-branches.ts'
import { reportFindings } from './report-findings.ts'

// The world is described, and the site tried, in each language by name.
const files = globSync('**/*.{ts,tsx}', {
  exclude: ['node_modules', 'build', '.data', '.react-router', 'seed', 'tests', 'bench', 'scripts/languages'],
}).filter((file) => !/[.]test[.]tsx?$|^src[/]domain[/]language[.]ts$/.test(file))

reportFindings(
  `${languages.length} languages, ${files.length} files`,
  files.flatMap((file) => silentBranches(file, readFileSync(file, 'utf8'))),
)
