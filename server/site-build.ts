import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type * as entry from '../src/entry.server.tsx'
import { lockFile } from './lock-file.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'build')
const stamp = join(built, 'stamp')
/** Not in the folder of the build: React Router deletes that whole, and with it whatever lock lay there. */
const cache = join(root, 'node_modules', '.cache')
/** What the bundle is made of. */
const sources = [
  'src/*.{ts,tsx}',
  'src/{content,domain,features,forms,frame,i18n,lists,mails,platform,ui}/**/*',
  'public/**/*',
  'package-lock.json',
  '*.config.ts',
  'scripts/messages/compiled-messages.ts',
  'scripts/browser-scripts.ts',
]

/** The folder with everything that browsers load. */
export const clientFolder = join(built, 'client')

/** The part of the build that makes documents, for a thread of its own. */
export const documentsFile = pathToFileURL(join(built, 'server', 'draw-documents.js'))

/** What the server needs of the bundle: the pages, and the parts of `app` that it calls itself. */
export type SiteBundle = ServerBuild & { entry: { module: typeof entry } }

/** Builds the site if its sources have changed since the last build, then loads it. */
export async function loadSite(announce: (line: string) => void): Promise<SiteBundle> {
  await buildWhenNeeded(announce)
  // The bundle is made from our own entry; the type of `import()` cannot know what is behind a path.
  return guardedSite((await import(pathToFileURL(join(built, 'server', 'index.js')).href)) as SiteBundle)
}

/** The bundle with the office behind its permissions. A route of the office that declares none is refused with the whole bundle. */
export function guardedSite(bundle: SiteBundle): SiteBundle {
  const known = guardedSites.get(bundle)
  if (known) return known
  const { routes, problem } = bundle.entry.module.guardOffice(bundle.routes)
  if (problem) throw new StartError(`Cannot start: ${problem}`)
  const guarded = { ...bundle, routes }
  guardedSites.set(bundle, guarded)
  return guarded
}

/** In development the same bundle is asked for with each request, until a source changes. */
const guardedSites = new WeakMap<SiteBundle, SiteBundle>()

/** With what builds it, this project; without, a release (`npm run release`), which is served as it was built. */
const configuration = join(root, 'vite.config.ts')
const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')

/** Two processes that start at once must not build into the same folder: the later one waits for the first one's work. */
async function buildWhenNeeded(announce: (line: string) => void): Promise<void> {
  if (!existsSync(configuration)) return
  const current = await fingerprint()
  while ((await builtFrom()) !== current) {
    if (!existsSync(builder))
      throw new StartError(
        'Cannot start: the site is not built from its sources as they are, and what builds it is not installed. Install it with npm ci, or start a release (npm run release).',
      )
    await mkdir(cache, { recursive: true })
    const lock = lockFile(join(cache, 'flightdeck-build.lock'))
    if (!lock) {
      await wait(300)
      continue
    }
    try {
      if ((await builtFrom()) === current) return
      announce('Building the site …')
      await build()
      await writeFile(stamp, current)
    } finally {
      lock.release()
    }
  }
}

/** Empty when nothing was built, or when someone is building right now. */
async function builtFrom(): Promise<string> {
  try {
    return await readFile(stamp, 'utf8')
  } catch {
    return ''
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builder, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
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
