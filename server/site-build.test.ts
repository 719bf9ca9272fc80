import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'flightdeck-build-'))
afterAll(() => rmSync(copy, { recursive: true }))

const parts = ['src', 'public', 'server', 'seed', 'package.json', 'package-lock.json']
const configuration = ['react-router.config.ts', 'vite.config.ts', 'tsconfig.json', 'scripts']

/** What is looked at here is the same for a site of three pages without its programs, which is built in a fraction of the time; `npm test` has built the whole one. */
const fewRoutes = `import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('frame/consent.tsx'),
  route('office', 'frame/office/layout.tsx', [
    index('content/office/media.tsx'),
    route('media', 'content/office/media.tsx', { id: 'media' }),
  ]),
] satisfies RouteConfig
`

/** What a start said after a screen of the office had lost its permission. */
let afterChange = ''

/** One process that loads the site of the copy; gives what it announces. */
async function load(): Promise<string> {
  const child = begin('process.exit()')
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return output + complaint
}

function begin(next: string) {
  const code = `const { builtFolder, loadSite } = await import(process.argv[1])
    const site = await loadSite(console.log)
    console.log(Object.keys(site.routes).length > 3 ? 'loaded' : 'loaded nothing')
    ${next}`
  return spawn(process.execPath, ['--input-type=module', '-e', code, './server/site-build.ts'], { cwd: copy })
}

function builtFolders(): string[] {
  return readdirSync(join(copy, 'build')).filter((name) => name !== 'stamp')
}

it('builds a fresh copy once, however many processes start on it together, and not again', async () => {
  for (const part of [...parts, ...configuration]) cpSync(part, join(copy, part), { recursive: true })
  writeFileSync(join(copy, 'src/routes.ts'), fewRoutes)
  change('scripts/server-programs.ts', /^const programs = \[$[\s\S]*?^\]$/m, 'const programs: string[] = []')
  // Compressed, only quicker (BROTLI_PARAM_QUALITY).
  change('server/site-build.ts', 'compress(readFileSync(file))', 'compress(readFileSync(file), { params: { 1: 1 } })')
  expect(await load(), 'without packages').toContain('and the build tools are not installed')
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))

  const [first, second, third] = await Promise.all([load(), load(), load()])
  expect([first, second, third].sort()).toEqual(['Building the site …\nloaded\n', 'loaded\n', 'loaded\n'])
  expect(await load()).toBe('loaded\n')
})

it('builds a changed source, leaves a running process the build that it began with, and removes what no process runs from', async () => {
  const running = begin('console.log(builtFolder()); setInterval(() => {}, 1000)')
  const [, own = ''] = /loaded\n(.+)\n/.exec(await printed(running, '/build/')) ?? []
  const assets = readdirSync(join(own, 'client/assets'))
  expect(assets.filter((name) => /[.](?:js|css)$/.test(name) && !assets.includes(`${name}.br`))).toEqual([])
  const [script = ''] = assets.filter((name) => name.endsWith('.js'))
  const asset = join(own, 'client/assets', script)
  expect(brotliDecompressSync(readFileSync(`${asset}.br`))).toEqual(readFileSync(asset))
  expect(readFileSync(join(own, 'server/index.js'), 'utf8')).toContain('routes')
  mkdirSync(join(copy, 'build', 'of-nobody'))
  change('src/content/office/media.tsx', /^export const handle = .*$/m, '')
  afterChange = await load()
  expect(afterChange).toContain('Building the site …\n')
  expect(readdirSync(own)).toContain('server')
  expect(builtFolders()).toHaveLength(2)
  expect(builtFolders()).toContain(basename(own))
  running.kill('SIGKILL')
  await once(running, 'exit')
})

async function printed({ stdout }: ReturnType<typeof begin>, awaited: string): Promise<string> {
  let output = ''
  for await (const part of stdout) {
    output += part
    if (output.includes(awaited)) break
  }
  return output
}

it('does not start with a screen of the office that declares no permission', () => {
  expect(afterChange).toContain(
    'StartError: Cannot start: src/content/office/media.tsx does not declare who may open /office.',
  )
})

function change(file: string, before: RegExp | string, after: string) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toMatch(before)
  writeFileSync(join(copy, file), text.replace(before, after))
}
