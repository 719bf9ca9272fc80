import { glob, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileHeaders, type StrictOptions, strictHeaders } from './final-response.ts'
import { type StoredResponse, storedResponse } from './stored-response.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Loads all files of the client build into memory, by path, with what the build has compressed. Files with a hash in their name are immutable; browsers revalidate the others. */
export async function loadStaticAssets(
  folder: string,
  { https }: { https: boolean },
): Promise<Map<string, StoredResponse>> {
  const assets = new Map<string, StoredResponse>()
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = types[extname(path)]
    if (!type) continue
    const br = await readFile(`${file}.br`).catch(() => undefined)
    assets.set(path, storedResponse(await readFile(file), headersOf(path, type, { https }), { br }))
  }
  return assets
}

function headersOf(path: string, type: string, options: StrictOptions): Record<string, string> {
  const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const strict = /^(?:text\/(?:css|javascript)|font)/.test(type) ? fileHeaders(options) : strictHeaders(options)
  return { ...strict, 'content-type': type, 'cache-control': cacheControl }
}
