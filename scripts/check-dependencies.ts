import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { reportFindings } from './report-findings.ts'

const versions = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  dependencies: versions,
  optionalDependencies: versions,
  devDependencies: versions,
})
type Manifest = z.infer<typeof manifestSchema>

/** The fields of package-lock.json; the key '' is the project itself, the others are folders: node_modules/zod. */
export const lockfileSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), optionalDependencies: versions })),
})
type Lockfile = z.infer<typeof lockfileSchema>

/**
 * Licences that an MIT project may use and redistribute. MPL-2.0 requires the source of its own files only, which are not modified; CC-BY-4.0 is a
 * browser table read by the build; LGPL-3.0 is libvips, which sharp loads as a replaceable shared library; OFL-1.1 covers fonts, which may be bundled
 * with any program; WTFPL has no conditions.
 */
const permitted = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'WTFPL',
  'Python-2.0',
])

/** Packages whose manifest lacks the licence field: it is in their LICENSE, README or an older field. */
const licencesByHand: Record<string, string> = {
  'node_modules/png-js': 'MIT',
  // A dependency of @20minutes/s3rver, for tests.
  'node_modules/busboy': 'MIT',
  'node_modules/humanize-number': 'MIT',
  'node_modules/streamsearch': 'MIT',
}

interface Line {
  names: string[]
  licence: string
  saves: string
}

/** Compares package.json, the lockfile and the table of docs/decisions/dependencies.md; one sentence per problem. */
export function findDependencyProblems(manifest: Manifest, lockfile: Lockfile, table: string): string[] {
  const versions = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies }
  const lines = readTable(table)
  const described = new Set(lines.flatMap(({ names }) => names))
  return [
    ...Object.keys(versions)
      .filter((name) => !described.has(name))
      .map((name) => `${name} has no line in docs/decisions/dependencies.md: say what it saves, or remove the package`),
    ...[...described]
      .filter((name) => !(name in versions))
      .map((name) => `${name} has a line in docs/decisions/dependencies.md, but is not in package.json`),
    ...Object.entries(versions)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is pinned to '${version}': write the exact version`),
    ...lines.flatMap((line) => wrongLine(line, lockfile)),
    ...Object.entries(lockfile.packages)
      .map(([folder, { license }]) => ({ folder, licence: license ?? licencesByHand[folder] ?? 'no licence' }))
      .filter(({ folder, licence }) => folder !== '' && !isPermitted(licence))
      .map(({ folder, licence }) => `${folder} is under ${licence}, which may not go with MIT`),
    ...missingPlatforms(lockfile),
  ]
}

/** If the registry lacked a platform-specific package during `npm install`, the lockfile silently omits it, and `npm ci` fails on a fresh clone. */
function missingPlatforms({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersSeenFrom(folder).some((place) => `${place}node_modules/${name}` in packages))
      .map(
        (name) => `package-lock.json lacks ${name} of ${folder}: npm ci will fail; pin a version with all platforms`,
      ),
  )
}

/** The folders in which Node searches packages from a folder of the tree: 'node_modules/a/', then ''. */
function foldersSeenFrom(folder: string): string[] {
  const parents = folder
    .split('/node_modules/')
    .map((_, index, all) => `${all.slice(0, index + 1).join('/node_modules/')}/`)
  return folder === '' ? [''] : ['', ...parents]
}

/** The rows of all tables: names in backticks, licence, reason. */
function readTable(table: string): Line[] {
  return [...table.matchAll(/^\| (`.+`) \| (.+?) \| (.*) \|$/gm)].map(([, cell = '', licence = '', saves = '']) => ({
    names: [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []),
    licence,
    saves,
  }))
}

function wrongLine({ names, licence, saves }: Line, { packages }: Lockfile): string[] {
  const wrong = names.flatMap((name) => {
    const actual = packages[`node_modules/${name}`]?.license
    return actual && actual !== licence ? [`${name} is under ${actual}, its line says ${licence}`] : []
  })
  return saves.length < 10 ? [...wrong, `${names.join(', ')}: the line does not say what it saves`] : wrong
}

/** Parses the SPDX expressions that occur: 'MIT OR Apache-2.0', '(MIT AND Zlib)'. */
function isPermitted(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermitted)
  return plain.split(' AND ').every((one) => permitted.has(one))
}

if (import.meta.main) {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const manifest = manifestSchema.parse(read('package.json'))
  const lockfile = lockfileSchema.parse(read('package-lock.json'))
  const table = readFileSync('docs/decisions/dependencies.md', 'utf8')

  reportFindings(
    `${Object.keys(lockfile.packages).length - 1} packages in the tree`,
    findDependencyProblems(manifest, lockfile, table),
  )
}
