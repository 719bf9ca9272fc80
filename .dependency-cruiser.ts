import { readFileSync } from 'node:fs'
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'
import { betweenFeatures, forAll, telemetryRules } from './scripts/imports/between-features.ts'

/**
 * Import rules (docs/decisions/0001). Developers read a rule's comment when it fails, so it names the folder where the code belongs.
 * `scripts/check-imports.test.ts` breaks each rule once.
 */

const isTest = '[.]test[.]tsx?$'
const packages = (names: string[]) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Services: the files directly in a feature's folder, and those of content/ that belong to no block or page. */
const services = ['^src/(features|content)/[^/]+[.]ts$', '^src/features/[^/]+/[^/]+[.]ts$']
/** SQL, and clients of payment providers, registers and receivers. */
const stores = '^src/features/[^/]+/(store|providers)/'
/** The embedded content system and the content sources. */
const contentSystem = '^src/content/(documents|graphql|media|sources)/'
/** Pages for visitors, office screens, and their parts. */
const screens =
  '^src/(features/[^/]+/(site|office)/|content/(site|office|page|preview|feeds)/|ui/|forms/|lists/|frame/|i18n/|root|entry)'
const mails = '^src/(mails/|features/[^/]+/mails/)'
/** Types alone: what services need from outside, and the rows and views that several files of a feature share. */
const ports = '^src/(platform/ports([.]ts$|/)|content/ports/|features/[^/]+/(ports|records)[.]ts$)'
const platform = '^src/platform/(?!ports([.]ts$|/))'
const outside = '^(server|seed|scripts|bench)/'

/** The modules named in src/routes.ts. */
const routeModules = [
  ...readFileSync(new URL('src/routes.ts', import.meta.url), 'utf8').matchAll(/'([\w./-]+[.]tsx?)'/g),
].map(([, file = '']) => `^src/${file.replaceAll('.', '[.]')}$`)

const domain: IForbiddenRuleType[] = [
  {
    name: 'domain-imports-only-domain',
    comment:
      'domain/ is what is true wherever it runs: no IO, no clock, no framework. What must be done in a transaction belongs in the service of a feature, what talks to the outside in its store/ or in platform/, what people see in its site/ or office/.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: isTest },
    to: {
      pathNot: ['^src/domain/', '^src/content/', packages(['zod', 'jsvat', 'i18n-iso-countries', 'sanitize-html'])],
    },
  },
  {
    name: 'domain-knows-types-of-blocks',
    comment:
      'domain/ may know what a block is (`import type { Block }`). What is made of blocks by their definitions belongs in content/.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: isTest },
    to: { path: '^src/content/', dependencyTypesNot: ['type-only'] },
  },
]

