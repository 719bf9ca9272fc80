import { existsSync, globSync, readFileSync } from 'node:fs'
import { findWrongReferences } from './references/find-wrong-references.ts'
import { reportFindings } from './report-findings.ts'

// The tests of the check itself have wrong references on purpose.
const paths = globSync('**/*.{ts,tsx,js,css,md}', {
  exclude: ['node_modules', 'build', 'test-results', 'scripts/references'],
})
const texts = new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]))

reportFindings(`${texts.size} files`, findWrongReferences(texts, existsSync))
