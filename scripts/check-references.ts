import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Decision, indexRows, readDecision, sharedNumbers } from './references/decisions.ts'
import { findWrongReferences } from './references/find-wrong-references.ts'
import { reportFindings } from './report-findings.ts'

const index = 'docs/decisions/README.md'

// The tests of the check contain wrong references on purpose.
const paths = globSync('**/*.{ts,tsx,js,css,md}', {
  exclude: ['node_modules', 'build', 'test-results', 'scripts/references'],
})
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))

const read = [...texts]
  .filter(([path]) => /^docs\/decisions\/\d/.test(path))
  .map(([path, text]) => readDecision(basename(path), text))
const decisions = read.filter((one): one is Decision => typeof one !== 'string')

const written = texts.get(index) ?? ''
const table = `${written.split('\n| Number |')[0]}\n${indexRows(decisions)}`
if (process.argv.includes('--write')) writeFileSync(index, table)
const isStale = written !== table && !process.argv.includes('--write')

reportFindings(`${texts.size} files, ${decisions.length} decisions`, [
  ...findWrongReferences(texts, existsSync),
  ...read.filter((one) => typeof one === 'string'),
  ...sharedNumbers(decisions),
  ...(isStale ? [`${index} does not list the decisions as they are: node scripts/check-references.ts --write`] : []),
])
