import { expect, type Page } from '@playwright/test'
import { printed } from '../helpers/printed.ts'
import { totp } from '../helpers/totp.ts'
import { test } from './site-test.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { emailsTo } from './steps/mailbox.ts'

// Passkeys need a site with a name.
test.use({ siteName: 'localhost' })

const password = 'drei Kraniche im Nebel'

async function signIn(page: Page, email = 'nora@flightlevels.example') {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** A device in place of Nora's laptop: it stores passkeys and has verified her fingerprint (WebAuthn §11). */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('navigation').getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
}

test('Nora makes the first account, sets up codes, and comes in with one or with a passkey after signing out', async ({
  page,
  site,
  surprises,
}) => {
  surprises.allowStatus(422)
  surprises.allowStatus(404)
  const link = await printed(site, /\/office\/first-account\/[\w-]+/)

  await test.step('the first account', async () => {
    await page.goto(link)
    await page.getByLabel('Dein Name').fill('Nora Pichler')
    await page.getByLabel('E-Mail-Adresse').fill('nora@flightlevels.example')
    await page.getByLabel('Passwort').fill('zu kurz')
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByRole('alert')).toContainText('mindestens zwölf Zeichen')
    await expect(page.getByLabel('Dein Name')).toHaveValue('Nora Pichler')
    await page.getByLabel('Passwort').fill(password)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible()
  })

  let key = ''
  let paper = ''
  let morePaper = ''
  await test.step('codes of an app', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Mein Konto' }).click()
    await page.getByRole('link', { name: 'Codes einrichten' }).click()
    await page.getByLabel('Dein Passwort').fill(password)
    await page.getByRole('button', { name: 'Codes einrichten' }).click()
    key = await page.locator('code').first().innerText()
    paper = await page.locator('li code').first().innerText()
    morePaper = await page.locator('li code').last().innerText()
    await lookClosely(page)
    await page.getByLabel('Code aus der App').fill(totp(key))
    await page.getByRole('button', { name: 'Code bestätigen' }).click()
    await expect(page.getByText('Nach dem Passwort fragen wir dich')).toBeVisible()
  })

  await test.step('out and in again, to where she wanted to go', async () => {
    await signOut(page)
    await lookClosely(page)
    await page.goto('/office/members')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Dein Code' })).toBeVisible()
    await lookClosely(page)
    // the code of now has just been used
    await page.getByLabel('Code').fill(totp(key, Date.now() + 30_000))
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  })

  await test.step('a passkey opens the office in place of password and code', async () => {
    await addDevice(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Mein Konto' }).click()
    const fresh = page.locator('form').filter({ has: page.getByRole('button', { name: 'Passkey anlegen' }) })
    await fresh.getByLabel('Name des Geräts').fill('Laptop')
    await fresh.getByLabel('Dein Passwort').fill('drei Kraniche im Regen')
    await page.keyboard.press('Enter')
    await expect(fresh.getByRole('alert')).toContainText('Dein Passwort stimmt nicht')
    await fresh.getByLabel('Dein Passwort').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader', { name: 'Laptop' })).toBeVisible()
    await lookOnce(page)
    await signOut(page)
    await page.goto('/office/sign-in?to=/office/account')
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  })

  await test.step('a passkey that was removed opens nothing', async () => {
    await page.getByLabel('Entfernen: Laptop').click()
    await page.getByRole('button', { name: 'Entfernen, wirklich: Laptop' }).click()
    // Only the page that comes: on the way to it nothing is there either.
    await expect(page.getByRole('heading', { name: 'Der Passkey ist entfernt.' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Laptop' })).toHaveCount(0)
    await signOut(page)
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goto('/office/account')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await signIn(page)
    await page.getByLabel('Code').fill(paper)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  })

  await test.step('another e-mail address, confirmed by the link in its mailbox', async () => {
    const address = 'n.pichler@flightlevels.example'
    await page.getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()
    await page.getByLabel('Neue E-Mail-Adresse').fill(address)
    await page.getByLabel('Dein Passwort').fill('drei Kraniche im Regen')
    await page.getByRole('button', { name: 'Link schicken' }).click()
    await expect(page.getByRole('alert')).toContainText('Dein Passwort stimmt nicht')
    await lookClosely(page)
    await page.getByLabel('Dein Passwort').fill(password)
    await page.getByRole('button', { name: 'Link schicken' }).click()
    await expect(page.getByText(`Die neue Adresse ${address} ist noch nicht bestätigt`)).toBeVisible()
    await lookOnce(page)
    await expect.poll(() => emailsTo(site, address)).toHaveLength(1)
    const [asked] = await emailsTo(site, address)
    await page.goto(/\/office\/new-email\/[\w-]+/.exec(asked?.text ?? '')?.[0] ?? '')
    await lookClosely(page)
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
    await expect(page.getByRole('heading', { name: 'E-Mail-Adresse geändert' })).toBeVisible()
    await expect
      .poll(async () => (await emailsTo(site, 'nora@flightlevels.example')).map(({ subject }) => subject))
      .toContain('Dein Konto im Büro hat eine neue E-Mail-Adresse')
    await signIn(page, address)
    await expect(page.getByRole('heading', { name: 'Dein Code' })).toBeVisible()
    await page.getByLabel('Code').fill(morePaper)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible()
  })

  await test.step('what is not there, in English', async () => {
    await page.goto('/office/members')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible()
    await expect(page.getByText('Who works in the office')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible()
    await lookClosely(page)
  })
})
