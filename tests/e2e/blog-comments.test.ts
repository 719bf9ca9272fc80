import { expect, type Page } from '@playwright/test'
import type { Site } from '../helpers/start-site.ts'
import { test } from './site-test.ts'
import { commentForm } from './steps/comment-form.ts'
import { lookClosely } from './steps/look-closely.ts'
import { emailsTo, officeAddress } from './steps/mailbox.ts'
import { longEnough, sendAtOnce } from './steps/press-once-more.ts'

const board = '/de/blog/das-board-das-euch-fehlt'

/** Where the office decides on the comment with this text. */
async function moderationLink(site: Site, words: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const emails = await emailsTo(site, officeAddress)
      const mail = emails.find(({ text }) => text.replaceAll(/\s+/g, ' ').includes(words))
      link = /https?:\/\/\S+\/de\/comment\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

async function write(page: Page, written: { name: string; email: string; comment: string }) {
  const form = commentForm(page)
  await form.fill(written)
  await form.hasItsTicket()
  await page.waitForTimeout(longEnough)
  await form.send.click()
  await expect(page.getByText('Danke, dein Kommentar ist da')).toBeVisible()
}

test('Resi reads a post and comments, the office approves by its mail, Jakob sees it and answers', async ({
  page,
  site,
}) => {
  const resi = {
    name: 'Resi Hollerer',
    email: 'resi@hollerer.example',
    comment: 'Bei uns hing das Board drei Jahre. <b>Drei!</b>\n\nDann kam Ernst.',
  }
  await page.goto('/de/blog')
  await page.getByRole('link', { name: 'Das Board, das euch fehlt' }).click()
  await write(page, resi)
  await page.goto(board)
  await expect(page.getByText('Dann kam Ernst.')).toHaveCount(0)

  const link = await test.step('the office sees the whole comment and approves it', async () => {
    const address = await moderationLink(site, 'Dann kam Ernst.')
    const answer = await page.goto(address)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.getByText('Wartet auf deine Entscheidung')).toBeVisible()
    await expect(page.getByText('resi@hollerer.example')).toBeVisible()
    await lookClosely(page)
    await page.getByRole('button', { name: 'Freigeben' }).click()
    await expect(page.getByText('Freigegeben, für alle sichtbar')).toBeVisible()
    return address
  })

  await test.step('everyone sees it, and no one the address', async () => {
    await expect.poll(async () => (await page.request.get(board)).text()).toContain('Dann kam Ernst.')
    for (const path of [board, `${board}/_payload.json`, `${board}.data`])
      expect(await (await page.request.get(path)).text(), path).not.toContain('resi@hollerer.example')
    await page.goto(board)
    const comment = page.getByRole('article').filter({ hasText: 'Resi Hollerer' }).last()
    await expect(comment).toContainText('<b>Drei!</b>')
    await lookClosely(page)
  })

  await test.step('Jakob answers', async () => {
    await page.goto(board)
    await page.getByRole('link', { name: 'Resi Hollerer antworten' }).click()
    await expect(page.getByRole('heading', { name: 'Antworte Resi Hollerer' })).toBeVisible()
    await write(page, { name: 'Jakob', email: 'jakob@post.example', comment: 'Unserer hieß Gerti.' })
    await page.goto(await moderationLink(site, 'Unserer hieß Gerti.'))
    await page.getByRole('button', { name: 'Freigeben' }).click()
    await expect(page.getByText('Freigegeben, für alle sichtbar')).toBeVisible()
    await expect.poll(async () => (await page.request.get(board)).text()).toContain('Unserer hieß Gerti.')
    await page.goto(board)
    await expect(page.getByRole('heading', { name: '2 Kommentare' })).toBeVisible()
  })

  await test.step('the content system gives what is approved, without the address', async () => {
    const query = `{ post(slug: "das-board-das-euch-fehlt") { comments { id name comment replyTo } } }`
    const answer = await page.request.post('/graphql?lang=de', { data: { query } })
    const { data } = await answer.json()
    expect(data.post.comments).toMatchObject([{ name: 'Resi Hollerer', replyTo: null }, { name: 'Jakob' }])
    expect(data.post.comments[1].replyTo).toBe(data.post.comments[0].id)
  })

  await test.step('the office takes it down again', async () => {
    await page.goto(link)
    await page.getByRole('main').getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByText('Abgelehnt, für niemanden sichtbar')).toBeVisible()
    await expect.poll(async () => (await page.request.get(board)).text()).not.toContain('Dann kam Ernst.')
    expect(await (await page.request.get(board)).text()).toContain('Unserer hieß Gerti.')
  })
})

test('a link of the office that was guessed opens nothing', async ({ page, surprises }) => {
  surprises.allowStatus(404)
  for (const token of ['x', 'Zk3uVb9sQy7wR1tXo5mNdAcEfGhIjKlMnOpQrStUvWx']) {
    expect((await page.goto(`/de/comment/${token}`))?.status()).toBe(404)
    const answer = await page.request.post(`/de/comment/${token}`, { form: { moderation: 'approve' } })
    expect(answer.status()).toBe(404)
  }
})

test('a comment on a post that is not there, or not any more, is answered 404, whatever else it lacks', async ({
  request,
}) => {
  for (const form of [{}, { name: 'Resi', email: 'resi@post.example', comment: 'Danke!' }])
    expect((await request.post('/de/blog/das-gab-es-nie', { form })).status()).toBe(404)
})

