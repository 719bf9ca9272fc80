import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Addresses of loaded files, and behind each file of the build the modules that it is made of, by its source map. For tests of what a start loads. */
export function withTheirModules(files: readonly string[]): string[] {
  return files.flatMap((file) => [file, ...(file.includes('/build/') ? modulesIn(file) : [])])
}

function modulesIn(file: string): string[] {
  const map = `${fileURLToPath(file)}.map`
  // a file that only hands on what is in another has none
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}
