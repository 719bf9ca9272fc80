import { readFileSync } from 'node:fs'
import { findDependencyProblems } from './dependencies/find-dependency-problems.ts'
import { lockfileSchema, manifestSchema } from './dependencies/manifest.ts'
import { reportFindings } from './report-findings.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const manifest = manifestSchema.parse(read('package.json'))
const lockfile = lockfileSchema.parse(read('package-lock.json'))
const table = readFileSync('docs/decisions/dependencies.md', 'utf8')

reportFindings(
  `${Object.keys(lockfile.packages).length - 1} packages in the tree`,
  findDependencyProblems(manifest, lockfile, table),
)
