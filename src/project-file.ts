import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** A file of this project by its path from the project’s folder. Where the file lies that asks does not help: in the build that is another one. */
export function projectFile(path: string): string {
  return join(projectFolder, path)
}

const projectFolder = dirname(findPackageJSON(import.meta.url) ?? '')
