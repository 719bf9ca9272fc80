import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/app\/i18n\/messages\/[a-z]{2}[.]json$/
const withParser = 'use-intl/format-message'

/**
 * The browser gets messages that are parsed already, and use-intl without its parser: 9 kB less on every page, packed
 * (docs/decisions/0051). The server keeps both, and so does `npm run dev`.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      return id === withParser ? this.resolve(`${withParser}/format-only`, importer) : null
    },
    transform(code, id) {
      return catalogue.test(id) ? { code: JSON.stringify(compiled(JSON.parse(code))), map: null } : null
    },
  }
}

type Messages = string | { [key: string]: Messages }

function compiled(messages: Messages): unknown {
  if (typeof messages === 'string') return compile(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, inner]) => [key, compiled(inner)]))
}