const content: IForbiddenRuleType[] = [
  {
    name: 'blocks-are-defined-without-looks',
    comment:
      'The .ts files of content/blocks define what a block is, for the server, the editor and feeds alike: domain/ and zod, nothing else. How it looks belongs in the .tsx of the same name.',
    severity: 'error',
    from: { path: '^src/content/blocks/.*[.]ts$', pathNot: isTest },
    to: { pathNot: ['^src/content/(blocks/)?[^/]+[.]ts$', '^src/domain/', packages(['zod'])] },
  },
  {
    name: 'components-of-blocks-only-show',
    comment:
      'The component of a block is part of every page: of content/ it may know types (definitions bring zod and the allow list of HTML) and the parts of pages, no screen and nothing that runs on the server.',
    severity: 'error',
    from: { path: '^src/content/blocks/.*[.]tsx$', pathNot: isTest },
    to: {
      path: ['^src/content/(blocks/)?[^/]+[.]ts$', '/office/', '^src/(forms|lists|features)/', platform, outside],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'content-system-knows-no-feature',
    comment:
      'The content system and the sources of content could be lifted out: they know domain/, blocks and platform/, not the site and none of its features. Wire it in server/composition.ts; what a page makes of its answer belongs in content/page.',
    severity: 'error',
    from: { path: contentSystem, pathNot: isTest },
    to: { path: ['^src/features/', mails, screens, outside], pathNot: ports },
  },
]

const features: IForbiddenRuleType[] = [
  {
    name: 'services-import-services-and-domain',
    comment:
      'A service is a use case in one transaction: it asks domain/ and other services. Stores come with the transaction (`Stores` of platform/ports.ts) or as `Reads`, everything else is handed in by server/composition.ts; a service may know the type of a store.',
    severity: 'error',
    from: { path: services, pathNot: [isTest, '/context[.]ts$'] },
    // Of a store the type (`only-composition-chooses`). Hashing is a calculation; randomness comes through a port (biome.json allows createHash alone).
    to: {
      pathNot: [...services, stores, ports, '^src/(domain|content/blocks)/', packages(['zod']), '^(node:)?crypto$'],
    },
  },
  {
    name: 'stores-know-domain-and-platform',
    comment:
      'A store knows its tables, other stores, domain/ and the records of its feature. A rule belongs in domain/, a sequence of steps in the service, words in the screens or mails.',
    severity: 'error',
    from: { path: stores, pathNot: isTest },
    to: {
      path: ['^src/(?!domain/|platform/|features/[^/]+/(store|providers)/|content/documents/tables)', outside],
      pathNot: ports,
    },
  },
  {
    name: 'platform-knows-no-feature',
    comment:
      'platform/ is what any program needs: database, jobs, mail transport. What knows a noun of the product belongs in the store/ of its feature.',
    severity: 'error',
    // A column may have a type of a record.
    from: { path: '^src/platform/', pathNot: [isTest, '^src/platform/db/tables/'] },
    to: { path: ['^src/(?!domain/|platform/|project-file)', outside] },
  },
  {
    name: 'only-composition-chooses',
    comment:
      'Only server/composition.ts and server/composition/ decide which store, provider or transport runs. Ask for a port and let composition hand it in.',
    severity: 'error',
    from: {
      path: '^(src|server|seed)/',
      pathNot: [isTest, '^server/composition([.]ts$|/)', stores, '^src/platform/', contentSystem],
    },
    to: { path: [stores, platform], pathNot: forAll, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'screens-never-import-the-machinery',
    comment:
      'Pages and screens are what people see. They get services through the loader context; what runs and what it talks to stays in stores, platform/, the content system and server/.',
    severity: 'error',
    from: { path: screens, pathNot: isTest },
    to: { path: [stores, platform, contentSystem, outside] },
  },
  {
    name: 'drivers-stay-in-stores',
    comment:
      'Databases, queues and mail servers are reached through a store/ or platform/, never from a page or a screen.',
    severity: 'error',
    from: { path: screens, pathNot: isTest },
    to: {
      path: packages([
        'drizzle-orm',
        'pg',
        'pg-boss',
        '@electric-sql/pglite',
        'nodemailer',
        'graphql',
        'graphql-yoga',
        '@?hono',
      ]),
    },
  },
  {
    name: 'parts-know-no-feature',
    comment:
      'Forms, lists, the frame and the parts of content pages serve every feature: they may know its types, and show what they are given. A part of one feature belongs in its site/ or office/.',
    severity: 'error',
    from: { path: '^src/(forms|lists|frame|i18n|content/(page|blocks))/', pathNot: isTest },
    to: { path: '^src/features/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-no-nouns',
    comment:
      'ui/ are buttons, fields, cards and tables for any site: from domain/ only language.ts and money.ts. A component that knows a workshop or a booking belongs in the site/ or office/ of its feature.',
    severity: 'error',
    from: { path: '^src/ui/', pathNot: isTest },
    to: { path: '^src/', pathNot: ['^src/(ui|i18n)/', '^src/domain/(language|money)[.]ts$'] },
  },
  {
    name: 'routes-are-not-imported',
    comment:
      'An address leads to this module (src/routes.ts): its loader and action run for that address alone. Move what is shared into a file beside it, or hand it in as a prop.',
    severity: 'error',
    from: { path: '^src/', pathNot: isTest },
    to: { path: routeModules },
  },
  {
    name: 'node-runs-no-components',
    comment:
      'Node runs .ts files as they are, and no .tsx. Only what is built with the site shows components; what runs asks the bundle (src/entry.server.tsx).',
    severity: 'error',
    from: {
      path: ['^(server|seed)/', '^src/(domain|platform)/', ...services, stores, contentSystem],
      pathNot: isTest,
    },
    to: { path: '^src/.*[.]tsx$', dependencyTypesNot: ['type-only'] },
  },
]

const mailRules: IForbiddenRuleType[] = [
  {
    name: 'mails-know-no-machinery',
    comment:
      'A mail knows domain/, services, the other mails, the languages and the name of the site. What else it needs is a port of src/features/jobs/effects.ts.',
    severity: 'error',
    from: { path: mails, pathNot: isTest },
    to: {
      path: [
        platform,
        stores,
        '^src/features/[^/]+/(site|office)/',
        '^src/(content|ui|forms|lists)/',
        '^src/frame/(?!site-settings[.]ts$)',
        outside,
      ],
    },
  },
  {
    name: 'mails-come-with-the-bundle',
    comment:
      'Mails are built with the site: Node cannot run .tsx. What runs asks the bundle for a mail (src/entry.server.tsx), and services write the effect that sends it.',
    severity: 'error',
    from: { path: ['^(server|seed)/', '^src/(domain|platform)/', ...services, stores, contentSystem], pathNot: isTest },
    to: { path: mails },
  },
  {
    name: 'mails-are-loaded-when-needed',
    comment:
      'Mails bring a library that takes a third of a second to load and belongs in no browser: import them where a loader needs them, with `await import(…)`, or import their types.',
    severity: 'error',
    from: { path: screens, pathNot: [isTest, '^src/entry[.]server[.]tsx$'] },
    to: { path: mails, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
]

const whole: IForbiddenRuleType[] = [
  {
    name: 'nothing-imports-the-server',
    comment:
      'server/ is the top layer: it wires the rest, and nothing imports it. Move what is shared to the folder it is about.',
    severity: 'error',
    from: { path: '^(src|seed)/', pathNot: isTest },
    to: { path: '^server/' },
  },
  {
    name: 'seed-only-for-server-and-tests',
    comment: 'The seed world is loaded by server/ and used by tests. A fact the program needs belongs in domain/.',
    severity: 'error',
    from: { pathNot: [isTest, '^(seed|server|tests|scripts|bench)/'] },
    to: { path: '^seed/' },
  },
  {
    name: 'seed-is-made-of-domain',
    comment:
      'seed/ describes the demo world in the words of domain/, and content in those of content/documents. Loading it is the work of server/.',
    severity: 'error',
    from: { path: '^seed/', pathNot: isTest },
    to: { path: ['^src/(?!domain/|content/|project-file)', '^(scripts|bench)/'] },
  },
  {
    name: 'code-never-imports-tests',
    comment:
      'Code does not know its tests. What both need belongs in the folder it is about; a figure of the demo world belongs in seed/.',
    severity: 'error',
    from: { pathNot: [isTest, '^(tests|bench)/', '^(vitest|playwright)[.]config[.]ts$'] },
    to: { path: ['^tests/', isTest] },
  },
  {
    name: 'no-cycles',
    comment:
      'Two files that need each other are one idea, or hide a third: join them, or move what both need into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-resolves',
    comment:
      'This import leads nowhere, so none of the other rules can see it. Write it with folder and file extension: #domain/money.ts',
    severity: 'error',
    from: {},
    // A query after a path is for the bundler: the URL of a file instead of the file.
    to: { couldNotResolve: true, pathNot: '(^|/)[+]types/|^virtual:|[?]url$' },
  },
  {
    name: 'no-dev-dependencies-at-run-time',
    comment:
      'Production installs without devDependencies. Move the package to `dependencies` (with its line in docs/decisions/dependencies.md), or the code to tests/. (`npm run dev` alone loads the one file that is left out, the build alone the other.)',
    severity: 'error',
    from: { path: '^(src|server|seed)/', pathNot: [isTest, '^server/development-site[.]ts$', '^src/routes[.]ts$'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: '/@types/' },
  },
]

export default {
  forbidden: [domain, content, features, betweenFeatures, telemetryRules, mailRules, whole].flat(),
  options: {
    // dependency-cruiser parses TypeScript up to version 6; swc parses version 7.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // It follows only files with these extensions.
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
} satisfies IConfiguration
