import { expect, type Page } from '@playwright/test'
import type { Site } from '../../helpers/start-site.ts'

/** Who runs the company of the seed world. */
const nora = {
  name: 'Nora Pichler',
  email: 'nora@flightlevels.example',
  password: 'eine lange Reise nach Norden',
}

/** Goes into the office as Nora, who owns it: with the link that the start prints as long as there is no account, else by signing in. */
export async function enterOffice(page: Page, site: Site) {
  const link = /http\S+\/office\/first-account\/\S+/.exec(site.output())?.[0]
  if (!link) throw new Error(`the start has printed no link to the first account:\n${site.output()}`)
  const isFirst = (await page.request.get(link)).ok()
  await page.goto(isFirst ? link : '/office/sign-in')
  if (isFirst) await page.locator('input[name="name"]').fill(nora.name)
  await page.locator('input[name="email"]').fill(nora.email)
  await page.locator('input[name="password"]').fill(nora.password)
  await page.locator('main form button').first().click()
  await expect(page).toHaveURL(/\/office$/)
}
