import { expect, type Page } from '@playwright/test'

/** Waits until the items of the menu open sub-menus. One that is opened before keeps its plain links until it is closed. */
export async function menuIsAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-menu][data-hydrated]')).toBeAttached()
}

/** Waits until the script of the page has come (src/frame/browser/page.ts). */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

/** Waits until a screen of the office asks before it is left (src/frame/office/office-shell.tsx). */
export async function asksBeforeLeaving(office: Page): Promise<void> {
  await expect(office.locator('html[data-asks-before-leaving]')).toBeAttached()
}
