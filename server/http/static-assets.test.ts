import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { loadStaticAssets } from './listener.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('has every client file by path and type, immutable if its name has a hash', async () => {
  mkdirSync(join(folder, 'assets'))
  for (const file of [
    'assets/root-C3po.js',
    'assets/root-R2d2.css',
    'favicon.svg',
    'font.woff2',
    'secret.env',
    '.vite',
  ])
    writeFileSync(join(folder, file), file)
  const compressed = brotliCompressSync('as the build has compressed it')
  writeFileSync(join(folder, 'assets/root-C3po.js.br'), compressed)
  const assets = await loadStaticAssets(folder, { https: true })

  const forEver = 'public, max-age=31536000, immutable'
  const anHour = 'public, max-age=3600'
  const facts = [...assets].map(([path, { headers }]) => [path, headers['content-type'], headers['cache-control']])
  expect(facts.sort()).toEqual([
    ['/assets/root-C3po.js', 'text/javascript; charset=utf-8', forEver],
    ['/assets/root-R2d2.css', 'text/css; charset=utf-8', forEver],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', anHour],
    ['/font.woff2', 'font/woff2', anHour],
  ])
  expect(assets.get('/assets/root-C3po.js')?.body.as('identity').toString()).toBe('assets/root-C3po.js')
  expect(assets.get('/assets/root-C3po.js')?.body.as('br')).toEqual(compressed)
  expect(assets.get('/font.woff2')?.compressible).toBe(false)
})
