import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/messages/compiled-messages.ts'

/**
 * What several routes share lies in two files instead of thirty: a page on a slow network waits for round trips more than for bytes
 * (docs/decisions/0051). Whatever only forms or the office need stays with them.
 */
const sharedParts = {
  groups: [
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|@formatjs)[\\/]/,
    },
    {
      name: 'site',
      test: /[\\/](?:app[\\/](?!booking|office|routes[\\/]\w+[\\/])|domain[\\/](?!booking|tax|form|office|pricing))/,
      minShareCount: 2,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter(), compiledMessages()],
  // One style sheet of 14 kB for the whole site: a dozen small ones kept the first paint waiting.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } } },
})
