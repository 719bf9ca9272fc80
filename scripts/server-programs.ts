import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '..', 'server')

/** Programs and threads, and the host with which tests open sites. */
const programs = [
  ...['run-site', 'backup', 'restore', 'check-backup', 'reseal', 'new-password'],
  ...['document-thread', 'start-site', 'env', 'log'],
]

/** Loaded from node_modules instead of the build. Releases contain these and their dependencies (scripts/release.ts). */
export const separatePackages = [
  // With native or WebAssembly parts, or data files.
  ...['@electric-sql/pglite', '@react-pdf/renderer', '@touch4it/ical-timezones', 'fontkit', 'sharp', 'subset-font'],
  ...['@fontsource-variable/noto-sans-kr', '@fontsource-variable/noto-sans-sc'],
  // Load some of their files by name.
  ...['@e-invoice-eu/core', 'nodemailer', 'pg', 'pino'],
  // Shared by our code and @react-pdf/renderer.
  ...['react', 'react-dom'],
  // Loaded with `require`.
  'stripe',
]

/** Bundles the server with its pages and packages, so that a start opens thirty files instead of two thousand (docs/decisions/0002). */
export function serverPrograms(): Plugin {
  const entries = programs.map((name) => [name, join(folder, `${name}.ts`)])
  return {
    name: 'server-programs',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configEnvironment(name, _, { command }) {
      if (name !== 'ssr' || command !== 'build') return null
      return {
        // Packages choose their build by it and would otherwise bundle both.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // Vite is for development only.
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
    // The programs need fixed names; the router names only its single file.
    outputOptions: (options) => ({
      ...options,
      entryFileNames: '[name].js',
      chunkFileNames: ({ name }) => (name === 'draw-documents' ? '[name].js' : 'assets/[name]-[hash].js'),
    }),
  }
}
