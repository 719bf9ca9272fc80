import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const catalogue = /\/src\/i18n\/messages\/[a-z]{2}[.]json(?:[?]site)?$/
/** What visitors have no page for: theirs is asked for as `de.json?site`. */
const ofTheOffice = /^office/
/** Written on the server only. */
const ofTheServer = 'mail'
const withParser = 'use-intl/format-message'

/**
 * The browser gets messages that are parsed already, and use-intl without its parser: 9 kB less on every page, packed
 * (docs/decisions/0003). The server keeps both, and so does `npm run dev`.
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
      // said, because the bundler does not know it by the end of `de.json?site`
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
