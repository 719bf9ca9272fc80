import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

export type DiskCache = ReturnType<typeof diskCache>

interface DiskCacheOptions {
  /** Bytes. */
  most: number
  onFailure?: (error: unknown) => void
}

/** Names are generated: letters, digits and one extension. */
const plainName = /^[\w-]{1,120}(?:\.[a-z0-9]{1,8})?$/

/** An LRU cache of files with atomic writes. The folder may be deleted at any time. Failures go to `onFailure`; without it, `put` throws. */
export function diskCache(folder: string, { most, onFailure }: DiskCacheOptions) {
  const removals: Promise<void>[] = []
  const sizes = new LRUCache<string, number>({
    maxSize: most,
    // The library does not allow size 0.
    sizeCalculation: (size) => size || 1,
    dispose: (_, name, reason) => {
      if (reason === 'evict') removals.push(rm(join(folder, name), { force: true }))
    },
  })
  let opened: Promise<void> | undefined

  const open = () => {
    opened ??= readFolder()
    return opened
  }

  async function readFolder(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const files = await Promise.all((await readdir(folder)).map((name) => facts(folder, name)))
    for (const { name, size } of files.sort((one, other) => one.usedMs - other.usedMs)) {
      if (plainName.test(name) && size <= most) sizes.set(name, size)
      // Left half-written by a crashed process, or larger than the limit.
      else await rm(join(folder, name), { force: true, recursive: true })
    }
    await Promise.all(removals.splice(0))
  }

  async function write(name: string, bytes: Uint8Array) {
    const draft = join(folder, `.${randomUUID()}`)
    try {
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    sizes.set(name, bytes.length)
    await Promise.all(removals.splice(0))
  }

  async function remove(name: string) {
    sizes.delete(name)
    await rm(join(folder, name), { force: true })
  }

  return {
    /** Undefined when it was never stored or was evicted. */
    async get(name: string): Promise<Uint8Array | undefined> {
      await open()
      if (sizes.get(name) === undefined) return undefined
      try {
        const bytes = await readFile(join(folder, name))
        const now = new Date()
        await utimes(join(folder, name), now, now)
        return bytes
      } catch {
        // Deleted by hand: generated again.
        sizes.delete(name)
        return undefined
      }
    },

    async put(name: string, bytes: Uint8Array): Promise<void> {
      if (!plainName.test(name)) throw new Error(`no name for a kept file: ${name}`)
      await open()
      if (bytes.length > most) return await remove(name)
      const written = write(name, bytes)
      await (onFailure ? written.catch(onFailure) : written)
    },

    async remove(name: string): Promise<void> {
      await open()
      await remove(name)
    },
  }
}

async function facts(folder: string, name: string): Promise<{ name: string; size: number; usedMs: number }> {
  const { size, mtimeMs } = await stat(join(folder, name))
  return { name, size, usedMs: mtimeMs }
}