test('missing fields are reported in the given texts, and everything else is kept', async ({ page, surprises }) => {
  surprises.allowStatus(422)
  await page.goto('/de/blog/strategie-ist-kein-dokument')
  const form = commentForm(page)
  await form.field('E-Mail').fill('resi@')
  await form.hasItsTicket()
  await form.send.click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'Gib bitte einen Namen an',
    'Bitte gib eine gültige E-Mail Adresse ein!',
    'Was möchtest Du uns sagen?',
  ])
  await expect(form.field('E-Mail')).toHaveValue('resi@')
  await lookClosely(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Grete is asked to send her comment once more, with everything kept, and then it waits', async ({
    page,
    site,
  }) => {
    await page.goto('/de/blog/widerstand-ist-eine-auskunft')
    const form = commentForm(page)
    const grete = { name: 'Grete', email: 'grete@post.example', comment: 'Die Rückseite ist immer besser.' }
    await form.fill(grete)
    await sendAtOnce(page, form.send, page.getByText('Danke, dein Kommentar ist da'), () =>
      expect(form.field('Kommentar')).toHaveValue(grete.comment),
    )
    await page.goto(await moderationLink(site, grete.comment))
    await expect(page.getByText('Wartet auf deine Entscheidung')).toBeVisible()
  })

  test('Resi ticks the box, confirms by mail, is notified of a reply and unsubscribes', async ({
    page,
    site,
    request,
  }) => {
    const post = '/de/blog/vier-zahlen-fuer-die-mittlere-hoehe'
    const address = 'resi.replies@hollerer.example'
    const form = commentForm(page)
    const mailAbout = async (subject: string) => {
      const found = async () => (await emailsTo(site, address)).find((mail) => mail.subject.includes(subject))
      await expect.poll(async () => Boolean(await found())).toBe(true)
      return found()
    }
    const send = async (written: Parameters<typeof form.fill>[0], path = post, notify = false) => {
      await page.goto(path)
      await form.fill(written)
      await expect(form.notify).not.toBeChecked()
      if (notify) await form.notify.check()
      await sendAtOnce(page, form.send, page.getByText('Danke, dein Kommentar ist da'), () =>
        expect(form.notify).toBeChecked({ checked: notify }),
      )
      await page.goto(await moderationLink(site, written.comment))
      await page.getByRole('button', { name: 'Freigeben' }).click()
      await expect(page.getByText('Freigegeben, für alle sichtbar')).toBeVisible()
    }

    await send({ name: 'Resi', email: address, comment: 'Welche Zahl zuerst?' }, post, true)
    const asked = await mailAbout('Bitte bestätige: E-Mails über Antworten')
    const link = /https?:\/\/\S+\/de\/replies\/[\w-]{43}/.exec(asked?.text ?? '')?.[0] ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sollen wir dir schreiben, wenn jemand antwortet?')
    await page.getByRole('main').getByRole('button', { name: 'Ja, schreibt mir' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bekommst E-Mails über Antworten')

    await expect.poll(async () => (await request.get(post)).text()).toContain('Welche Zahl zuerst?')
    await page.goto(post)
    const path = (await page.getByRole('link', { name: 'Resi antworten' }).getAttribute('href')) ?? ''
    await send(
      { name: 'Jakob', email: 'jakob.replies@post.example', comment: 'Die zweite.' },
      new URL(path, page.url()).href,
    )
    const notice = await mailAbout('Jemand hat dir geantwortet')
    expect(notice?.text).not.toContain('Die zweite.')
    expect(notice?.text).not.toContain('Jakob')

    const oneClick = /<(.+)>/.exec(notice?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    expect(notice?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect((await request.get(oneClick)).url()).toBe(oneClick.replace('/one-click/', '/'))
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bekommst E-Mails über Antworten')
    expect((await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bekommst keine E-Mails mehr über Antworten')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('a form with mistakes answers 422 and keeps what was written', async ({ page, surprises }) => {
    surprises.allowStatus(422)
    await page.goto('/de/blog/widerstand-ist-eine-auskunft')
    const form = commentForm(page)
    await form.field('Kommentar').fill('Nur Text')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.send.click()
    expect((await answered).status()).toBe(422)
    await expect(form.field('Kommentar')).toHaveValue('Nur Text')
  })
})

test('a program that fills in every field is told what everyone is told, and the office is warned', async ({
  request,
  site,
}) => {
  const ticket = await (await request.get('/form-ticket')).text()
  await new Promise((resolve) => setTimeout(resolve, longEnough))
  const form = {
    name: 'Cheap',
    email: 'a@b.example',
    comment: 'Billige Uhren',
    website: 'http://cheap.example',
    ticket,
  }
  const post = '/de/blog/vier-zahlen-fuer-die-mittlere-hoehe'
  const answer = await request.post(post, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe(`${post}?comment=received#comment-received`)
  await expect
    .poll(async () =>
      (await emailsTo(site, officeAddress)).some(({ subject }) => subject.startsWith('Vielleicht Spam')),
    )
    .toBe(true)
  expect(await (await request.get(post)).text()).not.toContain('Billige Uhren')
})
