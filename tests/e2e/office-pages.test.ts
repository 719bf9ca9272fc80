import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './site-test.ts'
import { lookClosely } from './steps/look-closely.ts'
import { wordsOf } from './steps/wording.ts'

const german = wordsOf('de')

test('Nora changes a heading as it is on the page, publishes it, and is told when someone else saved first', async ({
  page,
  surprises,
  openOffice,
}) => {
  // A long way, in an editor that is heavy on a slow machine.
  surprises.allowStatus(409)
  const office = await openOffice()

  await test.step('two clicks from the start she has the page open', async () => {
    await office.getByRole('link', { name: german('officeFrame.screens.pages') }).click()
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(german('officePages.title'))
    await office.setViewportSize({ width: 1440, height: 900 })
    await office.locator('tbody').getByRole('link', { name: 'Bücher' }).click()
    await expect(canvas(office).getByRole('heading', { name: 'Die Arbeit dazwischen' })).toBeVisible()
  })

  await test.step('saved as it is, it has no new version, also after someone was in a text', async () => {
    const words = await chooseText(office, canvas(office).getByRole('heading', { name: 'Die Arbeit dazwischen' }))
    for (const key of ['End', 'Enter', 'Control+A', 'Escape']) await words.press(key)
    await office.getByRole('button', { name: german('officePages.editor.save') }).click()
    await expect(status(office)).toHaveText(german('officePages.editor.saved'))
    await expect(office.getByText(/, Startinhalt$/)).toBeVisible()
    // With the frame of the canvas, whose blocks are handles to drag as well.
    await lookClosely(office)
    await office.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('what she publishes is on the site at once', async () => {
    await changeHeading(office, 'Die Arbeit dazwischen', 'Die Arbeit zwischen den Teams')
    const stays = office.waitForEvent('dialog').then((question) => question.dismiss())
    await office.getByRole('link', { name: german('officePages.history.title') }).click({ noWaitAfter: true })
    await stays
    await expect(status(office)).toHaveText(german('officePages.editor.unsaved'))
    await makeBold(office, 'Dieses Buch folgt einem einzigen Auftrag')
    await makeLink(office, 'Dieses Buch folgt einem einzigen Auftrag')
    // What is pasted has a handler.
    surprises.allowBlockedHandlers()
    await pasteFromWord(office)
    await office.getByRole('button', { name: german('officePages.editor.publish') }).click()
    await expect(status(office)).toHaveText(german('officePages.editor.published'))
    await page.goto('/de/buecher')
    await expect(page.getByRole('heading', { name: 'Die Arbeit zwischen den Teams' })).toBeVisible()
    await expect(page.locator('main a[href="/de/workshops"] strong', { hasText: /^Dieses$/ })).toBeVisible()
    await expect(page.locator('main strong', { hasText: /^Fett$/ })).toBeVisible()
  })

  await test.step('by keys alone she adds a block and moves it, and is told where it is', async () => {
    // Wide enough for the list of blocks.
    await office.setViewportSize({ width: 1600, height: 900 })
    await office.reload()
    await office
      .locator('[data-puck-drawer-item][tabindex]')
      .filter({ hasText: german('officePages.kind.paragraph') })
      .press('Enter')
    await expect(office.getByText('Absatz eingefügt, 6 von 6')).toHaveCount(1)
    const added = canvas(office).getByText(german('officePages.editor.placeholder.text'))
    await canvas(office).getByRole('group').filter({ has: added }).last().press('Enter')
    const bar = canvas(office).locator('[data-puck-overlay]').filter({ visible: true })
    await expect(bar.getByRole('button').first()).toBeFocused()
    await bar.getByRole('button', { name: german('officePages.editor.moveUp') }).press('Enter')
    await expect(office.getByText('Absatz verschoben, jetzt 5 von 6')).toHaveCount(1)
    await lookClosely(office)
    await office.setViewportSize({ width: 1440, height: 900 })
    await expect(office.locator('[id^="dnd-kit-announcement"]:not([aria-live="off"])')).toHaveCount(0)
    await office.getByRole('button', { name: german('officePages.editor.save') }).click()
    await expect(status(office)).toHaveText(german('officePages.editor.saved'))
  })

  await test.step('of two who change it, the later one loses nothing', async () => {
    const other = await office.context().newPage()
    await other.setViewportSize({ width: 1440, height: 900 })
    await other.goto(office.url())
    await changeHeading(other, 'Die Arbeit zwischen den Teams', 'Emils Überschrift')
    await other.getByRole('button', { name: german('officePages.editor.save') }).click()
    await expect(status(other)).toHaveText(german('officePages.editor.saved'))
    await other.close()

    await changeHeading(office, 'Die Arbeit zwischen den Teams', 'Noras Überschrift')
    await office.getByRole('button', { name: german('officePages.editor.save') }).click()
    await expect(office.getByRole('alert')).toContainText('Nora Pichler hat inzwischen gespeichert')
    await expect(canvas(office).getByRole('heading', { name: 'Noras Überschrift' })).toBeVisible()
    await office.getByRole('button', { name: german('officePages.conflict.keepMine') }).click()
    await expect(status(office)).toHaveText(german('officePages.editor.saved'))
  })

  await test.step('both are among the versions, and can be compared', async () => {
    await office.getByRole('link', { name: german('officePages.history.title') }).click()
    await expect(office.locator('del')).toContainText('Emils Überschrift')
    await expect(office.locator('ins')).toContainText('Noras Überschrift')
    await lookClosely(office)
  })

  await test.step('its own words for search engines are in its head once it is out', async () => {
    await office.getByRole('link', { name: 'Bücher', exact: true }).click()
    await office
      .getByRole('link', { name: german('officeSearch.name') })
      .first()
      .click()
    await office.getByRole('textbox', { name: german('officeSearch.title') }).fill('Bücher zum Weiterlesen')
    await expect(office.locator('figure').first()).toContainText('Bücher zum Weiterlesen')
    await office.getByRole('button', { name: german('officeSearch.saveAndPublish') }).click()
    await expect(office.getByRole('heading', { name: german('officePages.done.published') })).toBeVisible()
    await page.goto('/de/buecher')
    await expect(page).toHaveTitle('Bücher zum Weiterlesen')
    await expect(page.getByText(german('officePages.editor.placeholder.text'))).toHaveCount(0)
  })

  await test.step('at another address it is found by its old one, and comes back', async () => {
    const move = async (to: string) => {
      await office.getByRole('link', { name: german('officePages.address.title') }).click()
      await office.getByLabel(german('officePages.address.to')).fill(to)
      await office.getByRole('button', { name: german('officePages.address.submit') }).click()
      await expect(office.getByRole('heading', { name: german('officePages.done.moved') })).toBeVisible()
      // What has the focus is seen, and the page stays where it is: it moved away from under a press before.
      await expect(office.getByRole('status').filter({ hasText: german('officePages.done.moved') })).toBeFocused()
      expect(await office.evaluate(() => window.scrollY)).toBe(0)
    }
    const ledTo = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).headers().location
    await move('/lesen')
    expect(await ledTo('/de/buecher')).toBe('/de/lesen')
    await move('/buecher')
    expect(await ledTo('/de/lesen')).toBe('/de/buecher')
  })

  await office.context().close()
})

test('Nora uploads a picture in the editor, and drags a number among the others', async ({ surprises, openOffice }) => {
  surprises.allowLostConnections()
  const office = await openOffice()
  await office.setViewportSize({ width: 1600, height: 1000 })
  await office.goto('/office/pages')
  await office.locator('tbody').getByRole('link', { name: 'Barrierefreiheit' }).click()
  const press = (name: string) => office.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  const kind = (name: Parameters<typeof german>[0]) =>
    office.locator('[data-puck-drawer-item][tabindex]').filter({ hasText: new RegExp(`^${german(name)}$`) })

  await test.step('what the server does not answer stays as it is, and is sent again', async () => {
    await kind('officePages.kind.image').press('Enter')
    await press(german('officePages.editor.uploadPicture'))
    const dialog = office.getByRole('dialog')
    // Written before the file is chosen.
    await dialog.getByLabel(german('officeMedia.altDe')).fill('Ein Boot')
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'boot.svg', mimeType: 'image/svg+xml', buffer: boat })
    await dialog.getByLabel(german('officeMedia.altEn')).fill('A boat')
    const send = () => dialog.getByRole('button', { name: german('officeMedia.uploadSubmit') }).click()
    await office.context().setOffline(true)
    await send()
    await expect(dialog).toContainText(german('officeMedia.refusal.no-answer'))
    await office.context().setOffline(false)
    await send()
    await expect(dialog).toHaveCount(0)
    await expect(canvas(office).getByAltText('Ein Boot')).toBeVisible()
    await office.context().setOffline(true)
    await press(german('officePages.editor.save'))
    await expect(office.getByRole('alert')).toContainText(german('officePages.refusal.no-answer'))
    await expect(canvas(office).getByAltText('Ein Boot')).toBeVisible()
    await office.context().setOffline(false)
    await press(german('officePages.editor.save'))
    await expect(status(office)).toHaveText(german('officePages.editor.saved'))
  })

  await test.step('a number is dragged among the others, and not out of them', async () => {
    await kind('officePages.kind.numbers').press('Enter')
    const numbers = canvas(office).locator('[data-puck-component^="flightdeck/number-"]')
    await numbers.click()
    await kind('officePages.kind.number').press('Enter')
    await office.getByRole('textbox', { name: german('officePages.field.value'), exact: true }).fill('777')
    await expect(numbers).toHaveText([/12/, /777/])
    await drag(office, numbers.last(), numbers.first())
    await expect(numbers).toHaveText([/777/, /12/])
    const heading = canvas(office).getByRole('heading', { level: 2 }).last()
    await drag(office, numbers.last(), heading)
    await drag(office, kind('officePages.kind.number'), heading)
    await expect(canvas(office).locator('dl').locator(numbers)).toHaveCount(2)
    await expect(numbers).toHaveCount(2)
  })

  await test.step('what she writes in a page that is deleted meanwhile is still there when it is restored', async () => {
    surprises.allowStatus(422)
    const address = office.url()
    const numbers = canvas(office).locator('[data-puck-component^="flightdeck/number-"]')
    const elsewhere = await office.context().newPage()
    await elsewhere.goto(address)
    await elsewhere.getByText(german('officePages.step.remove'), { exact: true }).click()
    await expect(elsewhere.getByText(german('officePages.remove.live'))).toBeVisible()
    const really = german('officeForm.really', { what: german('officePages.step.remove') })
    await elsewhere.getByRole('button', { name: really, exact: true }).click()
    await expect(elsewhere.getByRole('heading', { name: german('officePages.done.removed') })).toBeVisible()
    await press(german('officePages.editor.save'))
    await expect(office.getByRole('alert')).toContainText(german('officePages.deleted.page'))
    await expect(numbers).toHaveText([/777/, /12/])
    await elsewhere
      .getByRole('button', { name: german('officePages.history.restore') })
      .first()
      .click()
    await expect(elsewhere.getByRole('heading', { name: german('officePages.done.restored') })).toBeVisible()
    office.once('dialog', (question) => question.accept())
    await office.goto(address)
    await press(german('officePages.kept.take'))
    await expect(canvas(office).locator('dl')).toContainText('777')
  })

  await office.context().close()
})

