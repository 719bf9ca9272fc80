import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './site-test.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { asksBeforeLeaving } from './steps/menu.ts'
import { wordsOf } from './steps/wording.ts'

const german = wordsOf('de')
const title = 'Ein Ballon für drei Teams'
const alt = 'Ein Ballon über drei Seen'

test('Nora uploads a picture, writes a post with it, and visitors read it; a menu leads there at once', async ({
  page: visitor,
  surprises,
  openOffice,
}) => {
  surprises.allowStatus(422)
  surprises.allowStatus(409)
  const office = await openOffice()
  const press = (key: Parameters<typeof german>[0]) =>
    office.getByRole('button', { name: german(key), exact: true }).click()

  await test.step('the picture is taken in, and asked for its words in both languages', async () => {
    await office.getByRole('link', { name: german('officeFrame.screens.media') }).click()
    await office.getByText(german('officeMedia.upload'), { exact: true }).click()
    // Written before the file is chosen.
    await office.getByLabel(german('officeMedia.altDe')).fill(alt)
    await office.locator('input[type="file"]').setInputFiles({
      name: 'Ballon über Wien.JPG',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: '#4a86bc' } })
        .jpeg()
        .toBuffer(),
    })
    await expect(office.getByRole('group', { name: 'Ballon über Wien.JPG' })).toBeVisible()
    await office.getByLabel(german('officeMedia.altEn')).fill('A balloon')
    await press('officeMedia.uploadSubmit')
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('ballon-uber-wien.jpg')
    await expect(office.getByLabel(german('officeMedia.altDe'))).toHaveValue(alt)
    await office.getByLabel(german('officeMedia.altEn')).fill('')
    await press('officeMedia.save')
    await expect(office.getByRole('alert')).toContainText(german('validation.altEn'))
    await lookClosely(office)
    await office.getByLabel(german('officeMedia.altEn')).fill('A balloon above three lakes')
    await press('officeMedia.save')
    await expect(office.getByRole('heading', { name: german('officeMedia.done.described'), exact: true })).toBeVisible()
    await office
      .getByRole('link', { name: german('officeMedia.title'), exact: true })
      .first()
      .click()
  })

  await test.step('the post is a draft that only the preview shows', async () => {
    await office.goto('/office/posts')
    await office.getByRole('link', { name: german('officePosts.new') }).click()
    await office.getByLabel(german('officePosts.form.title')).fill(title)
    await office.getByLabel(german('officePosts.form.excerpt')).fill('Warum drei Teams in einen Korb passen.')
    await office.getByRole('radio', { name: alt }).check()
    const body =
      '<h2>Der Korb</h2>\n\n<p>Er ist <em>klein</em>, <a href="/de/kontackt">frag uns</a>.<script>alert(1)</script></p>'
    await office.locator('textarea[name="body"]').fill(body)
    await press('officePosts.saveAndLook')
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(office.getByAltText(alt)).toBeVisible()
    expect((await visitor.request.get('/de/blog/ein-ballon-fuer-drei-teams')).status()).toBe(404)
  })

  await test.step('published, it is on the site, without what no post may contain', async () => {
    await office.goto('/office/posts?state=draft')
    await office.getByRole('link', { name: title }).click()
    const address = office.url()
    // a broken link is reported wherever the text is opened, until it is corrected
    const slip = office.getByText('/de/kontackt', { exact: true })
    await expect(slip).toBeVisible()
    await office.goto(`${address}/text`)
    await expect(slip).toBeVisible()
    await expect(office.frameLocator('iframe').getByRole('heading', { name: 'Der Korb' })).toBeVisible()
    await office.goto(address)
    await office.getByText(german('officePosts.bodyAsHtml'), { exact: true }).click()
    const written = office.locator('textarea[name="body"]')
    await written.fill((await written.inputValue()).replace('/de/kontackt', '/de/kontakt'))
    await press('officePosts.saveAndPublish')
    await expect(office.getByRole('heading', { name: german('officePosts.done.published'), exact: true })).toBeVisible()
    await expect(slip).toHaveCount(0)
    await visitor.goto('/de/blog')
    await visitor.getByRole('link', { name: title }).first().click()
    await expect(visitor.getByRole('heading', { name: 'Der Korb' })).toBeVisible()
    await expect(visitor.getByAltText(alt)).toBeVisible()
    expect(await visitor.locator('main article').first().innerHTML()).not.toContain('alert(1)')
  })

  await test.step('the header leads there, and so does a short address', async () => {
    await office.goto('/office/menus/header-de')
    const rows = office.locator('main form li')
    const last = (await rows.count()) - 1
    await rows.nth(last).getByLabel(german('officeMenus.label')).fill('Ballon')
    const target = rows.nth(last).getByLabel(german('officeMenus.uri'))
    await target.fill('/blog/ein-balon')
    await press('officeMenus.save')
    await expect(office.getByRole('alert')).toContainText('Ballon')
    await expect(rows.nth(last)).toContainText(german('officeMenus.deadEnd'))
    // visitors do not see it, the office does
    await visitor.goto('/de/workshops')
    await expect(visitor.locator('header').getByRole('link', { name: 'Ballon', exact: true })).toHaveCount(0)
    await office.goto('/office/links')
    await expect(office.getByRole('table')).toContainText('/de/blog/ein-balon')
    await office.goto('/office/menus/header-de')
    // as it is copied from the browser, with its language
    await target.fill('/de/blog/ein-ballon-fuer-drei-teams')
    await press('officeMenus.save')
    await expect(target).toHaveValue('/blog/ein-ballon-fuer-drei-teams')
    await expect(office.getByText(german('officeMenus.deadEnd'))).toHaveCount(0)
    await rows
      .first()
      .getByRole('button', { name: /^Entfernen/ })
      .click()
    await expect(office.getByText(/ist entfernt$/)).toBeVisible()
    await expect(rows).toHaveCount(last + 1)
    await press('officeMenus.bringBack')
    await expect(rows).toHaveCount(last + 2)
    await expect(target).toHaveValue('/blog/ein-ballon-fuer-drei-teams')
    await expect(office.getByRole('button', { name: german('officeMenus.bringBack') })).toHaveCount(0)
    await office.goto('/office/redirects')
    await office.getByLabel(german('officeRedirects.source'), { exact: true }).fill('/Ballon')
    await office
      .getByLabel(german('officeRedirects.target'), { exact: true })
      .fill('/de/blog/ein-ballon-fuer-drei-teams')
    await press('officeRedirects.add')
    await expect(office.getByRole('heading', { name: german('officeRedirects.done.added'), exact: true })).toBeVisible()
    await office.getByLabel(german('officeRedirects.source'), { exact: true }).fill('/regal')
    await office.getByLabel(german('officeRedirects.target'), { exact: true }).fill('bücher')
    await press('officeRedirects.add')
    await expect(office.getByRole('row', { name: /^\/regal/ })).toContainText('/de/buecher')
    await lookOnce(office)
    await leadsToTheBalloon(visitor)
  })

  await office.context().close()
})

