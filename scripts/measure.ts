import { globSync, readFileSync } from 'node:fs'
import { cruise, type IModule } from 'dependency-cruiser'
import config from '../.dependency-cruiser.ts'

/** `npm run measure`: the size of the code and the import closure of a use case, as in docs/architecture.md. */

/** Code that runs or builds the program. Content (seed/) and tests are counted separately. */
const rooms = ['src', 'server', 'scripts', 'bench']

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

const { output } = await cruise(rooms, { ...config.options, exclude: { path: '[.]test[.]tsx?$' } })
if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text instead of a result')
const own = output.modules.filter(({ source }) => rooms.includes(source.split('/')[0] ?? '') && !isTest(source))
const modules = new Map(own.map((module) => [module.source, module]))

const production = size(rooms, (path) => !isTest(path))
const content = size(['seed'], (path) => !isTest(path))
const tests = size([...rooms, 'seed', 'tests'], isTest)
const rows = [
  ['production', `${production.lines} lines in ${production.files} files, median ${production.median}`],
  ['content (seed/)', `${content.lines} lines in ${content.files} files`],
  ['tests', `${tests.lines} lines in ${tests.files} files`],
  ...Object.entries(journeys).map(([path, name]) => [`files behind ${name}`, String(closure(modules, path))]),
]
for (const [name, figure] of rows) console.log(`| ${name} | ${figure} |`)
