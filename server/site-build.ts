import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import type * as entry from '../src/entry.server.tsx'
import { projectFile } from '../src/project-file.ts'
import { type FileLock, lockFile, sharedLock } from './lock-file.ts'
import { StartError } from './start-error.ts'

/** A folder for each build, named after its contents, because processes load parts of theirs as long as they run. */
const builds = projectFile('build')
/** Which of them is the latest. */
const stamp = join(builds, 'stamp')
/** As in react-router.config.ts. */
const unfinished = join(builds, 'next')
/** Also of locks: in the folder of a build they would be removed with it. */
const cache = projectFile('node_modules/.cache')
/** The inputs of the build. */
const folders = ['src', 'server', 'seed', 'public', 'scripts']
const singleFiles = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const isTest = /[.]test[.]tsx?$/

/** The build that this module is part of; null in a program that runs from its source. */
const [ownBuild = null] = /^.*[\\/]build[\\/][\da-f]{16}(?=[\\/]server[\\/])/.exec(fileURLToPath(import.meta.url)) ?? []

/** The build that this process has begun with, and the lock on it, which must not be collected as garbage. */
let held: { folder: string; lock: FileLock } | null = null

/** The folder of the build of this process; before `buildWhenNeeded`, and in a release, the latest. */
export function builtFolder(): string {
  return ownBuild ?? held?.folder ?? folderOf(builtFrom().contents ?? '')
}

function folderOf(contents: string): string {
  return join(builds, contents.slice(0, 16))
}

/** Everything that browsers load. */
export function clientFolder(): string {
  return join(builtFolder(), 'client')
}

/** An embedded database that has all tables and nothing in them: a first start copies it. */
export function databaseArchive(): string {
  return join(builtFolder(), 'database.tar.gz')
}

export function builtFile(name: string): URL {
  return pathToFileURL(join(builtFolder(), 'server', `${name}.js`))
}

export type SiteBundle = ServerBuild & { entry: { module: typeof entry } }

export async function loadSite(announce: (line: string) => void): Promise<SiteBundle> {
  await buildWhenNeeded(announce)
  return builtSite()
}

export async function builtSite(): Promise<SiteBundle> {
  // as: the bundle is built from our own entry; `import()` of a path has no type
  return guardedSite((await import(builtFile('index').href)) as SiteBundle)
}

/** The bundle with permission checks on the office. A route of the office without a declared permission rejects the whole bundle. */
export function guardedSite(bundle: SiteBundle): SiteBundle {
  const known = guardedSites.get(bundle)
  if (known) return known
  const { routes, problem } = bundle.entry.module.guardOffice(bundle.routes)
  if (problem) throw new StartError(`Cannot start: ${problem}`)
  const guarded = { ...bundle, routes }
  guardedSites.set(bundle, guarded)
  return guarded
}

/** In development each request asks for the bundle, which stays the same object until a source changes. */
const guardedSites = new WeakMap<SiteBundle, SiteBundle>()

/** Present in a checkout. A release (`npm run release`) lacks it and is served as built. */
const configuration = projectFile('vite.config.ts')
const builder = projectFile('node_modules/@react-router/dev/bin.cjs')

/** Two processes that start at once must not build into the same folder: the later one waits for the earlier one. */
export async function buildWhenNeeded(announce: (line: string) => void): Promise<void> {
  if (!existsSync(configuration)) return
  const files = sources()
  const states = fingerprint(files, (file) => {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  })
  const latest = builtFrom()
  if (latest.contents && latest.states === states && holdBuild(latest.contents)) return
  const contents = fingerprint(files, (file) => readFileSync(file))
  while (!holdBuild(contents)) {
    if (!existsSync(builder))
      throw new StartError(
        'Cannot start: the build is older than the sources, and the build tools are not installed. Run npm ci, or start a release (npm run release).',
      )
    mkdirSync(cache, { recursive: true })
    const lock = lockFile(join(cache, 'flightdeck-build.lock'))
    if (!lock) {
      await wait(300)
      continue
    }
    try {
      if (existsSync(folderOf(contents))) continue
      announce('Building the site …')
      await build()
      renameSync(unfinished, folderOf(contents))
      removeUnused(contents)
    } finally {
      lock.release()
    }
  }
  // Also of the same contents with different timestamps, as in a fresh clone: recorded, so that the next start need not read them.
  writeStamp({ contents, states })
}

