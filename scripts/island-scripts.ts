import { basename, join } from 'node:path'
import { build, type CSSOptions, type Plugin, type Rolldown } from 'vite'
import { once } from './browser-scripts.ts'
import { compiledMessages } from './messages/compiled-messages.ts'

const virtual = 'virtual:island-scripts'
const entryFile = join(import.meta.dirname, '..', 'src', 'entry.islands.tsx')

/**
 * The scripts of islands (docs/decisions/0003), bundled separately, because they need little of what React Router's pages share. Their styles are in
 * the site's style sheet, so class names must be generated in the same way. `virtual:island-scripts` exports the URLs. In development React Router
 * runs these pages, and an island is an ordinary part.
 */
export function islandScripts(modules: NonNullable<CSSOptions['modules']>): Plugin {
  const bundle = once(() => bundled(modules))
  return {
    name: 'island-scripts',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
      const chunks = this.environment.mode === 'build' ? await bundle() : []
      if (this.environment.name === 'client')
        for (const { fileName, code } of chunks) this.emitFile({ type: 'asset', fileName, source: code })
      return `export const islandScripts = ${JSON.stringify(addresses(chunks))}`
    },
  }
}

async function bundled(modules: NonNullable<CSSOptions['modules']>): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
    css: { modules },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      copyPublicDir: false,
      // In a single style sheet that is never loaded: the pages have these styles.
      cssCodeSplit: false,
      rolldownOptions: {
        input: entryFile,
        output: { entryFileNames: 'assets/islands-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((part) => part.type === 'chunk')
}

function addresses(chunks: readonly Rolldown.OutputChunk[]) {
  const entry = chunks.find(({ isEntry }) => isEntry)
  const withImports = (fileName: string): string[] => [
    fileName,
    ...(chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []).flatMap(withImports),
  ]
  const always = new Set(entry ? withImports(entry.fileName) : [])
  const parts = chunks
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-island.tsx'))
    .map(({ facadeModuleId, fileName }) => [
      basename(facadeModuleId ?? '', '.tsx'),
      [...new Set([...always, ...withImports(fileName)])]
        .filter((file) => file !== entry?.fileName)
        .map((file) => `/${file}`),
    ])
  return { entry: entry ? `/${entry.fileName}` : '', parts: Object.fromEntries(parts) }
}
