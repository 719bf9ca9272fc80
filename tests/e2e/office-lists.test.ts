import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { commentForm } from './steps/comment-form.ts'
import { lookOnce } from './steps/look-closely.ts'
import { newsletterBox } from './steps/newsletter-box.ts'
import { longEnough } from './steps/press-once-more.ts'
import { wordsOf } from './steps/wording.ts'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.41' } })

const german = wordsOf('de')
const board = '/de/blog/das-board-das-euch-fehlt'
const gerda = { name: 'Gerda Lindner', email: 'gerda.lindner@post.example' }

test('Gerda comments and writes to us; the office approves, notes its answer, and takes out who reads the newsletter', async ({
  page,
  surprises,
  openOffice,
}) => {
  surprises.allowStatus(422)
  await comments(page, 'Unser Board steht seit Montag am Gang.')
  await writes(page, 'Kommt ihr auch nach Innsbruck?')

  await signsUp(page)

  const office = await openOffice()

  await test.step('Today leads to her comment, and ticked it is approved', async () => {
    await office.getByRole('link', { name: /^Gerda Lindner: Das Board/ }).click()
    await expect(office.getByRole('checkbox', { name: gerda.name })).toBeVisible()
    await office.getByRole('checkbox', { name: gerda.name }).check()
    await office.getByRole('button', { name: german('officeComments.decide.approve'), exact: true }).click()
    await expect(office.getByText('Ein Kommentar ist freigegeben und auf der Website.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(board)).text()).toContain('steht seit Montag am Gang')
  })

  await test.step('a reply of the company is below it at once; an empty one is reported', async () => {
    const words = (name: 'offer' | 'submit' | 'empty' | 'to') =>
      german(`officeComments.reply.${name}`, { name: gerda.name })
    const open = async () => {
      await office.goto('/office/comments?state=approved')
      await office
        .locator('summary', { hasText: words('offer') })
        .first()
        .click()
    }
    await open()
    await office
      .getByRole('button', { name: words('submit') })
      .first()
      .click()
    await expect(office.getByText(words('empty')).first()).toBeVisible()
    await lookOnce(office)
    await open()
    await office.getByRole('textbox', { name: words('to') }).fill('Das freut uns, Gerda.')
    await office
      .getByRole('button', { name: words('submit') })
      .first()
      .click()
    await expect(office.getByText('Die Antwort ist auf der Website.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(board)).text()).toContain('Das freut uns, Gerda.')
  })

  await test.step('her message is answered by the own mail program, and noted', async () => {
    await office.goto('/office')
    await office.getByRole('link', { name: gerda.name, exact: true }).click()
    const answer = office.getByRole('link', { name: german('officeMessages.answer') })
    await expect(answer).toHaveAttribute('href', /^mailto:gerda[.]lindner%40post[.]example[?]subject=Re/)
    await office.getByLabel(/^Notiz/).fill('Im Frühling vielleicht')
    await office.getByRole('button', { name: german('officeMessages.isAnswered'), exact: true }).click()
    await expect(office.getByText(/^Nora Pichler, /)).toBeVisible()
    await lookOnce(office)
    await office.goto('/office/messages?text=innsbruck')
    await expect(office.locator('tbody tr')).toHaveCount(1)
  })

  await test.step('what we wrote to her is in the log of mails, without her words', async () => {
    await office.goto(`/office/mails?kind=contact-copy&text=gerda`)
    await expect(async () => {
      await office.reload()
      await expect(office.locator('tbody tr')).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await office.locator('tbody a').click()
    await expect(office.getByText('Wir haben deine Nachricht aus dem Kontaktformular bekommen')).toBeVisible()
    await expect(office.getByText('Kommt ihr auch nach Innsbruck?')).toHaveCount(0)
  })

  await test.step('who reads the newsletter goes into a file, and a subscription ends with a reason', async () => {
    await office.goto('/office/newsletter')
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: german('officeExports.format.csv') }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toMatch(
      /Liste;E-Mail;Sprache;Stand;[\s\S]*gerda[.]lindner@post[.]example;de;Wartet auf Bestätigung;/,
    )
    await office.getByRole('link', { name: gerda.email }).click()
    await office.getByRole('button', { name: german('officeNewsletter.end') }).click()
    await expect(office.getByRole('alert')).toContainText(german('validation.reason'))
    await lookOnce(office)
    await office.getByRole('textbox', { name: german('officeNewsletter.reason') }).fill('Hat angerufen')
    await office.getByRole('button', { name: german('officeNewsletter.end') }).click()
    await expect(office.getByText(german('officeNewsletter.removed'))).toBeVisible()
  })

  await office.context().close()
})

async function comments(page: Page, comment: string): Promise<void> {
  await page.goto(board)
  const form = commentForm(page)
  await form.fill({ ...gerda, comment })
  await form.hasItsTicket()
  await page.waitForTimeout(longEnough)
  await form.send.click()
  await expect(page.getByText('Danke, dein Kommentar ist da')).toBeVisible()
}

async function writes(page: Page, message: string): Promise<void> {
  await page.goto('/de/kontakt')
  const form = page.getByRole('form', { name: 'Nachricht an Flight Levels' })
  await form.getByLabel('Name', { exact: true }).fill(gerda.name)
  await form.getByLabel('E-Mail').fill(gerda.email)
  await form.getByLabel('Deine Nachricht').fill(message)
  await form.getByLabel('Name', { exact: true }).focus()
  await expect(form.locator('[name=ticket]')).not.toHaveValue('')
  await page.waitForTimeout(longEnough)
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText('Danke, deine Nachricht ist da')).toBeVisible()
}

async function signsUp(page: Page): Promise<void> {
  await page.goto('/de/newsletter')
  const box = newsletterBox(page)
  await box.email.fill(gerda.email)
  await box.hasItsTicket()
  await page.waitForTimeout(longEnough)
  await box.send.click()
  await expect(page.getByText('Schau bitte in dein Postfach')).toBeVisible()
}
