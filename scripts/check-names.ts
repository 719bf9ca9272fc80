import { globSync, readFileSync } from 'node:fs'
import { otherResults, refusedNames } from './names/refused-names.ts'
import { reportFindings } from './report-findings.ts'

const files = globSync('{src,server,scripts,tests,seed,bench}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**', 'scripts/names/*.test.ts'],
})
// Tests expect results by parts.
const answering = files.filter((file) => /^(src|server)[/]/.test(file) && !/[.]test[.]tsx?$/.test(file))
const findingsIn = (names: readonly string[], find: typeof refusedNames) =>
  names.flatMap((file) => find(file, readFileSync(file, 'utf8')))

reportFindings(`${files.length} files`, [...findingsIn(files, refusedNames), ...findingsIn(answering, otherResults)])
