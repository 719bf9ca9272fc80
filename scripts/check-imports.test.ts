import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import config from '../.dependency-cruiser.ts'
import { findWrongImports, type WrongImport } from './check-imports.ts'

let tree: string | undefined

afterEach(() => {
  if (tree) rmSync(tree, { recursive: true })
  tree = undefined
})

/** Writes a small project of these files and gives its wrong imports. */
async function wrongIn(files: Record<string, string>): Promise<WrongImport[]> {
  tree = mkdtempSync(join(tmpdir(), 'flightdeck-imports-'))
  const allFiles = { ...files, 'package.json': JSON.stringify(packageJson) }
  for (const [path, text] of Object.entries(allFiles)) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  return (await findWrongImports(tree, Object.keys(files))).wrong
}

/** The names of the broken rules. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  return [...new Set((await wrongIn(files)).map(({ rule }) => rule))]
}

const packageJson = {
  name: 'organisation',
  imports: Object.fromEntries(
    ['domain', 'content', 'features', 'ui', 'forms', 'lists', 'frame', 'i18n', 'mails', 'platform']
      .map((room) => [`#${room}/*`, `./src/${room}/*`])
      .concat(['server', 'seed', 'tests'].map((room) => [`#${room}/*`, `./${room}/*`])),
  ),
  dependencies: { zod: '*', pg: '*', react: '*' },
  devDependencies: { 'fast-check': '*' },
}

const empty = 'export const nothing = 0\n'
const importing = (specifier: string) => `export * from '${specifier}'\n`
const importingType = (specifier: string) => `export type * from '${specifier}'\n`
const importingLate = (specifier: string) => `export const used = import('${specifier}')\n`

/** A file with all of its imports, and an empty one for each that is imported and imports nothing itself. */
function filesOf(imports: readonly { from: string; text: string; to?: string }[]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { from, text, to } of imports) {
    files[from] = (files[from] ?? '') + text
    if (to) files[to] ??= empty
  }
  return files
}

