import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withTheirModules } from '#tests/helpers/loaded-modules.ts'
import { buildWhenNeeded, builtFile } from './site-build.ts'

/** Each costs megabytes and a part of the start, and most processes never need it. */
const loadedWhenNeeded = ['@electric-sql/pglite', 'better-auth', 'nodemailer', 'sharp', 'stripe', '@zxcvbn-ts/core']

it.each(loadedWhenNeeded)('%s is not loaded with the program', async (library) => {
  expect((await loaded()).filter((module) => module.includes(`node_modules/${library}/`))).toEqual([])
})

it('the program itself is loaded, in a few dozen files of its own', async () => {
  const modules = await loaded()
  expect(modules).toContainEqual(expect.stringMatching(/[/]server[/]start-site[.]ts$/))
  expect(modules.filter((module) => module.startsWith('file:') && module.includes('/build/')).length).toBeLessThan(100)
})

it.each(['Dockerfile', 'deploy/flightdeck@.service'])('%s starts the program with the limits of npm start', (file) => {
  const command = npmStart()
  const text = readFileSync(file, 'utf8').replaceAll(/[",]/g, '')
  expect(command).toMatch(/^node --max-semi-space-size=\d+ server\/main.ts$/)
  expect(text).toContain(command)
})

it('starts with flags that leave code valid that was compiled without them, as that of Node itself', () => {
  const flags = npmStart().split(' ').slice(1, -1)
  const version = (given: readonly string[]) =>
    execFileSync(process.execPath, [...given, '--print', "require('node:v8').cachedDataVersionTag()"], {
      encoding: 'utf8',
    })
  expect(version(flags)).toBe(version([]))
})

function npmStart(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).scripts.start
}

let modules: string[] | undefined

/** The files that a start loads, and the modules that those of the build are made of, in a process of its own: here other tests have loaded theirs. */
async function loaded(): Promise<string[]> {
  await buildWhenNeeded(() => undefined)
  const parts = [builtFile('start-site').href, builtFile('index').href]
  const list = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', listing, ...parts], { encoding: 'utf8' })
  modules ??= withTheirModules(list().split('\n'))
  return modules
}

const listing = `
  import { registerHooks } from 'node:module'
  const files = new Set()
  registerHooks({
    load(url, context, next) {
      files.add(url)
      return next(url, context)
    },
  })
  for (const part of process.argv.slice(1)) await import(part)
  console.log([...files].join('\\n'))
  process.exit(0)`