/** No process removes this build as long as this one runs. False if there is none. */
function holdBuild(contents: string): boolean {
  const folder = folderOf(contents)
  if (held?.folder === folder) return true
  if (!existsSync(folder)) return false
  mkdirSync(cache, { recursive: true })
  const lock = sharedLock(lockOf(folder))
  // Else it was removed before the lock.
  if (lock && existsSync(folder)) {
    held = { folder, lock }
    return true
  }
  lock?.release()
  return false
}

/** Those that no process runs from. */
function removeUnused(contents: string): void {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name)
    if (folder === folderOf(contents) || name.startsWith('stamp')) continue
    const lock = lockFile(lockOf(folder))
    if (!lock) continue
    rmSync(folder, { recursive: true })
    rmSync(lockOf(folder))
    lock.release()
  }
}

function lockOf(folder: string): string {
  return join(cache, `flightdeck-build-${basename(folder)}.lock`)
}

/** Atomic: a reader of a half-written stamp would build again. */
function writeStamp(of: { contents: string; states: string }): void {
  const written = `${stamp}-${process.pid}`
  writeFileSync(written, JSON.stringify(of))
  renameSync(written, stamp)
}

/** The contents hash, and the sizes and times, which are faster to compare. Empty without a build. */
function builtFrom(): { contents?: string; states?: string } {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return {}
  }
}

function sources(): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(projectFile(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isTest.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [...inFolders, ...singleFiles.map(projectFile)].sort()
}

function fingerprint(files: readonly string[], trait: (file: string) => string | Uint8Array): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(relative(builds, file)).update(trait(file))
  return hash.digest('hex')
}

async function build(): Promise<void> {
  const [archive] = await Promise.all([emptyDatabase(), run([builder, 'build'])])
  copyFileSync(archive, join(unfinished, 'database.tar.gz'))
  await compressTexts(join(unfinished, 'client'))
}

/** At Brotli's best level, the default: a second for the largest script, for which no visitor should wait. */
async function compressTexts(folder: string): Promise<void> {
  const compress = promisify(brotliCompress)
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file))
  await Promise.all(
    texts.map(async (text) => {
      const file = join(folder, text)
      writeFileSync(`${file}.br`, await compress(readFileSync(file)))
    }),
  )
}

const isText = /[.](?:css|html|js|json|svg|txt|webmanifest)$/

/** The archive that a build copies. It takes ten seconds of a processor to make, and is made when it is first needed. */
export async function emptyDatabase(): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const archive = archiveOf(sources().filter(isOfDatabase))
  if (!existsSync(archive)) await run([projectFile('scripts/store-empty-database.ts'), archive])
  return archive
}

/** Kept until one of these files changes. */
function archiveOf(files: readonly string[]): string {
  const name = `database-${fingerprint(files, (file) => readFileSync(file)).slice(0, 16)}.tar.gz`
  for (const other of readdirSync(cache)) if (/^database-/.test(other) && other !== name) rmSync(join(cache, other))
  return join(cache, name)
}

function isOfDatabase(file: string): boolean {
  return file.startsWith(projectFile('src/platform/db/')) || file === projectFile('package-lock.json')
}

function run(command: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: projectFile('.'),
      // biome-ignore lint/style/noProcessEnv: passed on, but an inherited `development` or `test` would leave out what only production has
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
    })
    child.stderr.on('data', (part) => {
      output += part
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new StartError(`Cannot start: building the site failed.\n${output}`))
    })
  })
}
