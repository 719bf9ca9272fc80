import type { Plugin } from 'vite'

const server = /\/react-router\/dist\/production\/lib\/server-runtime\/server[.]js$/
const encoded = /^(\s*)serverHandoffStream: (encodeViaTurboStream\(.*\)),$/gm
/** Of a page, and of the error page shown when it could not be rendered. */
const places = 2

/**
 * React Router encodes the data of every page for the browser before it renders the page, which took 6 % of a page that no React runs in the browser
 * (docs/performance.md). In the build it does so when the data is read: documents read none (src/entry.server.tsx).
 */
export function dataWhenRead(): Plugin {
  return {
    name: 'data-when-read',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!server.test(id)) return null
      let found = 0
      const changed = code.replace(encoded, (_, indent: string, encode: string) => {
        found += 1
        // read twice, encoded once
        return `${indent}get serverHandoffStream() { const value = ${encode}; Object.defineProperty(this, "serverHandoffStream", { value }); return value; },`
      })
      if (found !== places) throw new Error(`React Router encodes data in ${found} places, not in ${places}.`)
      return { code: changed, map: null }
    },
  }
}
