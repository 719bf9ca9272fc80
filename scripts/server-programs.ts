import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '..', 'server')

/** What is run or started as a thread, and what the host of the tests opens sites with. */
const programs = [
  ...['run-site', 'backup', 'restore', 'check-backup', 'reseal', 'new-password'],
  ...['document-thread', 'start-site', 'env', 'log'],
]

/** Loaded from their own folders, not from the build: a release has these and what they need (scripts/release.ts). */
export const separatePackages = [
  // with native or WebAssembly parts, or files of data, beside their code
  ...['@electric-sql/pglite', '@react-pdf/renderer', '@touch4it/ical-timezones', 'fontkit', 'sharp', 'subset-font'],
  ...['@fontsource-variable/noto-sans-kr', '@fontsource-variable/noto-sans-sc'],
  // load some of their files by name
  ...['@e-invoice-eu/core', 'nodemailer', 'pg', 'pino'],
  // one copy for our parts and for those of @react-pdf/renderer
  ...['react', 'react-dom'],
  // asked for with `require`
  'stripe',
]

/** The server in one build with its pages, packages included: a start then opens thirty files instead of two thousand (docs/decisions/0002). */
export function serverPrograms(): Plugin {
  const entries = programs.map((name) => [name, join(folder, `${name}.ts`)])
  return {
    name: 'server-programs',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment(name, _, { command }) {
      if (name !== 'ssr' || command !== 'build') return null
      return {
        // packages choose their build by it, and would else bring both
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // Vite is for development alone
        resolve: { noExternal: true, external: [...separatePackages, 'vite'] },
        build: {
          sourcemap: true,
          rolldownOptions: {
            input: { index: 'virtual:react-router/server-build', ...Object.fromEntries(entries) },
            // `@react-email/render` would indent mails with it; it is not installed (docs/decisions/0194)
            external: /^prettier\//,
          },
        },
      }
    },
    // the programs have names that are looked for; the router names its one file only
    outputOptions: (options) => ({
      ...options,
      entryFileNames: '[name].js',
      chunkFileNames: ({ name }) => (name === 'draw-documents' ? '[name].js' : 'assets/[name]-[hash].js'),
    }),
  }
}