const boat = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 6h7L7 8H2z"/></svg>')

/** The editor listens to the pointer: it takes up what is held for a moment, and needs to see it move. */
async function drag(office: Page, what: Locator, onto: Locator): Promise<void> {
  await onto.scrollIntoViewIfNeeded()
  const from = await middleOf(what)
  const to = await middleOf(onto)
  await office.mouse.move(from.x, from.y)
  await office.mouse.down()
  await office.waitForTimeout(300)
  await office.mouse.move(to.x, to.y, { steps: 12 })
  await office.waitForTimeout(500)
  await office.mouse.up()
  await expect(office.locator('[data-dnd-dragging]')).toHaveCount(0)
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const middle = { x: Number.NaN, y: Number.NaN }
  // Blocks have no place while the canvas draws them again.
  await expect(async () => {
    const box = await what.boundingBox()
    if (!box) throw new Error('nothing to drag')
    Object.assign(middle, { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) })
  }).toPass()
  return middle
}

/** The editor's, not that of what is dragged. */
function status(office: Page) {
  return office.locator('p[role="status"]')
}

function canvas(office: Page) {
  return office.frameLocator('iframe')
}

/** The box in which the text of a block is written, once that has been clicked: the block around it is what takes the click. */
async function chooseText(office: Page, shown: Locator): Promise<Locator> {
  const text = await shown.innerText()
  await canvas(office).getByRole('group').filter({ has: shown }).last().click()
  await expect(textBox(office)).toHaveText(text)
  return textBox(office)
}

