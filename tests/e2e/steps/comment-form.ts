import type { Page } from '@playwright/test'

interface Written {
  name: string
  email: string
  comment: string
}

/** The German comment form under a post. */
export function commentForm(page: Page) {
  const form = page.locator('#comment-form')
  return {
    form,
    send: form.getByRole('button', { name: 'Kommentar abschicken' }),
    notify: form.getByLabel('Schreib mir, wenn jemand antwortet'),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    async fill({ name, email, comment }: Written) {
      await form.getByLabel('Name', { exact: true }).fill(name)
      await form.getByLabel('E-Mail', { exact: true }).fill(email)
      await form.getByLabel('Kommentar', { exact: true }).fill(comment)
    },
    /** The ticket has come: it is asked for when the form is first touched. */
    async hasItsTicket() {
      await page.waitForFunction(
        () => (document.querySelector<HTMLInputElement>('#comment-form [name=ticket]')?.value ?? '') !== '',
      )
    },
  }
}
