/** Made by scripts/browser-scripts.ts. */
declare module 'virtual:browser-scripts' {
  export const browserScripts: { head: string; page: string }
}

/** Made by scripts/island-scripts.ts. */
declare module 'virtual:island-scripts' {
  export const islandScripts: {
    entry: string
    /** What each island loads beside the entry, by the name of its file. */
    parts: Readonly<Record<string, readonly string[]>>
  }
}