function textBox(office: Page): Locator {
  return office.getByRole('textbox', { name: german('officePages.field.content'), exact: true })
}

/** The first word of a paragraph, by keys alone. No tag is ever to be seen. */
async function makeBold(office: Page, beginning: string): Promise<void> {
  const paragraph = canvas(office).locator('p', { hasText: beginning })
  const words = await chooseText(office, paragraph)
  for (const key of ['Control+Home', 'Control+Shift+ArrowRight', 'Control+B']) await words.press(key)
  await expect(words.locator('strong')).toHaveText('Dieses')
  await expect(words).not.toContainText('<')
  const bold = office.getByRole('button', { name: german('officePages.editor.bold') })
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(paragraph.locator('strong')).toHaveText('Dieses')
}

/** The word that was made bold, which is still chosen, by keys alone. */
async function makeLink(office: Page, beginning: string): Promise<void> {
  const words = textBox(office)
  await words.press('Control+K')
  const address = office.getByRole('combobox', { name: german('officePages.editor.linkTo') })
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(office.getByRole('alert')).toContainText(german('officePages.editor.wrongAddress'))
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  // by its title, in capitals or not
  await address.fill('workshops und termine')
  await address.press('Enter')
  await expect(words).toBeFocused()
  await expect(words.locator('a[href="/de/workshops"]')).toHaveText('Dieses')
  await expect(office.getByRole('button', { name: german('officePages.editor.changeLink') })).toBeVisible()
  const paragraph = canvas(office).locator('p', { hasText: beginning })
  await expect(paragraph.locator('a[href="/de/workshops"] strong')).toHaveText('Dieses')
}

