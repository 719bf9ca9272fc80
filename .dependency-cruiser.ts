import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

/**
 * Which room may import from which (docs/decisions/0001). Every rule's comment is what a developer reads when it turns red, so it says
 * where the code belongs. `scripts/check-imports.test.ts` breaks each of them once.
 */

const isTest = '[.]test[.]tsx?$'
/** Every folder below app/ but routes: frame, blocks, ui, … */
const sharedPart = '^app/(?!routes/)[^/]+/'
const npm = '(^|/)node_modules/'
const packages = (names: string[]) => `${npm}(${names.join('|')})(/|$)`

const domain: IForbiddenRuleType[] = [
  {
    name: 'domain-imports-only-domain',
    comment:
      'domain/ is what is true, whoever runs it: no IO, no clock, no framework. What must be done in a transaction belongs in usecases/, what talks to the outside in adapters/, what people see in app/.',
    severity: 'error',
    from: { path: '^domain/', pathNot: isTest },
    to: { pathNot: ['^domain/', '^content/', packages(['zod', 'jsvat', 'i18n-iso-countries', 'sanitize-html'])] },
  },
]

const content: IForbiddenRuleType[] = [
  {
    name: 'domain-and-use-cases-know-types-of-blocks',
    comment:
      'domain/ and usecases/ may know what a block is (`import type { Block }`). What is made of blocks by their definitions belongs in content/.',
    severity: 'error',
    from: { path: '^(domain|usecases)/', pathNot: isTest },
    to: { path: '^content/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'blocks-are-defined-without-looks',
    comment:
      'The .ts files of content/ say what a block is, for the server, the editor and feeds alike: domain/ and zod, nothing else. How it looks belongs in the .tsx of the same name.',
    severity: 'error',
    from: { path: '^content/.*[.]ts$', pathNot: isTest },
    to: { pathNot: ['^content/.*[.]ts$', '^domain/', packages(['zod'])] },
  },
  {
    name: 'components-of-blocks-only-show',
    comment:
      'The component of a block is part of every page: of content/ it may know types (definitions bring zod and the allow list of HTML), of app/ what pages are made of.',
    severity: 'error',
    from: { path: '^content/.*[.]tsx$', pathNot: isTest },
    to: {
      path: '^(content/.*[.]ts|app/(office|routes|booking|emails)/.*|usecases/.*|adapters/.*|cms/.*|server/.*)$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'node-runs-no-components',
    comment:
      'Node runs .ts files as they are, and no .tsx. Only app/, which is built, shows blocks by their components.',
    severity: 'error',
    from: { path: '^(domain|usecases|adapters|cms|server|seed)/', pathNot: isTest },
    to: { path: '^content/.*[.]tsx$' },
  },
]

const usecases: IForbiddenRuleType[] = [
  {
    name: 'usecases-import-only-domain',
    comment:
      'usecases/ is what can be done. What it needs from outside is an interface in src/platform/ports.ts, implemented in adapters/ and handed in by server/composition.ts.',
    severity: 'error',
    from: { path: '^usecases/', pathNot: isTest },
    // Hashing is a calculation; chance comes through a port (biome.json allows createHash alone).
    to: { pathNot: ['^usecases/', '^domain/', '^content/', packages(['zod']), '^(node:)?crypto$'] },
  },
]

const mails: IForbiddenRuleType[] = [
  {
    name: 'mails-know-no-machinery',
    comment:
      'A mail knows domain/, usecases/, the other mails and of app/ the languages and the name of the site (app/i18n, src/frame/site-settings.ts). What else it needs is a port of src/features/jobs/effect-kind.ts.',
    severity: 'error',
    from: { path: '^mails/', pathNot: isTest },
    to: { path: '^(adapters|cms|server|seed|scripts|bench)/|^app/(?!i18n/|site-settings[.]ts$)' },
  },
  {
    name: 'mails-come-with-the-bundle',
    comment:
      'mails/ is built with the site: Node cannot run .tsx. What runs asks the bundle for a mail (src/entry.server.tsx), and use cases write the effect that sends it.',
    severity: 'error',
    from: { path: '^(domain|usecases|adapters|cms|server|seed)/', pathNot: isTest },
    to: { path: '^mails/' },
  },
  {
    name: 'mails-are-loaded-when-needed',
    comment:
      'Mails bring a library that takes a third of a second to load and belongs in no browser: import them where a loader needs them, with `await import(…)`, or import their types.',
    severity: 'error',
    from: { path: '^app/', pathNot: [isTest, '^app/entry[.]server[.]tsx$'] },
    to: { path: '^mails/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
]

const adapters: IForbiddenRuleType[] = [
  {
    name: 'adapters-import-domain-and-ports',
    comment:
      'An adapter implements a port from src/platform/ports.ts and knows domain/, nothing else of the house. A rule belongs in domain/, a sequence of steps in usecases/, and what it needs from another room is handed in by server/composition.ts.',
    severity: 'error',
    from: { path: '^adapters/', pathNot: isTest },
    to: { path: '^(app|mails|cms|server|seed|scripts|bench|usecases)/', pathNot: '^usecases/ports([.]ts$|/)' },
  },
  {
    name: 'only-composition-chooses-adapters',
    comment:
      'Only server/composition.ts and server/composition/ decide which adapter runs. Ask for a port from src/platform/ports.ts and let composition hand it in.',
    severity: 'error',
    from: {
      path: '^(app|domain|content|usecases|cms|server|seed)/',
      pathNot: [isTest, '^server/composition([.]ts$|/)'],
    },
    to: { path: '^adapters/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'drivers-stay-in-adapters',
    comment:
      'Databases, queues and mail servers are reached through adapters/ behind a port of src/platform/ports.ts (cms/ may use drizzle and graphql for its own store).',
    severity: 'error',
    from: { path: '^app/', pathNot: isTest },
    to: {
      path: packages([
        'drizzle-orm',
        'pg',
        'pg-boss',
        '@electric-sql/pglite',
        'nodemailer',
        'graphql',
        'graphql-yoga',
        'hono',
        '@hono',
      ]),
    },
  },
]

const cms: IForbiddenRuleType[] = [
  {
    name: 'cms-imports-domain',
    comment:
      'The embedded content system could be lifted out: it knows domain/ and src/platform/ports.ts, not the site. Wire it in server/composition.ts; what a page makes of its answer belongs in adapters/content or app/blocks.',
    severity: 'error',
    from: { path: '^cms/', pathNot: isTest },
    to: { path: '^(app|adapters|server|seed|scripts|bench|usecases)/', pathNot: '^usecases/ports([.]ts$|/)' },
  },
]

const app: IForbiddenRuleType[] = [
  {
    name: 'app-never-imports-the-machinery',
    comment:
      'app/ is what people see. It gets use cases and ports through the loader context; what runs and what it talks to stays in server/, adapters/ and cms/.',
    severity: 'error',
    from: { path: '^app/', pathNot: isTest },
    to: { path: '^(adapters|cms|server|seed|scripts|bench)/' },
  },
  {
    name: 'only-routes-run-use-cases',
    comment:
      'Only app/routes (and the app’s entry and context) calls use cases; the other folders of app/ show what they are given and may know the types only.',
    severity: 'error',
    from: { path: sharedPart, pathNot: isTest },
    to: { path: '^usecases/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-knows-no-domain-nouns',
    comment:
      'app/ui are buttons, fields, cards and tables for any site: from domain/ only language.ts and money.ts. A component that knows a workshop or a booking belongs beside its route, in frame/ or in blocks/.',
    severity: 'error',
    from: { path: '^app/ui/', pathNot: isTest },
    to: { path: '^(domain|usecases|app)/', pathNot: ['^app/(ui|i18n)/', '^domain/(language|money)[.]ts$'] },
  },
  {
    name: 'parts-do-not-import-routes',
    comment:
      'A part that several routes share must not know one of them: move what is shared out of app/routes, or hand it in as a prop.',
    severity: 'error',
    from: { path: sharedPart, pathNot: isTest },
    to: { path: '^app/routes/' },
  },
]

const siteSettings: IForbiddenRuleType[] = [
  {
    name: 'nothing-imports-the-server',
    comment:
      'server/ is the top of the house: it wires the rest and nobody knows it. Move what is shared to the room it is about.',
    severity: 'error',
    from: { path: '^(domain|usecases|seed)/', pathNot: isTest },
    to: { path: '^server/' },
  },
  {
    name: 'seed-only-for-server-and-tests',
    comment: 'The seed world is loaded by server/ and spoken of by tests. A fact the program needs belongs in domain/.',
    severity: 'error',
    from: { pathNot: [isTest, '^(seed|server|tests|scripts|bench)/'] },
    to: { path: '^seed/' },
  },
  {
    name: 'seed-is-made-of-domain',
    comment:
      'seed/ describes the demo world in the words of domain/ (and content in those of cms/). Loading it is the work of server/.',
    severity: 'error',
    from: { path: '^seed/', pathNot: isTest },
    to: { path: '^(app|adapters|scripts|bench)/' },
  },
  {
    name: 'code-never-imports-tests',
    comment:
      'Code does not know its tests. What both need belongs in the room it is about; a figure of the demo world belongs in seed/.',
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
      'This import leads nowhere, so none of the other rules can see it. Write it with room and file extension: #domain/money.ts',
    severity: 'error',
    from: {},
    // What follows a question mark is for the bundler: the address of a file instead of the file.
    to: { couldNotResolve: true, pathNot: '(^|/)[+]types/|^virtual:|[?]url$' },
  },
  {
    name: 'no-dev-dependencies-at-run-time',
    comment:
      'Production installs without devDependencies. Move the package to `dependencies` (with its line in docs/decisions/dependencies.md), or the code to tests/.',
    severity: 'error',
    from: { path: '^(domain|content|usecases|adapters|cms|app|server|seed)/', pathNot: isTest },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: '/@types/' },
  },
]

export default {
  forbidden: [...domain, ...content, ...usecases, ...mails, ...adapters, ...cms, ...app, ...siteSettings],
  options: {
    // dependency-cruiser reads TypeScript up to 6 only; swc parses what the native compiler 7 takes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // It follows only files with these.
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
} satisfies IConfiguration
