import { globSync, readFileSync } from 'node:fs'
import { cruise, type IModule } from 'dependency-cruiser'
import config from '../.dependency-cruiser.ts'

/** `npm run measure`: the size of the code, the import closure of a use case and what is written twice, as in docs/architecture.md; `-- --duplicates` lists the pairs. */

/** Code that runs or builds the program. Content (seed/) and tests are counted separately. */
const programFolders = ['src', 'server', 'scripts', 'bench']

/** The entry points of "cancel a booking": the use case, and its office screen. */
const journeys = {
  'src/features/booking/cancel-order.ts': 'the cancel use case',
  'src/features/booking/office/booking.tsx': 'its screen',
}

const isTest = (path: string) => /[.]test[.]tsx?$/.test(path) || path.startsWith('tests/')
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function size(folders: string[], wanted: (path: string) => boolean) {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`)).filter(wanted)
  const lines = paths.map(linesOf).sort((one, other) => one - other)
  return { files: paths.length, lines: sum(lines), median: lines[Math.floor(lines.length / 2)] ?? 0 }
}

/** The number of files imported directly or transitively, including types and the file itself. */
function closure(modules: Map<string, IModule>, start: string): number {
  const seen = new Set([start])
  for (const path of seen)
    for (const { resolved } of modules.get(path)?.dependencies ?? [])
      if (modules.has(resolved) && /[.]tsx?$/.test(resolved)) seen.add(resolved)
  return seen.size
}

/** This many equal lines in a row count as a duplicate. */
const enough = 6
/** Lines that do not count: blank lines, imports, comments, brackets and tags without attributes. */
const isTrivial = /^(?:import .*|\} from .*|\/?\*.*|\/\/.*|(?:<\/?[\w.]*>|[(){}[\];,:?&|=>]|\s|return|else|null)*)$/

/** The pairs of files, or of places in one file, that have such lines in common, with an example of each. */
function duplicates(paths: readonly string[]): string[] {
  const placesOf = new Map<string, { path: string; line: number }[]>()
  for (const path of paths) {
    const lines = readFileSync(path, 'utf8')
      .replace(/^import [^']* from '/gm, (names) => `import '${'\n'.repeat(names.split('\n').length - 1)}`)
      .split('\n')
      .map((text, index) => ({ text: text.trim(), line: index + 1 }))
      .filter(({ text }) => !isTrivial.test(text))
    for (let first = 0; first + enough <= lines.length; first += 1) {
      const run = lines.slice(first, first + enough)
      const key = run.map(({ text }) => text).join('\n')
      placesOf.set(key, [...(placesOf.get(key) ?? []), { path, line: run[0]?.line ?? 0 }])
    }
  }
  const pairs = new Map<string, string>()
  for (const [one, ...others] of placesOf.values())
    for (const other of others)
      if (one && (one.path !== other.path || other.line - one.line >= enough))
        pairs.set(`${one.path} ~ ${other.path}`, `${one.path}:${one.line} ~ ${other.path}:${other.line}`)
  return [...pairs.values()]
}

const { output } = await cruise(programFolders, { ...config.options, exclude: { path: '[.]test[.]tsx?$' } })
if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text instead of a result')
const own = output.modules.filter(
  ({ source }) => programFolders.includes(source.split('/')[0] ?? '') && !isTest(source),
)
const modules = new Map(own.map((module) => [module.source, module]))

const production = size(programFolders, (path) => !isTest(path))
const styles = size(programFolders, (path) => path.endsWith('.css'))
const content = size(['seed'], (path) => !isTest(path))
const tests = size([...programFolders, 'seed', 'tests'], isTest)
const written = globSync(`{${[...programFolders, 'seed', 'tests'].join(',')}}/**/*.{ts,tsx,css}`)
const twice = duplicates(written)
const rows = [
  ['production', `${production.lines} lines in ${production.files} files, median ${production.median}`],
  ['of these style sheets', `${styles.lines} lines in ${styles.files} files`],
  ['content (seed/)', `${content.lines} lines in ${content.files} files`],
  ['tests', `${tests.lines} lines in ${tests.files} files`],
  ...Object.entries(journeys).map(([path, name]) => [`files behind ${name}`, String(closure(modules, path))]),
  [`pairs of places with ${enough} equal lines`, String(twice.length)],
]
if (process.argv.includes('--duplicates')) console.log(twice.join('\n'))
for (const [name, figure] of rows) console.log(`| ${name} | ${figure} |`)
