import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isRoomy, makeTemporaryFolder } from './temporary-folder.ts'

const gigabytes = 1024 ** 3
const roomy = {
  free: 12 * gigabytes,
  available: 9 * gigabytes,
  mounts: '/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,relatime 0 0\n',
}

it.each([
  ['there is room', roomy, true],
  ['a container gives 64 MB', { ...roomy, free: 64 * 1024 ** 2 }, false],
  ['memory is short', { ...roomy, available: 3 * gigabytes }, false],
  [
    'no program may start there',
    { ...roomy, mounts: 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0' },
    false,
  ],
  ['there is no such file system', { ...roomy, mounts: '/dev/vda / ext4 rw 0 0' }, false],
])('a run writes into memory where that is wise: %s', (_, machine, expected) => {
  expect(isRoomy(machine)).toBe(expected)
})

it('clears up what a run has left that was killed, and nothing else', () => {
  const mine = makeTemporaryFolder()
  const [abandoned, other] = ['flightdeck-tests-4194999-', 'flightdeck-'].map((name) =>
    mkdtempSync(join(mine, '..', name)),
  )
  const next = makeTemporaryFolder()
  expect([mine, abandoned, other, next].map((folder) => existsSync(folder ?? ''))).toEqual([true, false, true, true])
  for (const folder of [mine, other, next]) rmSync(folder ?? '', { recursive: true })
})
