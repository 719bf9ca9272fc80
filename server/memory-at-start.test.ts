import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

/** Each costs megabytes and a part of the start, and most processes never need it. */
const loadedWhenNeeded = ['@electric-sql/pglite', 'better-auth', 'nodemailer', 'sharp', 'stripe', '@zxcvbn-ts/core']

it.each(loadedWhenNeeded)('%s is not loaded with the program', (library) => {
  expect(loaded()).not.toContain(library)
})

it('the program itself is loaded', () => {
  expect(loaded()).toContain('pg-boss')
})

it.each(['Dockerfile', 'deploy/flightdeck@.service'])('%s starts the program with the limits of npm start', (file) => {
  const command: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start
  const text = readFileSync(file, 'utf8').replaceAll(/[",]/g, '')
  expect(command).toMatch(/^node --max-semi-space-size=\d+ --heap-growing-percent=\d+ server\/main.ts$/)
  expect(text).toContain(command)
})

const program = pathToFileURL('server/start-site.ts').href
let packages: string[] | undefined

/** Packages that are loaded with the program, in a process of its own: here other tests have loaded theirs. */
function loaded(): string[] {
  packages ??= execFileSync(process.execPath, ['--input-type=module', '--eval', listing, program], {
    encoding: 'utf8',
  }).split('\n')
  return packages
}

const listing = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules\\/)/.exec(url) ?? []
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  await import(process.argv[1])
  console.log([...packages].join('\\n'))
  process.exit(0)`
