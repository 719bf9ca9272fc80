import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-backup-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = promisify(execFile)

/** What a program of this folder prints and how it ends. */
async function say(program: 'backup' | 'restore', dataFolder: string, ...files: string[]) {
  vi.stubEnv('DATA_DIR', join(folder, dataFolder))
  const { stdout, stderr, code } = await run(process.execPath, [`server/${program}.ts`, ...files]).then(
    (printed) => ({ ...printed, code: 0 }),
    // of execFile, when the program ends with another code than 0
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  )
  return { text: stdout + stderr, code }
}

it('a data folder comes back in another place with its secret, and what cannot be is said in a sentence', async () => {
  const file = join(folder, 'all.backup.gz')
  const here = await openDataFolder(join(folder, 'here'))
  expect(await say('backup', 'here', file)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^No backup was made: another/),
  })
  here.release()

  expect(await say('backup', 'here', file)).toMatchObject({ code: 0, text: expect.stringContaining('and the secret') })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(await say('backup', 'here', file)).toMatchObject({ code: 1, text: expect.stringContaining('There is a file') })

  expect(await say('restore', 'there')).toMatchObject({ code: 1, text: expect.stringContaining('Say which file') })
  expect(await say('restore', 'there', file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('secret is back'),
  })
  const secret = (place: string) => readFileSync(join(folder, place, 'secret'), 'utf8')
  expect(secret('there')).toBe(secret('here'))
})
