import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import config from '../.dependency-cruiser.ts'
import { findWrongImports } from './check-imports.ts'

let tree: string | undefined

afterEach(() => {
  if (tree) rmSync(tree, { recursive: true })
  tree = undefined
})

/** Writes a small house: the files given, and an empty one for every room they import from. Answers the names of the broken rules. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  tree = mkdtempSync(join(tmpdir(), 'flightdeck-imports-'))
  const siteSettings = { ...files, 'package.json': JSON.stringify(packageJson) }
  for (const [path, text] of Object.entries(siteSettings)) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  const sources = Object.keys(files).filter((path) => path !== 'package.json')
  const { wrong } = await findWrongImports(tree, sources)
  return [...new Set(wrong.map(({ rule }) => rule))]
}

const packageJson = {
  name: 'house',
  imports: Object.fromEntries(
    ['domain', 'content', 'usecases', 'mails', 'adapters', 'cms', 'app', 'server', 'seed', 'tests'].map((room) => [
      `#${room}/*`,
      `./${room}/*`,
    ]),
  ),
  dependencies: { zod: '*', pg: '*', react: '*' },
  devDependencies: { 'fast-check': '*' },
}

const empty = 'export const nothing = 0\n'
const importing = (specifier: string) => `import * as it from '${specifier}'\nexport const used = it\n`
const importingType = (specifier: string) => `import type * as It from '${specifier}'\nexport type Used = typeof It\n`
const importingLate = (specifier: string) => `export const used = import('${specifier}')\n`

const oneWay: [rule: string, from: string, to: string][] = [
  ['domain-imports-only-domain', 'domain/booking.ts', 'src/features/booking/book-seats.ts'],
  ['domain-imports-only-domain', 'domain/booking.ts', 'src/i18n/format-money.ts'],
  ['domain-and-use-cases-know-types-of-blocks', 'src/domain/blog/post.ts', 'src/content/reshape-blocks.ts'],
  ['blocks-are-defined-without-looks', 'src/content/blocks/heading.ts', 'src/content/page/flow.tsx'],
  ['blocks-are-defined-without-looks', 'src/content/reshape-blocks.ts', 'src/content/documents/store.ts'],
  ['components-of-blocks-only-show', 'src/content/blocks/heading.tsx', 'src/content/blocks/heading.ts'],
  ['components-of-blocks-only-show', 'src/content/blocks/heading.tsx', 'app/office/text-link.tsx'],
  ['node-runs-no-components', 'src/content/documents/block-types.ts', 'src/content/blocks/components.tsx'],
  ['usecases-import-only-domain', 'src/features/booking/book-seats.ts', 'src/content/documents/store.ts'],
  ['adapters-import-domain-and-ports', 'adapters/mail/smtp.ts', 'src/features/booking/book-seats.ts'],
  ['adapters-import-domain-and-ports', 'adapters/mail/smtp.ts', 'server/env.ts'],
  ['only-composition-chooses-adapters', 'server/jobs.ts', 'adapters/mail/smtp.ts'],
  ['cms-imports-domain', 'src/content/documents/store.ts', 'src/platform/db/database.ts'],
  ['mails-know-no-machinery', 'mails/booking/reminder.tsx', 'src/platform/db/database.ts'],
  ['mails-know-no-machinery', 'mails/booking/reminder.tsx', 'src/ui/badge.tsx'],
  ['mails-come-with-the-bundle', 'server/jobs.ts', 'src/mails/mails.ts'],
  ['mails-are-loaded-when-needed', 'src/features/mail-log/office/mails.tsx', 'src/mails/mails.ts'],
  ['app-never-imports-the-machinery', 'src/content/site/start.tsx', 'src/platform/db/database.ts'],
  ['app-never-imports-the-machinery', 'src/content/site/start.tsx', 'server/env.ts'],
  ['app-never-imports-the-machinery', 'app/blocks/cover.tsx', 'src/content/documents/store.ts'],
  ['only-routes-run-use-cases', 'app/blocks/upcoming-dates.tsx', 'usecases/list-dates.ts'],
  ['ui-knows-no-domain-nouns', 'src/ui/badge.tsx', 'src/domain/workshop/workshop-date.ts'],
  ['ui-knows-no-domain-nouns', 'src/ui/badge.tsx', 'app/blocks/cover.tsx'],
  ['parts-do-not-import-routes', 'src/frame/header.tsx', 'src/content/site/start.tsx'],
  ['nothing-imports-the-server', 'seed/dates.ts', 'server/env.ts'],
  ['seed-only-for-server-and-tests', 'src/content/site/start.tsx', 'seed/dates.ts'],
  ['seed-is-made-of-domain', 'seed/dates.ts', 'src/i18n/format-money.ts'],
  ['code-never-imports-tests', 'server/main.ts', 'tests/helpers/postgres.ts'],
]

it.each(oneWay)('%s: %s may not import %s', async (rule, from, to) => {
  expect(await rulesBrokenBy({ [from]: importing(`#${to}`), [to]: empty })).toContain(rule)
})

const packages: [rule: string, from: string, specifier: string][] = [
  ['domain-imports-only-domain', 'domain/booking.ts', 'react'],
  ['domain-imports-only-domain', 'domain/booking.ts', 'node:crypto'],
  ['usecases-import-only-domain', 'src/features/booking/book-seats.ts', 'pg'],
  ['drivers-stay-in-adapters', 'src/content/site/start.tsx', 'pg'],
  ['no-dev-dependencies-at-run-time', 'server/main.ts', 'fast-check'],
]

it.each(packages)('%s: %s may not import the package %s', async (rule, from, specifier) => {
  expect(await rulesBrokenBy({ [from]: importing(specifier) })).toContain(rule)
})

it('no-cycles: two files of a room may not need each other, not even for a type', async () => {
  const broken = await rulesBrokenBy({
    'domain/order.ts': importing('#domain/quote.ts'),
    'domain/quote.ts': importingType('./order.ts'),
  })
  expect(broken).toEqual(['no-cycles'])
})

it('every-import-resolves: an import that leads nowhere turns red', async () => {
  expect(await rulesBrokenBy({ 'src/root.tsx': importing('#app/frame/haeder.tsx') })).toEqual(['every-import-resolves'])
})

it('every-import-is-seen: a type imported in the middle of another type does not go around the rules', async () => {
  const specifier = '#adapters/db/database.ts'
  const broken = await rulesBrokenBy({
    'src/root.tsx': `export type Row = Promise<import('${specifier}').Row>\n`,
    'src/platform/db/database.ts': empty,
  })
  expect(broken).toEqual(['every-import-is-seen'])
})

const allowed: [from: string, text: string, to: string][] = [
  ['src/content/site/start.tsx', importing('#usecases/list-dates.ts'), 'usecases/list-dates.ts'],
  ['app/blocks/upcoming-dates.tsx', importingType('#usecases/list-dates.ts'), 'usecases/list-dates.ts'],
  ['app/ui/price.tsx', importing('#domain/money.ts'), 'src/domain/money.ts'],
  ['src/domain/blog/post.ts', importingType('#content/blocks/index.ts'), 'src/content/blocks/index.ts'],
  ['src/content/blocks/heading.ts', importing('#domain/money.ts'), 'src/domain/money.ts'],
  ['src/content/blocks/heading.tsx', importingType('#content/blocks/index.ts'), 'src/content/blocks/index.ts'],
  ['src/content/blocks/heading.tsx', importing('#app/ui/badge.tsx'), 'src/ui/badge.tsx'],
  ['src/features/booking/book-seats.ts', importing('#domain/booking.ts'), 'domain/booking.ts'],
  ['adapters/mail/smtp.ts', importingType('#usecases/ports.ts'), 'src/platform/ports.ts'],
  [
    'mails/booking/reminder.tsx',
    importing('#usecases/personal-links.ts'),
    'src/features/personal-links/personal-links.ts',
  ],
  ['src/features/mail-log/office/mails.tsx', importingLate('#mails/mails.ts'), 'src/mails/mails.ts'],
  ['app/office/settings.ts', importingType('#mails/mails.ts'), 'src/mails/mails.ts'],
  ['server/composition.ts', importing('#adapters/mail/smtp.ts'), 'adapters/mail/smtp.ts'],
  ['server/main.ts', importing('#seed/dates.ts'), 'seed/dates.ts'],
  ['domain/booking.test.ts', importing('#seed/dates.ts'), 'seed/dates.ts'],
  ['domain/booking.ts', importing('zod'), 'domain/order.ts'],
]

it.each(allowed)('%s stands, with %j', async (from, text, to) => {
  expect(await rulesBrokenBy({ [from]: text, [to]: empty })).toEqual([])
})

it('every rule of the house is broken once above', () => {
  const broken = new Set([...oneWay, ...packages].map(([rule]) => rule)).union(
    new Set(['no-cycles', 'every-import-resolves']),
  )
  expect(config.forbidden.map(({ name }) => name).filter((name) => name && !broken.has(name))).toEqual([])
})
