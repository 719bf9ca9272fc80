import { globSync, readFileSync } from 'node:fs'
import { refusedNames } from './names/refused-names.ts'
import { reportFindings } from './report-findings.ts'

const files = globSync('{src,server,scripts,tests,seed,bench}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'scripts/names/*.test.ts'],
})

reportFindings(
  `${files.length} files`,
  files.flatMap((file) => refusedNames(file, readFileSync(file, 'utf8'))),
)
