import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { build, type CSSOptions, type Plugin, type Rolldown } from 'vite'
import { compiledMessages } from './messages/compiled-messages.ts'

const folder = join(import.meta.dirname, '..', 'src', 'frame', 'browser')
const frame = 'virtual:browser-scripts'

/**
 * The two scripts of the frame (docs/decisions/0003): `head`, a classic script that blocks the first paint, and `page`, a module. Each is bundled
 * separately and shares no chunk with React. `virtual:browser-scripts` exports their URLs.
 */
export function browserScripts(): Plugin {
  const bundles = { head: once(() => frameScript('head', 'iife')), page: once(() => frameScript('page', 'es')) }
  return {
    name: 'browser-scripts',
    resolveId: (id) => (id === frame ? `\0${frame}` : null),
    async load(id) {
      if (id !== `\0${frame}`) return null
      const isBuilt = this.environment.mode === 'build'
      const addresses = await Promise.all(
        (['head', 'page'] as const).map(async (name) => {
          if (!isBuilt) return [name, `/src/frame/browser/${name}.ts`]
          const { fileName, source } = await bundles[name]()
          if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
          return [name, `/${fileName}`]
        }),
      )
      return `export const browserScripts = ${JSON.stringify(Object.fromEntries(addresses))}`
    },
  }
}

async function frameScript(name: string, format: 'iife' | 'es') {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(folder, `${name}.ts`), output: { format, codeSplitting: false } },
    },
  })
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${name}.ts made no script`)
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8)
  return { fileName: `assets/frame-${name}-${hash}.js`, source: chunk.code }
}

const islands = 'virtual:island-scripts'
const entryFile = join(import.meta.dirname, '..', 'src', 'entry.islands.tsx')

/**
 * The scripts of islands (docs/decisions/0003), bundled separately, because they need little of what React Router's pages share. Their styles are in
 * the site's style sheet, so class names must be generated in the same way. `virtual:island-scripts` exports the URLs. In development React Router
 * runs these pages, and an island is an ordinary part.
 */
export function islandScripts(modules: NonNullable<CSSOptions['modules']>): Plugin {
  const bundle = once(() => islandChunks(modules))
  return {
    name: 'island-scripts',
    resolveId: (id) => (id === islands ? `\0${islands}` : null),
    async load(id) {
      if (id !== `\0${islands}`) return null
      const chunks = this.environment.mode === 'build' ? await bundle() : []
      if (this.environment.name === 'client')
        for (const { fileName, code } of chunks) this.emitFile({ type: 'asset', fileName, source: code })
      return `export const islandScripts = ${JSON.stringify(addresses(chunks))}`
    },
  }
}

async function islandChunks(modules: NonNullable<CSSOptions['modules']>): Promise<Rolldown.OutputChunk[]> {
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

function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}
