import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import compile from 'icu-minify/compile'
import { build, type CSSOptions, type Plugin, type Rolldown } from 'vite'

const folder = join(import.meta.dirname, '..', 'src', 'frame', 'browser')
const frame = 'virtual:browser-scripts'

/** The scripts of the frame (docs/decisions/0003), bundled without React: `head` blocks the first paint, `page` is a module. */
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

const catalogue = /\/src\/i18n\/messages\/[a-z]{2}[.]json(?:[?]site)?$/
/** Messages that pages for visitors do not use; those import `de.json?site`. */
const ofTheOffice = /^office/
/** Rendered on the server only. */
const ofTheServer = 'mail'
const withParser = 'use-intl/format-message'

/** Browsers get precompiled messages and use-intl without its parser: 9 kB less per page, gzipped (docs/decisions/0003). */
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

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const further = `${first}0123456789`
/** A class in a style sheet, or an animation. What only looks like one takes a name that no one uses. */
const named = /[.](-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g
/** Blockers of advertisements hide what is called so. */
const refused = /^ad/i

type ClassName = (local: string, file: string) => string

/**
 * The names of classes in the pages. In a build 'a7': a page names three hundred classes, which were a tenth of its bytes. Each is numbered by its place
 * among all classes of all style sheets, so every build of the same sources gives the same, in pages, scripts and styles alike.
 */
export function shortClassNames(root: string): ClassName {
  const names = new Map<string, string>()
  let number = 0
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    for (const [, name, animation] of readFileSync(join(root, file), 'utf8').matchAll(named)) {
      const key = keyOf(name ?? animation ?? '', file)
      if (names.has(key)) continue
      while (refused.test(short(number))) number += 1
      names.set(key, short(number))
      number += 1
    }
  }
  return (local, file) => {
    const name = names.get(keyOf(local, pathIn(root, file)))
    if (name === undefined) throw new Error(`${pathIn(root, file)} has no class ${local}`)
    return name
  }
}

/** While someone works on the site: 'button_9fQk', the same behind every class of a file. */
export function readableClassNames(root: string): ClassName {
  return (local, file) => `${local}_${createHash('sha256').update(pathIn(root, file)).digest('base64url').slice(0, 4)}`
}

function short(number: number): string {
  const initial = first[number % first.length] ?? ''
  const rest = Math.floor(number / first.length)
  return rest === 0 ? initial : initial + shortRest(rest - 1)
}

function shortRest(number: number): string {
  const sign = further[number % further.length] ?? ''
  const rest = Math.floor(number / further.length)
  return rest === 0 ? sign : sign + shortRest(rest - 1)
}

function keyOf(local: string, file: string): string {
  return `${file} ${local}`
}

/** 'src/ui/button.module.css', on every system, without what Vite adds behind it. */
function pathIn(root: string, file: string): string {
  return relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
}
