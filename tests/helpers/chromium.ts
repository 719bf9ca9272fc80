import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { chromium } from '@playwright/test'

/** What the search and the installation touch; tests hand in another machine. */
export interface Machine {
  /** The variable `CHROMIUM_PATH`. */
  wanted: string | undefined
  canRun(path: string): boolean
  isRootOnDebian(): boolean
  /** Throws when the command fails. */
  run(command: string, args: string[]): void
}

export class ChromiumMissing extends Error {}

/**
 * The path of a Chromium: the one of `CHROMIUM_PATH`, the system's, or the one that Playwright has downloaded; undefined when there is none. Throws
 * `ChromiumMissing` when `CHROMIUM_PATH` names something that does not run, rather than ignore the setting.
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const { wanted } = machine
  if (wanted && !machine.canRun(wanted))
    throw new ChromiumMissing(`CHROMIUM_PATH names ${wanted}, which cannot be run.`)
  const known = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return wanted || known.find((path) => machine.canRun(path))
}

/** As `findChromium`, but installs Debian's package when there is none and we may. Throws `ChromiumMissing` with the remedy in one sentence. */
export function ensureChromium(machine: Machine = thisMachine): string {
  const found = findChromium(machine)
  if (found) return found
  const advice =
    'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chrome or Chromium.'
  if (!machine.isRootOnDebian()) throw new ChromiumMissing(advice)
  try {
    install(machine, 'chromium')
  } catch (error) {
    throw new ChromiumMissing(`${advice} (apt-get failed.)`, { cause: error })
  }
  const installed = findChromium(machine)
  if (!installed) throw new ChromiumMissing(`${advice} (apt-get installed the package, but no browser is there.)`)
  return installed
}

/** The old headless mode of Chromium as a program of its own: the same engine without the window, the tabs and the address bar around it. */
const headlessShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell']

/**
 * The path of the browser for the journeys: the one of `CHROMIUM_PATH`, a headless shell, or the Chromium that there is; undefined when there is none.
 * Throws as `findChromium` does.
 */
export function findHeadless(machine: Machine = thisMachine): string | undefined {
  const chromium = findChromium(machine)
  return machine.wanted ? chromium : (headlessShells.find((path) => machine.canRun(path)) ?? chromium)
}

/**
 * As `findHeadless`, but installs Debian's package of the headless shell when we may: it opens a page with a quarter of the processor time. Where that
 * fails, Chromium does the same more slowly. Throws as `ensureChromium` does.
 */
export function ensureHeadless(machine: Machine = thisMachine): string {
  const chromium = ensureChromium(machine)
  const found = findHeadless(machine) ?? chromium
  if (found !== chromium || machine.wanted || !machine.isRootOnDebian()) return found
  try {
    install(machine, 'chromium-headless-shell')
  } catch {
    return chromium
  }
  return findHeadless(machine) ?? chromium
}

function install(machine: Machine, debianPackage: string) {
  machine.run('apt-get', ['update'])
  machine.run('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage])
}

const thisMachine: Machine = {
  wanted: process.env.CHROMIUM_PATH,
  canRun(path) {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  },
  isRootOnDebian: () => userInfo().uid === 0 && existsSync('/etc/debian_version'),
  run(command, args) {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  },
}
