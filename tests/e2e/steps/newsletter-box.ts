import type { Page } from '@playwright/test'

/** The newsletter box of the page, in German. */
export function newsletterBox(page: Page) {
  const email = page.getByLabel('Deine E-Mail-Adresse', { exact: true })
  return {
    email,
    send: page.getByRole('button', { name: 'Newsletter bestellen' }),
    /** The ticket has come: it is asked for when the form is first touched. */
    async hasItsTicket() {
      await email.focus()
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLInputElement>('main form [name=ticket]')].some(({ value }) => value !== ''),
      )
    },
  }
}