test('what Nora typed is not lost: the office asks before she leaves, and planning a post stores it first', async ({
  openOffice,
  surprises,
}) => {
  surprises.allowStatus(422)
  const office = await openOffice()
  const asked: string[] = []
  office.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const titleField = office.getByLabel(german('officePosts.form.title'))
  const press = (key: Parameters<typeof german>[0]) =>
    office.getByRole('button', { name: german(key), exact: true }).click({ noWaitAfter: true })
  const leave = () =>
    office.getByRole('link', { name: german('officePosts.address.open') }).click({ noWaitAfter: true })

  await office.goto('/office/posts/new')
  await expect(office.getByLabel(german('officePosts.language')).locator('option')).toHaveText(['Deutsch', 'Englisch'])
  await titleField.fill('Ein Boot')
  await office.getByLabel(german('officePosts.form.excerpt')).fill('Warum ein Boot ein Ruder hat.')
  await office.getByLabel(german('officePosts.form.author')).fill('Nora Pichler')
  await press('officePosts.saveDraft')
  await expect(office.getByRole('heading', { name: german('officePosts.done.created'), exact: true })).toBeVisible()
  const post = office.url()

  await test.step('a link asks about a changed title, and about a form that came back', async () => {
    await asksBeforeLeaving(office)
    await titleField.fill('Ein Boot für zwei')
    await leave()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(titleField).toHaveValue('Ein Boot für zwei')
    await press('officePosts.plan')
    await expect(office.getByRole('alert')).toContainText(german('validation.day'))
    await expect(office.getByRole('heading', { name: german('officePosts.done.created'), exact: true })).toHaveCount(0)
    await asksBeforeLeaving(office)
    await leave()
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
    expect(office.url()).toContain(post.replace(/\?.*/, ''))
  })

  await test.step('planning stores what was typed; then nothing is asked', async () => {
    await office.getByLabel(german('officePosts.planDay'), { exact: true }).fill('2099-01-19')
    await office.getByLabel(german('officePosts.planTime'), { exact: true }).fill('07:30')
    await press('officePosts.plan')
    await expect(office.getByRole('heading', { name: german('officePosts.done.plan'), exact: true })).toBeVisible()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ein Boot für zwei')
    await lookOnce(office)
    await leave()
    await expect(office).toHaveURL(/address$/)
    expect(asked).toHaveLength(2)
  })

  await test.step('what she writes in a post that is deleted meanwhile becomes a post of its own', async () => {
    surprises.allowStatus(404)
    await office.goto(post)
    await office.getByLabel(german('officePosts.form.title')).fill('Ein Boot für drei')
    await removePost(await office.context().newPage(), post)
    await press('officePosts.saveDraft')
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(german('officeFrame.error.deleted.title'))
    await lookOnce(office)
    await office
      .getByRole('button', { name: german('officeFrame.error.deleted.save', { language: 'Deutsch' }) })
      .click()
    await expect(office.getByRole('heading', { name: german('officePosts.done.created'), exact: true })).toBeVisible()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ein Boot für drei')
  })

  await test.step('and in the visual editor it stays where it is', async () => {
    surprises.allowStatus(422)
    const other = office.url()
    await office
      .getByRole('link', { name: german('officePosts.canvas.open') })
      .first()
      .click()
    await expect(office.locator('[data-puck-preview]')).toBeVisible()
    await removePost(await office.context().newPage(), other)
    await office
      .getByRole('button', { name: german('officePages.editor.publish') })
      .filter({ visible: true })
      .click()
    await expect(office.getByRole('alert')).toContainText(german('officePages.deleted.post'))
    await expect(office.locator('[data-puck-preview]')).toBeVisible()
  })
  await office.context().close()
})

async function removePost(office: Page, post: string): Promise<void> {
  await office.goto(post)
  await office.getByText(german('officePosts.remove'), { exact: true }).first().click()
  const what = german('officePosts.remove')
  await office.getByRole('button', { name: german('officeForm.really', { what }), exact: true }).click()
  await expect(office.getByRole('heading', { name: german('officePosts.done.removed'), exact: true })).toBeVisible()
  await office.close()
}

async function leadsToTheBalloon(visitor: Page): Promise<void> {
  await visitor.goto('/ballon?from=flyer')
  await expect(visitor).toHaveURL(/\/de\/blog\/ein-ballon-fuer-drei-teams\?from=flyer$/)
  await visitor.goto('/de/workshops')
  await visitor.locator('header').getByRole('link', { name: 'Ballon', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
}
