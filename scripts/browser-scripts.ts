import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const folder = join(import.meta.dirname, '..', 'src', 'frame', 'browser')
const virtual = 'virtual:browser-scripts'

/**
 * The two scripts of the frame (docs/decisions/0003): `head`, a classic script that blocks the first paint, and `page`, a module. Each is bundled
 * separately and shares no chunk with React. `virtual:browser-scripts` exports their URLs.
 */
export function browserScripts(): Plugin {
  const bundles = { head: once(() => bundled('head', 'iife')), page: once(() => bundled('page', 'es')) }
  return {
    name: 'browser-scripts',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
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

async function bundled(name: string, format: 'iife' | 'es') {
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

export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}
