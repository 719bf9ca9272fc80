/** Made by scripts/browser-scripts.ts. */
declare module 'virtual:browser-scripts' {
  export const browserScripts: { head: string; page: string }
}
