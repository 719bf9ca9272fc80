import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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

/** One process that loads the site of the copy; gives what it announces. */
async function load(): Promise<string> {
  const code = `const { loadSite } = await import(process.argv[1])
    const site = await loadSite(console.log)
    console.log(Object.keys(site.routes).length > 3 ? 'loaded' : 'loaded nothing')
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, './server/site-build.ts'], { cwd: copy })
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return output + complaint
}

it('builds a fresh copy once, however many processes start on it together, and not again', async () => {
  for (const part of [...parts, ...configuration]) cpSync(part, join(copy, part), { recursive: true })
  writeFileSync(join(copy, 'src/routes.ts'), fewRoutes)
  change('scripts/server-programs.ts', /^const programs = \[$[\s\S]*?^\]$/m, 'const programs: string[] = []')
  expect(await load(), 'without packages').toContain('and the build tools are not installed')
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))

  const [first, second, third] = await Promise.all([load(), load(), load()])
  expect([first, second, third].sort()).toEqual(['Building the site …\nloaded\n', 'loaded\n', 'loaded\n'])
  expect(await load()).toBe('loaded\n')
})

it('does not start with a screen of the office that declares no permission', async () => {
  change('src/content/office/media.tsx', /^export const handle = .*$/m, '')
  expect(await load()).toContain(
    'StartError: Cannot start: src/content/office/media.tsx does not declare who may open /office.',
  )
})

function change(file: string, before: RegExp, after: string) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toMatch(before)
  writeFileSync(join(copy, file), text.replace(before, after))
}