const oneWay: [rule: string, from: string, to: string][] = [
  ['domain-imports-only-domain', 'src/domain/booking.ts', 'src/features/booking/book-seats.ts'],
  ['domain-imports-only-domain', 'src/domain/booking.ts', 'src/i18n/format-money.ts'],
  ['domain-knows-types-of-blocks', 'src/domain/blog/post.ts', 'src/content/reshape-blocks.ts'],
  ['blocks-are-defined-without-looks', 'src/content/blocks/text.ts', 'src/content/page/flow.tsx'],
  ['blocks-are-defined-without-looks', 'src/content/blocks/text.ts', 'src/content/documents/document-store.ts'],
  ['components-of-blocks-only-show', 'src/content/blocks/text.tsx', 'src/content/blocks/text.ts'],
  ['components-of-blocks-only-show', 'src/content/blocks/text.tsx', 'src/frame/office/text-link.tsx'],
  ['content-system-knows-no-feature', 'src/content/documents/document-store.ts', 'src/features/booking/book-seats.ts'],
  ['content-system-knows-no-feature', 'src/content/sources/queries.ts', 'src/ui/badge.tsx'],
  ['services-import-services-and-domain', 'src/features/booking/book-seats.ts', 'src/platform/db/database.ts'],
  [
    'services-import-services-and-domain',
    'src/features/booking/book-seats.ts',
    'src/content/documents/document-store.ts',
  ],
  ['stores-know-domain-and-platform', 'src/features/booking/store/orders.ts', 'src/features/booking/book-seats.ts'],
  ['stores-know-domain-and-platform', 'src/features/payment/providers/stripe.ts', 'server/env.ts'],
  ['platform-knows-no-feature', 'src/platform/db/outbox.ts', 'src/features/audit/store/action-log.ts'],
  ['only-composition-chooses', 'server/jobs.ts', 'src/platform/mail/smtp-transport.ts'],
  ['only-composition-chooses', 'server/jobs.ts', 'src/features/booking/store/orders.ts'],
  ['only-composition-chooses', 'src/features/booking/book-seats.ts', 'src/features/booking/store/orders.ts'],
  [
    'screens-never-import-the-machinery',
    'src/features/booking/office/rows.tsx',
    'src/features/booking/store/orders.ts',
  ],
  ['screens-never-import-the-machinery', 'src/content/site/parts.tsx', 'src/platform/db/database.ts'],
  ['screens-never-import-the-machinery', 'src/content/page/flow.tsx', 'src/content/documents/document-store.ts'],
  ['screens-never-import-the-machinery', 'src/frame/header.tsx', 'server/env.ts'],
  ['parts-know-no-feature', 'src/forms/tick-field.tsx', 'src/features/booking/site/partial-form.ts'],
  ['parts-know-no-feature', 'src/content/page/upcoming.tsx', 'src/features/workshops/list-dates.ts'],
  ['ui-knows-no-nouns', 'src/ui/badge.tsx', 'src/domain/workshop/workshop-date.ts'],
  ['ui-knows-no-nouns', 'src/ui/badge.tsx', 'src/content/page/flow.tsx'],
  ['routes-are-not-imported', 'src/frame/header.tsx', 'src/content/site/start.tsx'],
  ['node-runs-no-components', 'src/content/graphql/page-schema.ts', 'src/content/blocks/components.tsx'],
  ['node-runs-no-components', 'server/http/render-page.ts', 'src/frame/frame.tsx'],
  ['features-use-named-features', 'src/features/tulips/tulips.ts', 'src/features/booking/book-seats.ts'],
  ['features-use-named-features:contact', 'src/features/contact/send.ts', 'src/features/booking/book-seats.ts'],
  ['mails-know-no-machinery', 'src/features/booking/mails/reminder.tsx', 'src/platform/db/database.ts'],
  ['mails-know-no-machinery', 'src/features/booking/mails/reminder.tsx', 'src/ui/badge.tsx'],
  ['mails-come-with-the-bundle', 'server/jobs.ts', 'src/mails/mails.ts'],
  ['mails-are-loaded-when-needed', 'src/features/mail-log/office/sheet.tsx', 'src/mails/mails.ts'],
  ['telemetry-is-loaded-when-wanted', 'server/start-site.ts', 'server/telemetry.ts'],
  ['nothing-imports-the-server', 'seed/dates.ts', 'server/env.ts'],
  ['seed-only-for-server-and-tests', 'src/content/site/parts.tsx', 'seed/dates.ts'],
  ['seed-is-made-of-domain', 'seed/dates.ts', 'src/i18n/format-money.ts'],
  ['code-never-imports-tests', 'server/main.ts', 'tests/helpers/postgres.ts'],
]

const packages: [rule: string, from: string, specifier: string][] = [
  ['domain-imports-only-domain', 'src/domain/booking.ts', 'react'],
  ['domain-imports-only-domain', 'src/domain/booking.ts', 'node:crypto'],
  ['services-import-services-and-domain', 'src/features/booking/book-seats.ts', 'pg'],
  ['drivers-stay-in-stores', 'src/content/site/start.tsx', 'pg'],
  ['no-dev-dependencies-at-run-time', 'server/main.ts', 'fast-check'],
]

describe('what may not be imported', () => {
  let wrong: WrongImport[]
  beforeAll(async () => {
    // One project of all of it: the checker takes longer to begin than to read a file.
    const local = oneWay.map(([, from, to]) => ({ from, text: importing(`#${to.replace(/^src\//, '')}`), to }))
    wrong = await wrongIn(filesOf([...local, ...packages.map(([, from, name]) => ({ from, text: importing(name) }))]))
  })

  it.each(oneWay)('%s: %s may not import %s', (rule, from, to) => {
    expect(wrong).toContainEqual(expect.objectContaining({ rule, from, to }))
  })

  it.each(packages)('%s: %s may not import the package %s', (rule, from, specifier) => {
    const to = expect.stringContaining(specifier.replace('node:', ''))
    expect(wrong).toContainEqual(expect.objectContaining({ rule, from, to }))
  })
})

