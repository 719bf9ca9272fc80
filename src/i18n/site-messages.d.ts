/** A catalogue without the office's messages, typed as complete: pages of the site use none of those. */
declare module '*.json?site' {
  import type german from './messages/de.json'

  const messages: typeof german
  // biome-ignore lint/style/noDefaultExport: as every JSON module
  export default messages
}
