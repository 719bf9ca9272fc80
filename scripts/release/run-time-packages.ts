import { posix } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.unknown()).default({})
const packageSchema = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** What is read of package-lock.json; the key '' is the project itself, the others are folders: node_modules/zod. */
export const treeSchema = z.object({ packages: z.record(z.string(), packageSchema) })
export type Tree = z.infer<typeof treeSchema>
type Package = z.infer<typeof packageSchema>

/**
 * The folders of `node_modules` that a running site can load: what its dependencies need, and they in turn. npm keeps more even with
 * `--omit=dev`: bundlers and test runners that a package names as optional peers, because the tests of this project have installed them.
 */
export function runTimePackages({ packages }: Tree): string[] {
  const found = new Set<string>()
  const follow = (from: string) => {
    const needed = packages[from]
    if (!needed) return
    for (const name of neededBy(needed, from === '')) {
      const folder = folderOf(packages, from, name)
      // Not there: an optional one for another kind of machine.
      if (folder === undefined || found.has(folder)) continue
      found.add(folder)
      follow(folder)
    }
  }
  follow('')
  return [...found].sort()
}

function neededBy(
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Package,
  isProject: boolean,
) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...(isProject ? [] : peers)]
}

/** As Node looks for it: beside the one that asks, then further and further out. */
function folderOf(packages: Tree['packages'], from: string, name: string): string | undefined {
  for (let place = from; ; place = outer(place)) {
    const folder = posix.join(place, 'node_modules', name)
    if (folder in packages) return folder
    if (place === '') return undefined
  }
}

/** 'node_modules/a/node_modules/@b/c' is in 'node_modules/a', and that in ''. */
function outer(place: string): string {
  const end = place.lastIndexOf('node_modules/')
  return end <= 0 ? '' : place.slice(0, end - 1)
}
