import { expect, it } from 'vitest'
import { findDependencyProblems, lockfileSchema } from './check-dependencies.ts'

const table = (...rows: string[]) => ['| Package | Licence | What it saves |', '|---|---|---|', ...rows].join('\n')
const zodLine = '| `zod` | MIT | One schema for each form. |'

function problems({
  versions = { zod: '4.6.7' },
  licences = { zod: 'MIT' },
  rows = [zodLine],
  locked,
}: Given = {}): string[] {
  const manifest = { dependencies: versions, optionalDependencies: {}, devDependencies: {} }
  const packages = Object.entries(licences).map(([name, license]) => [`node_modules/${name}`, { license }])
  const lockfile = lockfileSchema.parse({ packages: { '': {}, ...Object.fromEntries(packages), ...locked } })
  return findDependencyProblems(manifest, lockfile, table(...rows))
}

interface Given {
  versions?: Record<string, string>
  licences?: Record<string, string>
  rows?: string[]
  /** Further entries of the lockfile. */
  locked?: Record<string, object>
}

it('finds nothing wrong with a package with its line', () => {
  expect(problems()).toEqual([])
})

it('reads several packages in one line', () => {
  const rows = ['| `react`, `react-dom` | MIT | Rendering on both sides. |']
  const versions = { react: '19.3.1', 'react-dom': '19.3.1' }
  expect(problems({ versions, licences: { react: 'MIT', 'react-dom': 'MIT' }, rows })).toEqual([])
})

it.each<[string, Given, string]>([
  ['a package without a line', { rows: [] }, 'zod has no line'],
  ['a line without a package', { versions: {} }, 'zod has a line in docs/decisions/dependencies.md, but is not'],
  ['a range instead of a version', { versions: { zod: '^4.6.7' } }, "zod is pinned to '^4.6.7'"],
  ['a line with the wrong licence', { licences: { zod: 'ISC' } }, 'zod is under ISC, its line says MIT'],
  ['a line that gives no reason', { rows: ['| `zod` | MIT |  |'] }, 'zod: the line does not say what it saves'],
  ['a licence that comes along', { licences: { zod: 'MIT', viral: 'GPL-3.0-only' } }, 'viral is under GPL-3.0-only'],
  ['half a licence', { licences: { zod: 'MIT', half: '(MIT AND GPL-2.0-only)' } }, 'half is under'],
])('finds %s', (_, given, problem) => {
  expect(problems(given)).toEqual([expect.stringContaining(problem)])
})

it('takes the better one of two licences', () => {
  expect(problems({ licences: { zod: 'MIT', either: '(GPL-2.0-only OR MIT)' } })).toEqual([])
})

it('finds a platform that the lockfile lacks, since npm ci would fail on it', () => {
  const bundler = { license: 'MIT', optionalDependencies: { 'bundler-mac': '1.0.0', 'bundler-linux': '1.0.0' } }
  const locked = { 'node_modules/bundler': bundler, 'node_modules/bundler-linux': { license: 'MIT' } }
  expect(problems({ locked })).toEqual([expect.stringContaining('lacks bundler-mac of node_modules/bundler')])
})

it('sees a platform package that is below another one', () => {
  const bundler = { license: 'MIT', optionalDependencies: { 'bundler-mac': '1.0.0' } }
  const locked = {
    'node_modules/zod/node_modules/bundler': bundler,
    'node_modules/zod/node_modules/bundler-mac': { license: 'MIT' },
  }
  expect(problems({ locked })).toEqual([])
})