it('no-cycles: two files of a room may not need each other, not even for a type', async () => {
  const broken = await rulesBrokenBy({
    'src/domain/order.ts': importing('#domain/quote.ts'),
    'src/domain/quote.ts': importingType('./order.ts'),
  })
  expect(broken).toEqual(['no-cycles'])
})

it('every-import-resolves: an import that leads nowhere turns red', async () => {
  expect(await rulesBrokenBy({ 'src/root.tsx': importing('#frame/haeder.tsx') })).toEqual(['every-import-resolves'])
})

it('every-import-is-seen: a type imported in the middle of another type does not go around the rules', async () => {
  const specifier = '#platform/db/database.ts'
  const broken = await rulesBrokenBy({
    'src/root.tsx': `export type Row = Promise<import('${specifier}').Row>\n`,
    'src/platform/db/database.ts': empty,
  })
  expect(broken).toEqual(['every-import-is-seen'])
})

const allowed: [from: string, text: string, to: string][] = [
  [
    'src/features/blog/site/post.tsx',
    importing('#features/redirects/canonical.ts'),
    'src/features/redirects/canonical.ts',
  ],
  ['src/frame/context.ts', importingType('#features/services.ts'), 'src/features/services.ts'],
  ['src/ui/price.tsx', importing('#domain/money.ts'), 'src/domain/money.ts'],
  ['src/domain/blog/post.ts', importingType('#content/blocks/index.ts'), 'src/content/blocks/index.ts'],
  ['src/content/blocks/text.ts', importing('#domain/money.ts'), 'src/domain/money.ts'],
  ['src/content/blocks/text.tsx', importingType('#content/blocks/index.ts'), 'src/content/blocks/index.ts'],
  ['src/content/blocks/text.tsx', importing('#ui/badge.tsx'), 'src/ui/badge.tsx'],
  ['src/features/booking/book-seats.ts', importing('#domain/booking.ts'), 'src/domain/booking.ts'],
  [
    'src/features/booking/book-seats.ts',
    importing('#features/payment/refund-order.ts'),
    'src/features/payment/refund-order.ts',
  ],
  [
    'src/features/members/sign-in.ts',
    importingType('#features/members/store/accounts.ts'),
    'src/features/members/store/accounts.ts',
  ],
  ['src/platform/mail/smtp-transport.ts', importingType('#platform/ports.ts'), 'src/platform/ports.ts'],
  [
    'src/features/blog/mails/comments.tsx',
    importing('#features/personal-links/personal-links.ts'),
    'src/features/personal-links/personal-links.ts',
  ],
  ['src/features/mail-log/office/mails.tsx', importingLate('#mails/mails.ts'), 'src/mails/mails.ts'],
  ['src/features/settings/office/section.ts', importingType('#mails/mails.ts'), 'src/mails/mails.ts'],
  ['server/composition.ts', importing('#platform/mail/smtp-transport.ts'), 'src/platform/mail/smtp-transport.ts'],
  ['server/main.ts', importing('#seed/dates.ts'), 'seed/dates.ts'],
  ['src/domain/booking.test.ts', importing('#seed/dates.ts'), 'seed/dates.ts'],
  ['src/domain/booking.ts', importing('zod'), 'src/domain/order.ts'],
]

describe('what may be imported', () => {
  let wrong: WrongImport[]
  beforeAll(async () => {
    wrong = await wrongIn(filesOf(allowed.map(([from, text, to]) => ({ from, text, to }))))
  })

  it.each(allowed)('%s exists, with %j', (from, _, to) => {
    expect(wrong.filter((one) => one.from === from || one.to === to)).toEqual([])
  })
})

it('every rule of the site is broken once above', () => {
  const broken = new Set([...oneWay, ...packages].map(([rule]) => rule)).union(
    new Set(['no-cycles', 'every-import-resolves']),
  )
  // The rules of one table have one form: one of them is enough.
  const names = config.forbidden.flatMap(({ name }) => name ?? []).filter((name) => !name.includes(':'))
  expect(names.filter((name) => !broken.has(name))).toEqual([])
})
