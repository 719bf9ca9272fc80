import { describe, expect, it } from 'vitest'
import {
  ChromiumMissing,
  ensureChromium,
  ensureHeadless,
  findChromium,
  findHeadless,
  type Machine,
} from './chromium.ts'

/** A machine with these programs; `apt-get install` brings what `packaged` names. */
function machine(programs: string[], { wanted, root = false, packaged }: Setup = {}) {
  const commands: string[] = []
  const made: Machine = {
    wanted,
    canRun: (path) => programs.includes(path),
    isRootOnDebian: () => root,
    run(command, args) {
      commands.push([command, ...args].join(' '))
      if (packaged === 'unreachable') throw new Error('no network')
      if (packaged && args.includes('install')) programs.push(packaged)
    },
  }
  return { made, commands }
}

interface Setup {
  wanted?: string
  root?: boolean
  packaged?: string
}

it('takes the browser that CHROMIUM_PATH names before the system’s own', () => {
  const { made } = machine(['/opt/chrome', '/usr/bin/chromium'], { wanted: '/opt/chrome' })
  expect(findChromium(made)).toBe('/opt/chrome')
})

it('refuses a CHROMIUM_PATH that leads nowhere, although the system has a browser', () => {
  const { made } = machine(['/usr/bin/chromium'], { wanted: '/opt/chrome' })
  expect(() => findChromium(made)).toThrow(ChromiumMissing)
})

it('finds Google Chrome where there is no Chromium', () => {
  expect(findChromium(machine(['/usr/bin/google-chrome']).made)).toBe('/usr/bin/google-chrome')
})

it('installs Debian’s package as root', () => {
  const { made, commands } = machine([], { root: true, packaged: '/usr/bin/chromium' })
  expect(ensureChromium(made)).toBe('/usr/bin/chromium')
  expect(commands).toEqual(['apt-get update', 'apt-get install --yes --no-install-recommends chromium'])
})

it('installs nothing when there is a browser', () => {
  const { made, commands } = machine(['/usr/bin/chromium'], { root: true })
  ensureChromium(made)
  expect(commands).toEqual([])
})

it('names what to install when it may not do so itself', () => {
  const { made, commands } = machine([])
  expect(() => ensureChromium(made)).toThrow('apt-get install chromium')
  expect(commands).toEqual([])
})

it('names what to install when the package archive cannot be reached', () => {
  expect(() => ensureChromium(machine([], { root: true, packaged: 'unreachable' }).made)).toThrow('set CHROMIUM_PATH')
})

describe('the browser of the journeys', () => {
  const [chromium, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  const installShell = ['apt-get update', 'apt-get install --yes --no-install-recommends chromium-headless-shell']

  it('is the headless shell where there is one, and Chromium where there is none', () => {
    expect(findHeadless(machine([chromium, shell]).made)).toBe(shell)
    expect(findHeadless(machine([chromium]).made)).toBe(chromium)
    expect(findHeadless(machine([]).made)).toBeUndefined()
  })

  it('is the one that CHROMIUM_PATH names, and nothing is installed', () => {
    const { made, commands } = machine(['/opt/chrome', shell], { wanted: '/opt/chrome', root: true })
    expect([findHeadless(made), ensureHeadless(made)]).toEqual(['/opt/chrome', '/opt/chrome'])
    expect(commands).toEqual([])
  })

  it('is installed by root on Debian, beside the Chromium that there is', () => {
    const { made, commands } = machine([chromium], { root: true, packaged: shell })
    expect(ensureHeadless(made)).toBe(shell)
    expect(commands).toEqual(installShell)
  })

  it('is installed once', () => {
    const { made, commands } = machine([chromium, shell], { root: true })
    expect(ensureHeadless(made)).toBe(shell)
    expect(commands).toEqual([])
  })

  it.each([
    ['the archive cannot be reached', { root: true, packaged: 'unreachable' }],
    ['the package brings no program', { root: true }],
    ['we may not install anything', {}],
  ])('is Chromium when %s', (_, setup) => {
    expect(ensureHeadless(machine([chromium], setup).made)).toBe(chromium)
  })
})
