import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFile } from './lock-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another process that takes the lock and reports whether it got it; it runs until it is killed. */
async function otherProcess(path: string): Promise<{ child: ChildProcess; hasIt: boolean }> {
  const module = join(import.meta.dirname, 'lock-file.ts')
  const code = `const { lockFile } = await import(${JSON.stringify(module)})
    globalThis.lock = lockFile(${JSON.stringify(path)})
    console.log(globalThis.lock ? 'mine' : 'taken')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { child, hasIt: String(line).trim() === 'mine' }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('belongs to one process only, and to the next when that is killed', async () => {
  const path = join(folder, 'killed')
  const first = await otherProcess(path)
  expect(first.hasIt).toBe(true)
  expect(lockFile(path)).toBeNull()
  await kill(first.child)
  const lock = lockFile(path)
  expect(lock).not.toBeNull()

  const second = await otherProcess(path)
  expect(second.hasIt).toBe(false)
  await kill(second.child)
  lock?.release()
})

it('passes to one of several waiting processes when its owner dies', async () => {
  const path = join(folder, 'heirs')
  const owner = await otherProcess(path)
  await kill(owner.child)
  const heirs = await Promise.all(Array.from({ length: 4 }, () => otherProcess(path)))
  expect(heirs.filter(({ hasIt }) => hasIt)).toHaveLength(1)
  await Promise.all(heirs.filter(({ hasIt }) => !hasIt).map(({ child }) => kill(child)))
  expect(lockFile(path)).toBeNull()
  await Promise.all(heirs.filter(({ hasIt }) => hasIt).map(({ child }) => kill(child)))
})

it('is free again when it is released', () => {
  const path = join(folder, 'released')
  lockFile(path)?.release()
  const again = lockFile(path)
  expect(again).not.toBeNull()
  again?.release()
})

// A socket may not: its name has room for about a hundred bytes.
it('may be at the end of a very long path', () => {
  const deep = join(folder, 'a-folder-with-a-long-name'.repeat(5), 'and-another-one'.repeat(8))
  mkdirSync(deep, { recursive: true })
  const lock = lockFile(join(deep, 'lock'))
  expect(lock).not.toBeNull()
  expect(lockFile(join(deep, 'lock'))).toBeNull()
  lock?.release()
})

it('throws for a missing folder', () => {
  expect(() => lockFile(join(folder, 'nowhere', 'lock'))).toThrow('unable to open database file')
})
