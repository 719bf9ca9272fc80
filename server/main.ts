import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { projectFile } from '../src/project-file.ts'
import { buildWhenNeeded, builtFile } from './site-build.ts'
import { StartError } from './start-error.ts'

/** `npm start`, or another program: `node server/main.ts backup FILE`. Builds when the sources have changed; only `--dev` runs from source. */
const others = ['backup', 'restore', 'check-backup', 'reseal', 'new-password']

interface Program {
  main(): Promise<void>
}

async function main() {
  // Compiled code is cached for the next start; a release ships with the cache.
  enableCompileCache(projectFile('node_modules/.cache/compiled'))
  // Errors point to the sources. The source maps are read only when the first error occurs.
  setSourceMapsSupport(true)
  const [, , name = ''] = process.argv
  // Removes the program name, so that the program's own arguments are where it expects them.
  const [program = 'run-site'] = others.includes(name) ? process.argv.splice(2, 1) : []
  const isDevelopment = process.argv.includes('--dev')
  if (!isDevelopment) await buildWhenNeeded((line) => console.log(line))
  // as: a computed import has no type
  await ((await import(isDevelopment ? './run-site.ts' : builtFile(program).href)) as Program).main()
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
