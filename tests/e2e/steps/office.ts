import { expect, type Page } from '@playwright/test'
import { printed } from '../../helpers/printed.ts'
import type { Site } from '../../helpers/start-site.ts'

/** Who runs the company of the seed world. */
const nora = {
  name: 'Nora Pichler',
  email: 'nora@flightlevels.example',
  password: 'eine lange Reise nach Norden',
}

/**
 * Brings Nora, who owns it, into the office: with the link that the start prints as long as there is no account, else by signing in. Its forms are sent
 * past the browser: what they are like there is seen in office.test.ts.
 */
export async function enterOffice(page: Page, site: Site) {
  const link = await printed(site, /http\S+\/office\/first-account\/\S+/)
  const { name, ...known } = nora
  const isFirst = (await page.request.get(link)).ok()
  const [address, form] = isFirst ? [link, nora] : ['/office/sign-in', known]
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(address, { form, headers, maxRedirects: 0 })
  expect(answer.headers().location, `${name} is let in`).toBe('/office')
  await page.goto('/office')
  await expect(page).toHaveURL(/\/office$/)
}
