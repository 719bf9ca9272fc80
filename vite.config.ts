import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import {
  browserScripts,
  compiledMessages,
  dataWhenRead,
  islandScripts,
  readableClassNames,
  shortClassNames,
} from './scripts/build-plugins.ts'
import { serverPrograms } from './scripts/server-programs.ts'

/**
 * Shared modules are grouped into few chunks instead of thirty: on slow networks, round trips cost more than bytes (docs/decisions/0003). Code that
 * only forms or the office need stays with them (their schemas bring zod), and so do the office's styles.
 */
const sharedParts = {
  groups: [
    // One style sheet for the whole site: a dozen small ones delayed the first paint. It comes in the first ten packets (14,600 bytes) of a connection.
    {
      name: 'style',
      test: /[\\/]src[\\/](?!lists|features[\\/]invoicing|.*[\\/]office[\\/]).*\.css$/,
      priority: 3,
    },
    { name: 'office-style', test: /[\\/]src[\\/](?:lists|.*[\\/]office)[\\/].*\.css$/, priority: 3 },
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|@formatjs)[\\/]/,
    },
    {
      name: 'site',
      test: /[\\/]src[\\/](?:content[\\/](?:blocks[\\/].*[.]tsx$|page|preview)|features[\\/](?:blog|contact|newsletter|testimonials|workshops)[\\/]site|forms[\\/](?!human|office|use-error|use-form-|line-field|tick-field)|frame[\\/](?!office|structured|no-traces|personal-page)|i18n|ui[\\/](?!checkbox-group)|domain[\\/](?!.*forms?[.]ts$|booking|tax|form|office|package|voucher|participant|pricing|export|webhook|self-paced|settings[\\/](?:filled|termed)|content[\\/]words-of|newsletter[\\/]subscription))/,
      minShareCount: 2,
    },
  ],
}

/**
 * Packages pre-bundled for browsers when `npm run dev` starts. Otherwise Vite discovers them page by page and invalidates what it has just served:
 * the first pages then break with '504 Outdated Optimize Dep'.
 */
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'use-intl',
  'use-intl/core',
  'zod',
  '@conform-to/dom',
  '@conform-to/react',
  '@conform-to/zod/v4',
  'jsvat',
  'sanitize-html',
  'lean-qr',
  'graphql-ws',
  '@puckeditor/core',
  '@tiptap/pm/view',
  '@tiptap/react',
]

export default defineConfig(({ command }) => {
  const root = import.meta.dirname
  const cssModules = { generateScopedName: command === 'build' ? shortClassNames(root) : readableClassNames(root) }
  return {
    plugins: [
      reactRouter(),
      dataWhenRead(),
      compiledMessages(),
      browserScripts(),
      islandScripts(cssModules),
      serverPrograms(),
    ],
    build: { assetsInlineLimit: 0 },
    css: { modules: cssModules },
    optimizeDeps: { include: browserPackages },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } },
    },
  }
})
