import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNightly } from '#tests/helpers/nightly.ts'
import { compilerEnv } from '../scripts/check.ts'

/** Makes each change of extending.md on a copy of the repository. */

const root = process.cwd()
const page = readFileSync(join(root, 'docs/extending.md'), 'utf8')
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'flightdeck-extended-')))
/** Where a changed program is not what its tests expect. */
const named = ['src/frame/office/guard-office.test.ts', 'tests/contracts/checkout.test.ts']
/** By day the program with these tests is compiled, at night all tests are (docs/decisions/0005-checks-and-tests.md#what-waits-for-the-night). */
const byDay = {
  include: ['server', 'src', 'seed', '.react-router/types/**/*'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  // the second declares what its helpers are given
  files: [...named, 'tests/helpers/embedded-for-vitest.ts'],
}
const left = new Set(['node_modules', '.git', 'build', '.data', 'test-results', 'playwright-report'])

beforeAll(async () => {
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !left.has(relative(root, from)) && !from.includes('.timestamp-'),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a content block, a setting, a mail, an office screen, an audited action and a payment provider', () => {
  let types: string[]
  beforeAll(async () => {
    const sections = ['A setting', 'A mail', 'An office screen', 'An audited action', 'A payment provider']
    for (const section of ['A content block', ...sections]) make(section)
    // and a screen whose author forgot to say who may open it
    const planned = "    route('planned', 'features/workshops/office/planned.tsx'),"
    change('src/routes.ts', planned, `${planned}\n${planned.replaceAll('planned', 'open')}`)
    writeFileSync(
      join(copy, 'src/features/workshops/office/open.tsx'),
      'export default function Open() {\n  return null\n}\n',
    )
    await run('node_modules/.bin/react-router', 'typegen')
    types = (await compile(isNightly ? {} : byDay)).split('\n').filter((line) => line.includes('error TS'))
  })

  it('compile as they are here; what is forgotten is named, and nothing else', () => {
    expect(types).toEqual([
      expect.stringMatching(/^src\/frame\/office\/guard-office[.]test[.]ts.*"features\/workshops\/office\/open"/),
      expect.stringMatching(/^tests\/contracts\/checkout[.]test[.]ts.*'till'/),
    ])
  })

  it('have their words in both catalogues', async () => {
    expect(await script('scripts/check-messages.ts')).toMatch(/^\d+ texts in 2 languages/)
  })

  it('are one more kind of block in the schema and in the query of the site', async () => {
    const answer = await evaluate(`
      const { blockTypeDefinitions } = await import('./src/content/graphql/page-schema.ts')
      const { pageQuery } = await import('./src/content/sources/queries.ts')
      console.log(JSON.stringify([blockTypeDefinitions, pageQuery({})].map((text) => text.includes('CoreQuoteBlock'))))`)
    expect(JSON.parse(answer)).toEqual([true, true])
  })

  it('lack the migration that the provider needs', async () => {
    expect(await script('scripts/check-migrations.ts')).toContain('enum public.payment_provider')
  })

  it('are read: the setting from what is stored, the provider from the environment', async () => {
    const answer = await evaluate(`
      const { settingsFrom } = await import('./src/domain/settings/sections.ts')
      const { cardPayment, readEnv } = await import('./server/env.ts')
      const { paymentHooks } = await import('./server/composition/payment-providers.ts')
      const provider = cardPayment(readEnv({ TILL_KEY: 'test_1' }))
      console.log(JSON.stringify({
        hours: settingsFrom({ windows: { closingHours: 24 } }).windows.closingHours,
        provider: provider.id,
        isTrial: provider.isTrial,
        hooks: paymentHooks.map(({ path }) => path),
      }))`)
    expect(JSON.parse(answer)).toEqual({
      hours: 24,
      provider: 'till',
      isTrial: true,
      hooks: ['/hooks/stripe', '/hooks/till'],
    })
  })
})

it('another post of the demo is read from its files', async () => {
  make('The demo content')
  const answer = await evaluate(`
    const { posts } = await import('./seed/posts/posts.ts')
    const [german, english] = posts(Temporal.Instant.from('2026-11-21T08:30:00Z'))
    console.log(JSON.stringify([german, english].map(({ author, publishedAt, blocks }) => [author, publishedAt, blocks.length, blocks[0].fields.content])))`)
  const link = '<a href="/en/workshops/flight-level-2-design">Flight Level 2 Design</a>'
  expect(JSON.parse(answer)).toEqual([
    ['Henning Callsen', '2026-11-17T07:00:00Z', 3, expect.stringContaining('<strong>Er hält etwas fest.</strong>')],
    ['Henning Callsen', '2026-11-17T07:00:00Z', 3, expect.stringContaining(`There is more in ${link}.`)],
  ])
})

describe('a language', () => {
  beforeAll(() => make('A language'))

  it('fails to compile wherever something differs by language', async () => {
    const files = ['src/i18n/format-dates.ts', 'src/domain/invoice/line-name.ts', 'src/frame/use-translation-path.ts']
    const errors = await compile({ include: [], files })
    for (const file of files) expect(errors).toContain(`${file}(`)
  })

  it('needs its catalogue and a migration', async () => {
    expect(await script('scripts/check-messages.ts')).toContain('messages/fr.json')
    const missing = await script('scripts/check-migrations.ts')
    expect(missing).toContain('enum public.language')
    expect(missing).toContain('content_page_language')
  })
})

/** Applies what a section of the page shows. */
function make(section: string): void {
  const [, text = ''] = page.split(`\n## ${section}\n`)
  // a heading with an anchor belongs to a post that is shown
  const [shown = ''] = text.split(/\n## (?!.*\{#)/)
  const blocks = [...shown.matchAll(/^```(diff|tsx?|md)\n([\s\S]*?)^```$/gm)]
  expect(blocks.length, section).toBeGreaterThan(0)
  for (const [, kind, block = ''] of blocks) {
    const [head = '', ...lines] = block.trimEnd().split('\n')
    const path = head.replace(/^(---|\/\/) /, '')
    if (kind === 'diff') for (const part of lines.join('\n').split('\n\n')) change(path, ...hunk(part))
    else writeFileSync(join(copy, path), `${lines.join('\n')}\n`)
  }
}

type Hunk = [before: string, after: string]

function hunk(part: string): Hunk {
  const lines = part.split('\n')
  const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1))
  return [without('+').join('\n'), without('-').join('\n')]
}

function change(path: string, before: string, after: string): void {
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text.split(`\n${before}\n`), `${path} has once: ${before}`).toHaveLength(2)
  writeFileSync(
    join(copy, path),
    text.replace(`\n${before}\n`, () => `\n${after}\n`),
  )
}

/** What the compiler says of these files of the copy, with one checker as in `npm run check`: several work out most types again. */
function compile(files: object): Promise<string> {
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify({ extends: './tsconfig.json', ...files }))
  return run('node_modules/.bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.copy.json')
}

/** What a program says in the copy, whatever it ends with. */
function run(program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: copy, maxBuffer: 2 ** 26, env: compilerEnv }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    )
  })
}

function script(path: string): Promise<string> {
  return run(process.execPath, path)
}

function evaluate(code: string): Promise<string> {
  return run(process.execPath, '--input-type=module', '--eval', code)
}
