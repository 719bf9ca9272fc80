import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/messages/compiled-messages.ts'

/**
 * What several routes share lies in few files instead of thirty: a page on a slow network waits for round trips more than for bytes
 * (docs/decisions/0051). Whatever only forms or the office need stays with them, and the styles of the office with the office.
 */
const sharedParts = {
  groups: [
    // One style sheet of 15 kB for the whole site: a dozen small ones kept the first paint waiting.
    { name: 'style', test: /[\\/]app[\\/](?!office|routes[\\/]office).*\.css$/, priority: 3 },
    { name: 'office-style', test: /[\\/]app[\\/](?:office|routes[\\/]office).*\.css$/, priority: 3 },
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|@formatjs)[\\/]/,
    },
    {
      name: 'site',
      test: /[\\/](?:app[\\/](?!booking|office|purchase|participants|payment|registration|invoice|certificates|human|routes[\\/]\w+[\\/])|domain[\\/](?!booking|tax|form|office|package|voucher|participant|pricing))/,
      minShareCount: 2,
    },
  ],
}

export default defineConfig({
  plugins: [reactRouter(), compiledMessages()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedParts } } } } },
})
