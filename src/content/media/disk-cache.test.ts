import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { diskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})
const ten = Buffer.alloc(10)

it('makes room by what was not asked for the longest', async () => {
  const files = diskCache(folder, { most: 30 })
  for (const name of ['a.webp', 'b.webp', 'c.webp']) await files.put(name, ten)
  await files.get('a.webp')
  await files.put('d.webp', ten)
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp', 'd.webp'])
})

it('knows after a restart what it kept, and throws away what was half written', async () => {
  await diskCache(folder, { most: 30 }).put('a.webp', ten)
  await writeFile(join(folder, '.half'), ten)
  const files = diskCache(folder, { most: 30 })
  expect(await files.get('a.webp')).toHaveLength(10)
  expect(await readdir(folder)).toEqual(['a.webp'])
})

it('does without a file that someone deleted, and keeps it again', async () => {
  const files = diskCache(folder, { most: 30 })
  await files.put('a.webp', ten)
  await rm(join(folder, 'a.webp'))
  expect(await files.get('a.webp')).toBeUndefined()
  await files.put('a.webp', ten)
  expect(await files.get('a.webp')).toHaveLength(10)
})

it('keeps no file that is larger than the folder may be', async () => {
  const files = diskCache(folder, { most: 30 })
  await files.put('a.webp', ten)
  await files.put('a.webp', Buffer.alloc(31))
  expect(await files.get('a.webp')).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

it('makes room when it is opened with a smaller limit', async () => {
  const before = diskCache(folder, { most: 30 })
  for (const name of ['a.webp', 'b.webp', 'c.webp']) await before.put(name, ten)
  await utimes(join(folder, 'b.webp'), 1, 1)
  expect(await diskCache(folder, { most: 20 }).get('b.webp')).toBeUndefined()
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp'])
})

it('writes nowhere else', async () => {
  const files = diskCache(folder, { most: 30 })
  await expect(files.put('../a.webp', ten)).rejects.toThrow('no name')
  expect(await files.get('../a.webp')).toBeUndefined()
})

it('does without a file that cannot be written, and leaves nothing of it', async () => {
  const failures: unknown[] = []
  const files = diskCache(folder, { most: 30, onFailure: (error) => failures.push(error) })
  // A folder of that name takes the place of a full disk: renaming fails.
  await files.get('a.webp')
  await mkdir(join(folder, 'a.webp', 'full'), { recursive: true })
  await files.put('a.webp', ten)
  expect(failures).toHaveLength(1)
  expect(await files.get('a.webp')).toBeUndefined()
  expect(await readdir(folder)).toEqual(['a.webp'])
})
