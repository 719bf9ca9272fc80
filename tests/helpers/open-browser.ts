import { userInfo } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from './chromium.ts'

/** A Chromium without a window, for scripts; the journeys get theirs from playwright.config.ts. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  // Root has no sandbox to offer; anyone else keeps Chromium's own.
  const sandbox = userInfo().uid === 0 ? ['--no-sandbox'] : []
  const quiet = ['--disable-background-networking', '--disable-component-update', '--no-first-run']
  return chromium.launch({ executablePath: ensureChromium(), args: [...sandbox, ...quiet, ...args] })
}
