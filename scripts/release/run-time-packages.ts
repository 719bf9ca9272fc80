import { posix } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.unknown()).default({})
const packageSchema = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** The fields of package-lock.json; the key '' is the project itself, the others are folders: node_modules/zod. */
export const treeSchema = z.object({ packages: z.record(z.string(), packageSchema) })
export type Tree = z.infer<typeof treeSchema>
type Package = z.infer<typeof packageSchema>

/**
 * The folders of `node_modules` that a running site can load: the given packages, Node itself, and their dependencies. `npm ci --omit=dev` installs
 * more: what is already bundled, and optional peers that are installed for the tests.
 */
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
