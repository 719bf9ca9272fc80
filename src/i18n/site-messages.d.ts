/** A catalogue without the words of the office. Typed as the whole: what is left out, no page of the site asks for. */
declare module '*.json?site' {
  import type german from './messages/de.json'

  const messages: typeof german
  // biome-ignore lint/style/noDefaultExport: as every JSON module
  export default messages
}
