import { readFile } from 'node:fs/promises'
import { projectFile } from '../../project-file.ts'

let compiled: Promise<WebAssembly.Module> | undefined

/** The program of the embedded database, compiled once by other threads: modules can be loaded meanwhile. */
export function compiledPostgres(): Promise<WebAssembly.Module> {
  compiled ??= readFile(projectFile('node_modules/@electric-sql/pglite/dist/pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}
