import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { projectFile } from '../src/project-file.ts'
import { buildWhenNeeded, builtFile } from './site-build.ts'
import { StartError } from './start-error.ts'

/**
 * `npm start`, and with a name in front of its arguments one of the other programs: `node server/main.ts backup FILE`. Runs what is built of its
 * sources, and builds it first where they have changed. Only `--dev` runs the server from its sources.
 */
const others = ['backup', 'restore', 'check-backup', 'reseal', 'new-password']

interface Program {
  main(): Promise<void>
}

async function main() {
  // What Node has compiled once is there for the next start; a release brings it along.
  enableCompileCache(projectFile('node_modules/.cache/compiled'))
  // what has failed names the sources; they are read with the first error
  setSourceMapsSupport(true)
  const [, , name = ''] = process.argv
  // a program finds its own arguments where it would without this one
  const [program = 'run-site'] = others.includes(name) ? process.argv.splice(2, 1) : []
  const isDevelopment = process.argv.includes('--dev')
  if (!isDevelopment) await buildWhenNeeded((line) => console.log(line))
  // as: a computed address has no type
  await ((await import(isDevelopment ? './run-site.ts' : builtFile(program).href)) as Program).main()
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
