import { expect } from '@playwright/test'
import { certificationByPath } from '#domain/workshop/certification.ts'
import { test } from './site-test.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { lookClosely, lookOnce } from './steps/look-closely.ts'
import { wordsOf } from './steps/wording.ts'

const german = wordsOf('de')
const path = 'flight-levels-introduction'
const workshop = certificationByPath(path)?.title ?? ''

test('Nora introduces a trainer and a voice about her workshop, and visitors meet both there', async ({
  page: visitor,
  surprises,
  openOffice,
}) => {
  surprises.allowStatus(422)
  const office = await openOffice()
  const save = () => office.getByRole('button', { name: german('officeEntries.save'), exact: true }).click()
  const optional = (key: Parameters<typeof german>[0]) =>
    office.getByLabel(`${german(key)} ${german('common.optional')}`, { exact: true })
  const fill = (key: Parameters<typeof german>[0], text: string) => optional(key).fill(text)
  const name = office.getByLabel(german('officeTrainers.form.name'), { exact: true })

  await test.step('the form reports what is missing', async () => {
    await office.getByRole('link', { name: german('officeFrame.screens.trainers'), exact: true }).click()
    await office.getByRole('link', { name: german('officeTrainers.new'), exact: true }).click()
    await name.fill('Mira Lenz')
    await fill('officeTrainers.form.roleDe', 'Trainerin für den Einstieg')
    await fill('officeTrainers.form.links', 'mira.example')
    await save()
    const alert = office.getByRole('alert')
    await expect(alert).toContainText(german('validation.trainerText'))
    await expect(alert).toContainText(german('validation.trainerLinks'))
    await lookClosely(office)
  })

  await test.step('and keeps what was written and chosen', async () => {
    await expect(name).toHaveValue('Mira Lenz')
    await fill('officeTrainers.form.textDe', 'Mira unterrichtet am liebsten dort, wo jemand zum ersten Mal fragt.')
    await fill('officeTrainers.form.links', 'https://www.linkedin.com/in/mira')
    await office.getByRole('checkbox', { name: workshop }).check()
    await office.getByRole('radio', { name: 'Aoife Brennan' }).check()
    await save()
    await expect(office.getByRole('heading', { name: german('officeEntries.done.saved'), exact: true })).toBeVisible()
  })

  await test.step('in the list, the buttons that move a trainer are beside each other', async () => {
    await office.setViewportSize({ width: 1280, height: 900 })
    const row = office.getByRole('row').nth(2)
    const buttons = await row.getByRole('button').all()
    const places = await Promise.all(buttons.map((button) => button.boundingBox()))
    expect(places.map((place) => place?.y)).toEqual([places[0]?.y, places[0]?.y])
  })

  await test.step('someone speaks of the workshop and of her', async () => {
    await office.goto('/office/testimonials/new')
    await fill('officeTestimonials.form.authorDe', 'Ulla Steindl')
    await fill('officeTestimonials.form.roleDe', 'Projektleiterin')
    await fill('officeTestimonials.form.messageDe', 'Ein Tag, und ich wusste, wo wir anfangen.')
    await fill('officeTestimonials.form.company', 'Traunsee Werft')
    await optional('officeTestimonials.form.workshop').selectOption(workshop)
    await optional('officeTestimonials.form.trainer').selectOption('Mira Lenz')
    await lookOnce(office)
    await office.getByRole('button', { name: german('officeEntries.save'), exact: true }).click()
    await expect(office.getByRole('heading', { name: german('officeEntries.done.saved'), exact: true })).toBeVisible()
  })

  await test.step('both are on the page of the workshop, she also on the page about us', async () => {
    for (const address of [`/de/workshops/${path}`, '/de/ueber-uns'])
      await expect
        .poll(async () => (await visitor.request.get(address)).text().then((html) => html.includes('Mira Lenz')))
        .toBe(true)
    await visitor.goto(`/de/workshops/${path}`)
    const card = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: 'Mira Lenz' }) })
    await expect(card).toContainText('Trainerin für den Einstieg')
    await expect(card.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'noopener')
    const voice = visitor.getByRole('figure').filter({ hasText: 'Ulla Steindl' })
    await expect(voice).toContainText('Projektleiterin, Traunsee Werft')
    await lookClosely(visitor)
  })

  await test.step('the log records who did it', async () => {
    await office.goto('/office/log')
    await expect(office.getByRole('link', { name: 'Mira Lenz' })).toBeVisible()
  })
  await office.context().close()
})

test('two edit the same trainer: the second sees both versions, and loses nothing', async ({
  openOffice,
  surprises,
}) => {
  surprises.allowStatus(409)
  const office = await openOffice()
  const other = await office.context().newPage()
  await office.goto('/office/trainers')
  const href = (await office.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? ''
  const save = german('officeEntries.save')
  for (const page of [office, other]) await page.goto(href)
  await other.locator('[name="roleDe"]').fill('Trainerin und Gründerin')
  await other.getByRole('button', { name: save, exact: true }).click()
  await expect(other).toHaveURL(/done=saved/)

  const typed = 'Trainer who began it all'
  await office.locator('[name="roleEn"]').fill(typed)
  await office.getByRole('button', { name: save, exact: true }).click()
  const conflict = office.getByRole('alert').filter({ hasText: german('officeForm.stale') })
  await expect(conflict).toContainText('Trainerin und Gründerin')
  await expect(conflict).toContainText(typed)
  await expect(office.locator('[name="roleEn"]')).toHaveValue(typed)
  await lookClosely(office)
})

test('who goes on writing in a saved text before the script has come, loses nothing', async ({ openOffice }) => {
  const office = await openOffice()
  await office.goto('/office/trainers')
  const trainer = office.getByRole('row').nth(1).getByRole('link').first()
  const { promise: patience, resolve: letGo } = Promise.withResolvers<void>()
  await office.route(deferredScripts, (route) => patience.then(() => route.continue()))
  await office.goto((await trainer.getAttribute('href')) ?? '', { waitUntil: 'commit' })
  const text = office.getByLabel(`${german('officeTrainers.form.textDe')} ${german('common.optional')}`, {
    exact: true,
  })
  const saved = await text.inputValue()
  await text.focus()
  await office.keyboard.press('ControlOrMeta+Home')
  await office.keyboard.type('Noch bevor ')
  letGo()
  await expect(office.locator('html[data-asks-before-leaving]')).toBeAttached()
  await office.keyboard.type('und nachdem das Skript kam: ')
  await expect(text).toHaveValue(`Noch bevor und nachdem das Skript kam: ${saved}`)
})
