import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/src\/i18n\/messages\/[a-z]{2}[.]json(?:[?]site)?$/
/** Messages that pages for visitors do not use; those import `de.json?site`. */
const ofTheOffice = /^office/
/** Rendered on the server only. */
const ofTheServer = 'mail'
const withParser = 'use-intl/format-message'

/**
 * Browsers get precompiled messages and use-intl without its parser: 9 kB less per page, gzipped (docs/decisions/0003). The server and `npm run dev`
 * keep the originals.
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
      if (!catalogue.test(id)) return null
      const messages = browserMessages(JSON.parse(code), { isSite: id.endsWith('?site') })
      // Explicit, because the bundler cannot tell from `de.json?site`.
      return { code: JSON.stringify(compiled(messages)), moduleType: 'json', map: null }
    },
  }
}

function browserMessages(messages: { [key: string]: Messages }, { isSite }: { isSite: boolean }) {
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => name !== ofTheServer && !(isSite && ofTheOffice.test(name))),
  )
}

type Messages = string | { [key: string]: Messages }

function compiled(messages: Messages): unknown {
  if (typeof messages === 'string') return compile(messages)
  return Object.fromEntries(Object.entries(messages).map(([key, inner]) => [key, compiled(inner)]))
}
