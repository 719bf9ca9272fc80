import { expect, type Page } from '@playwright/test'
import type { Site } from '../../helpers/start-site.ts'

/** Makes the first account of the office by the link that the site has printed, and is signed in with it from then on. */
export async function openOffice(page: Page, site: Site): Promise<void> {
  const [, path] = /(\/office\/first-account\/\S+)/.exec(site.output()) ?? []
  if (!path) throw new Error('the site has printed no link to the first account')
  await page.goto(path)
  await page.locator('input[name="name"]').fill('Vera Wagner')
  await page.locator('input[name="email"]').fill('vera.wagner@flightlevels.example')
  await page.locator('input[name="password"]').fill('drei Gipfel vor dem Frühstück')
  await page.locator('main form button').first().click()
  await expect(page).toHaveURL(/\/office\/?$/)
}
