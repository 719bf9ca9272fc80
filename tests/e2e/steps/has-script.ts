import { expect, type Page } from '@playwright/test'

/** Waits until the page's script has taken over its forms: what is pressed from here on is sent by it. */
export async function hasScript(page: Page): Promise<void> {
  const isTaken = (form: Element) =>
    form.matches('[data-page-form], [data-form-place] *')
      ? 'ready' in document.documentElement.dataset
      : Object.keys(form).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => page.locator('main form').first().evaluate(isTaken)).toBe(true)
}
