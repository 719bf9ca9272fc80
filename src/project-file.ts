import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The URL of a project file by its path from the project root. Independent of the location of the calling module, which differs in the build. */
export function projectFile(path: string): string {
  return join(projectFolder, path)
}

const projectFolder = dirname(findPackageJSON(import.meta.url) ?? '')
