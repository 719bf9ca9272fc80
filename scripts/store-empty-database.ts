import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '#platform/db/embedded.ts'

/** `node scripts/store-empty-database.ts FILE`: an archive of an embedded database that has all tables and nothing in them. A build contains it. */
async function main([file = '']: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'flightdeck-database-'))
  try {
    await (await openEmbedded(folder)).close()
    const database = await PGlite.create({ dataDir: folder })
    const archive = await database.dumpDataDir('gzip')
    await database.close()
    await writeFile(`${file}-${process.pid}`, new Uint8Array(await archive.arrayBuffer()))
    await rename(`${file}-${process.pid}`, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