/** Its emphasis and its lines come along, and nothing else of its looks; its paragraphs are blocks of their own. */
async function pasteFromWord(office: Page): Promise<void> {
  const words = textBox(office)
  await words.press('Control+End')
  await words.evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Fett und kursiv\r\nund neu\r\neins\r\nzwei\r\nA\tB')
    clipboardData.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin: 0}</style></head><body><!--StartFragment-->
      <p class="MsoNormal"><b><span style="color: red">Fett</span></b> und <i>kursiv</i><o:p></o:p></p>
      <p class="MsoNormal"><span lang="DE" onclick="alert(1)">und neu</span></p>
      <ul><li>eins<ul><li>zwei</li></ul></li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><!--EndFragment--></body></html>`,
    )
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => words.innerHTML()).toMatch(/<strong>Fett<\/strong> und <em>kursiv<\/em>$/)
  for (const further of [/^und neu$/, /^eins\s*zwei\s*A B$/])
    await expect(canvas(office).locator('p', { hasText: further })).toBeVisible()
}

async function changeHeading(office: Page, from: string, to: string): Promise<void> {
  const heading = canvas(office).getByRole('heading', { name: from })
  const words = await chooseText(office, heading)
  await words.fill(to)
  await expect(canvas(office).getByRole('heading', { name: to })).toBeVisible()
  await expect(status(office)).toHaveText(german('officePages.editor.unsaved'))
}
