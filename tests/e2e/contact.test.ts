import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { longEnough } from './steps/press-once-more.ts'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.30' } })

function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Nachricht an Flight Levels' })
  return {
    form,
    send: form.getByRole('button', { name: 'Nachricht senden' }),
    field: (label: string | RegExp) => form.getByLabel(label),
    async fill(written: { name: string; email: string; message: string }) {
      await form.getByLabel('Name', { exact: true }).fill(written.name)
      await form.getByLabel('E-Mail').fill(written.email)
      await form.getByLabel('Deine Nachricht').fill(written.message)
    },
    async hasItsTicket() {
      await form.getByLabel('Name', { exact: true }).focus()
      await expect(form.locator('[name=ticket]')).not.toHaveValue('')
    },
  }
}

test('Emre asks, the office can answer him directly, and his copy has nothing to press', async ({ page, site }) => {
  await page.goto('/de/kontakt')
  const form = contactForm(page)
  const message = 'Habt ihr im März noch Platz?\nUnser Haus: https://donauwerk.example'
  await form.fill({ name: 'Emre Yildiz', email: 'emre@donauwerk.example', message })
  await form.field(/^Firma/).fill('Donauwerk')
  await form.hasItsTicket()
  await page.waitForTimeout(longEnough)
  await form.send.click()
  await expect(page.getByText('Danke, deine Nachricht ist da')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/de/kontakt')
  await lookClosely(page)

  const subject = 'Nachricht von Emre Yildiz, Donauwerk'
  await expect.poll(async () => (await emailsTo(site, officeAddress)).map((mail) => mail.subject)).toContain(subject)
  const toOffice = (await emailsTo(site, officeAddress)).find((mail) => mail.subject === subject)
  expect(toOffice?.headers['reply-to']).toBe('Emre Yildiz <emre@donauwerk.example>')

  await expect.poll(async () => (await emailsTo(site, 'emre@donauwerk.example')).length).toBe(1)
  const [copy] = await emailsTo(site, 'emre@donauwerk.example')
  expect(copy?.subject).toBe('Deine Nachricht an Flight Levels ist da')
  expect(copy?.text).not.toContain('Habt ihr im März noch Platz?')
  expect(copy?.html).not.toContain('donauwerk.example')
  expect(copy?.headers['reply-to']).toBeUndefined()
})

test('missing fields are reported in the given texts, and everything else is kept', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.goto('/de/kontakt')
  const form = contactForm(page)
  await form.field(/^Firma/).fill('Donauwerk')
  await form.send.click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Sag uns doch Deinen Namen',
    'Sorry, aber wir brauchen eine E-Mail Adresse',
    'Was möchtest Du uns sagen?',
  ])
  await expect(summary).toBeFocused()
  await expect(form.field(/^Firma/)).toHaveValue('Donauwerk')
  await lookClosely(page)
  await page.goto('/de/message')
  await lookClosely(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Grete is answered on a page of its own, with everything kept, and her message arrives once', async ({
    page,
    site,
    surprises,
  }) => {
    surprises.allowStatus(422)
    await page.goto('/en/contact')
    const form = page.getByRole('form', { name: 'Message to Flight Levels' })
    const send = form.getByRole('button', { name: 'Send message' })
    await form.getByLabel('Your message').fill('Is there a lift?')
    await send.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please tell us your name',
      'Sorry, we need an e-mail address',
    ])
    await expect(form.getByLabel('Your message')).toHaveValue('Is there a lift?')
    await form.getByLabel('Name', { exact: true }).fill('Grete')
    await form.getByLabel('E-mail').fill('grete@post.example')
    await send.click()
    await expect(form.getByLabel('Your message')).toHaveValue('Is there a lift?')
    await page.waitForTimeout(longEnough)
    await send.click()
    await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
    // the browser asks whether to send it again, and the visitor confirms
    await page.reload()
    await expect(page.getByText('Thanks, we’ve got your message')).toBeVisible()
    await expect.poll(async () => (await emailsTo(site, 'grete@post.example')).length).toBe(1)
    const emails = await emailsTo(site, officeAddress)
    expect(emails.filter(({ subject }) => subject === 'Nachricht von Grete')).toHaveLength(1)
  })
})
