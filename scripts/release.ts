import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { builtFolder, loadSite } from '#server/site-build.ts'
import { separatePackages } from './server-programs.ts'

/** `npm run release -- FOLDER`: the built site with what it needs at run time, its Node included. Starts it once as a proof. */
const parts = [
  ...['build/stamp', 'public', 'seed/content', 'src/platform/db/migrations'],
  // Starts the build: each of them without what it would bring from the rest of the program.
  ...['server/main.ts', 'server/site-build.ts', 'server/lock-file.ts', 'server/start-error.ts', 'src/project-file.ts'],
  ...['package.json', 'package-lock.json', 'LICENSE'],
]

async function main([folder]: string[]) {
  if (!folder) throw new Error('Say where: npm run release -- FOLDER')
  const release = resolve(folder)
  await mkdir(release, { recursive: true })
  if ((await readdir(release)).length > 0) throw new Error(`${release} is not empty.`)
  await loadSite(console.log)
  for (const part of [...parts, relative('.', builtFolder())]) await cp(part, join(release, part), { recursive: true })
  const packages = await copyPackages(release)
  await symlinkNode(release)
  await startOnce(release)
  console.log(`${release} has the site and ${packages} packages. It starts with: npm start`)
}

async function copyPackages(release: string): Promise<number> {
  const tree = treeSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  let copied = 0
  for (const folder of runTimePackages(tree, separatePackages)) {
    // Packages in a nested `node_modules` are copied separately, if needed.
    const isOwn = (path: string) =>
      !relative(folder, path)
        .split('/')
        .some((name) => name === 'node_modules')
    const isWanted = (path: string) => isOwn(path) && !isNodeHeader(folder, path)
    const isThere = await cp(folder, join(release, folder), { recursive: true, filter: isWanted }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // For another platform.
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isThere) copied += 1
  }
  return copied
}

/** 70 MB of headers for compiling native modules. */
function isNodeHeader(folder: string, path: string): boolean {
  return /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(folder) && relative(folder, path) === 'include'
}

/** `npm start` and the units of `deploy/` expect it where npm installs it. */
async function symlinkNode(release: string) {
  const node = relative(resolve('node_modules'), process.execPath)
  const link = join(release, 'node_modules', '.bin')
  await mkdir(link, { recursive: true })
  await symlink(join('..', node), join(link, 'node'))
}

/** Also fills the compile cache of the release. */
async function startOnce(release: string) {
  const data = await mkdtemp(join(tmpdir(), 'flightdeck-release-'))
  const { PATH } = process.env
  const node = join(release, 'node_modules', '.bin', 'node')
  const site = spawn(node, ['server/main.ts'], {
    cwd: release,
    env: { ...(PATH && { PATH }), PORT: '0', DATA_DIR: data, SEED: 'empty' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const begin = performance.now()
    const stopped = once(site, 'exit')
    for await (const line of createInterface(site.stdout)) {
      if (!line.includes('is ready')) continue
      console.log(`Started once, on an empty database, in ${((performance.now() - begin) / 1000).toFixed(1)} s.`)
      site.kill('SIGTERM')
      break
    }
    const [code] = await stopped
    if (code !== 0) throw new Error('The release does not start.')
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

const names = z.record(z.string(), z.unknown()).default({})
const packageSchema = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** The fields of package-lock.json; the key '' is the project itself, the others are folders: node_modules/zod. */
export const treeSchema = z.object({ packages: z.record(z.string(), packageSchema) })
type Tree = z.infer<typeof treeSchema>
type Package = z.infer<typeof packageSchema>

/** The folders of `node_modules` that a running site can load. `npm ci --omit=dev` installs more: what is bundled, and optional peers. */
export function runTimePackages({ packages }: Tree, separate: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const folder = folderOf(packages, from, name)
      // Missing: an optional package for another platform.
      if (folder === undefined || found.has(folder)) continue
      found.add(folder)
      follow(folder, neededBy(packages[folder]))
    }
  }
  follow('', [...separate, ...Object.keys(packages['']?.optionalDependencies ?? {})])
  return [...found].sort()
}

function neededBy(needed: Package | undefined): string[] {
  if (!needed) return []
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = needed
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** Like Node's resolution: next to the importer, then outwards. */
function folderOf(packages: Tree['packages'], from: string, name: string): string | undefined {
  for (let place = from; ; place = outer(place)) {
    const folder = posix.join(place, 'node_modules', name)
    if (folder in packages) return folder
    if (place === '') return undefined
  }
}

/** The parent of 'node_modules/a/node_modules/@b/c' is 'node_modules/a', and its parent is ''. */
function outer(place: string): string {
  const end = place.lastIndexOf('node_modules/')
  return end <= 0 ? '' : place.slice(0, end - 1)
}

if (import.meta.main) {
  main(process.argv.slice(2)).then(
    // The site loaded for the build may keep this process alive.
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
