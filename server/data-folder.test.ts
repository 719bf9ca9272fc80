import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { StartError } from './start-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

it('makes the folder, for its owner alone, also several levels deep', async () => {
  const deep = join(folder, 'var', 'lib', 'flightdeck')
  const opened = await openDataFolder(deep)
  expect(modeOf(deep)).toBe(0o700)
  expect(opened.database).toBe(join(deep, 'database'))
  opened.release()
})

it('makes a secret once and keeps it, for its owner alone', async () => {
  const path = join(folder, 'with-a-secret')
  const first = await openDataFolder(path)
  first.release()
  const second = await openDataFolder(path)
  second.release()

  expect(first.secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(second.secrets).toEqual(first.secrets)
  expect(readFileSync(join(path, 'secret'), 'utf8').trim()).toBe(first.secrets[0])
  expect(modeOf(join(path, 'secret'))).toBe(0o600)
})

it('gives each folder a secret of its own', async () => {
  const [vienna, graz] = [await openDataFolder(join(folder, 'vienna')), await openDataFolder(join(folder, 'graz'))]
  expect(vienna.secrets).not.toEqual(graz.secrets)
  vienna.release()
  graz.release()
})

it('refuses a folder that is in use, in one sentence, until it is released', async () => {
  const path = join(folder, 'in-use')
  const first = await openDataFolder(path)
  await expect(openDataFolder(path)).rejects.toThrow(
    new StartError(
      `Cannot start: another Flightdeck is already using the data folder ${path}. Stop it, or set DATA_DIR.`,
    ),
  )
  first.release()
  const next = await openDataFolder(path)
  next.release()
})

it.each([
  ['a file', () => fileCalled('a-file')],
  ['a file that could be run', () => fileCalled('a-program', 0o755)],
  ['a folder below a file', () => join(fileCalled('another-file'), 'data')],
])('refuses %s in the place of the folder', async (_, path) => {
  const wrong = path()
  await expect(openDataFolder(wrong)).rejects.toThrow(
    new StartError(`Cannot start: the data folder ${wrong} is not a folder. Move the file away, or set DATA_DIR.`),
  )
})

// No one can make a folder there, not even root.
it('refuses a folder that cannot be made', async () => {
  await expect(openDataFolder('/proc/flightdeck/data')).rejects.toThrow(
    /^Cannot start: the data folder \/proc\/flightdeck\/data cannot be written to \(ENOENT\)[.] Change its owner, or set DATA_DIR[.]$/,
  )
})

function fileCalled(name: string, mode = 0o644): string {
  const path = join(folder, name)
  writeFileSync(path, 'not a folder', { mode })
  return path
}
