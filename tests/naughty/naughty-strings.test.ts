import { readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportFormats, exportKinds } from '#domain/export/table.ts'
import { withoutPasted } from '#domain/form/field.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna, theFullFlsaWithAWaitlist, thePastFl2dInVienna } from '#seed/workshop-dates.ts'
import { isNightly } from '../helpers/nightly.ts'
import { firstMatch, type OfficeOverHttp, openOfficeOverHttp } from '../helpers/office-over-http.ts'
import { patience } from '../helpers/patience.ts'
import { routeFiles } from '../helpers/route-files.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../helpers/webhook-receiver.ts'
import { cellsOf, checkEmail, checkFile, pdfText, wordsOfWorkbook } from './check-files.ts'
import { builtOf, tidy, wordsOn } from './check-html.ts'
import { wordFields } from './fill-form.ts'
import { formWithout, lookUp, sendFrom, writeBlocks } from './hidden-forms.ts'
import { openSender, type Sender, type Sending } from './send-everything.ts'
import { naughtyStrings, type Pack, samples, storable } from './string-packs.ts'
import { linksOf, type Walk, walkThrough } from './walk.ts'

/** Forms without text fields: buttons alone, with the hidden fields that they need. */
const leftOut: Record<string, string> = {
  '/:language/checkout/:session': 'buttons of the test checkout',
  '/:language/confirm-order/:token': 'a button, behind the mail about an order above the limits',
  '/:language/dsgvo/accept/:token': 'two buttons, behind the mail to somebody who took part',
  '/:language/newsletter/confirm/:token': 'a button, behind a mail',
  '/:language/newsletter/unsubscribe/:token': 'a button, behind a mail',
  '/:language/offer/:token': 'a button, once a seat has become free',
  '/:language/paid/:token': 'a button, behind the mail to the office about tickets by invoice',
  '/:language/replies/:token': 'buttons, behind a mail about a comment',
  '/:language/withdrawal/:token': 'a button, behind the mail to somebody whose declaration fits an order',
  '/office': 'buttons for what has gone wrong',
  '/office/comments': 'buttons and boxes to choose what they are about',
  '/office/dates/:date/confirm': 'a button, for a date that is tentative',
  '/office/editor-password/:token': 'a button, behind the address that the start prints',
  '/office/media/upload': 'a file, sent by the script of the editor with the words of /office/media',
  '/office/new-email/:token': 'a button, behind the mail to the new address of an account',
  '/office/pages/:page/preview': 'a button',
  '/office/posts': 'a button, for a post that was deleted',
  '/office/sign-out': 'a button, which would end the walk',
  '/office/withdrawals/:withdrawal': 'buttons',
}
/** What no form of a page sends, or one that is used up before the walk begins: where below it is asked. */
const askedAlone = new Set([
  '/:language/preview/logout',
  '/office/first-account/:token',
  '/office/passkeys/:what',
  '/office/posts/:post/text',
  '/placed-order',
])

/** Anyone who makes the first account is called so. */
const ownersName = '"><img src=x onerror=alert(123) />'
const dateIn = (plan: Parameters<typeof liveDate>[0]) => liveDate(plan, Temporal.Now.instant())
/** Pages with forms that no link leads to on that day, or not for someone who is signed in. */
const unlinked = [
  '/de/message',
  '/de/preview/login',
  '/office/sign-in',
  '/office/sign-in/code',
  '/office/forgotten-password',
  workshopHref('de', dateIn(theFullFlsaWithAWaitlist)),
  `/de/dsgvo/${dateIn(theFl2dInVienna).slug}`,
  `/office/dates/${dateIn(thePastFl2dInVienna).id}/attendance`,
]
/** Pages of the office that show what visitors have typed. */
const lists = ['/office', '/office/bookings', '/office/messages', '/office/comments', '/office/newsletter']

describe('every form, with every string of the big list', () => {
  let office: OfficeOverHttp
  let walk: Walk
  let sender: Sender
  let receiver: WebhookReceiver
  let emails: Email[]
  /** What the office reads before it does anything. */
  const read = new Map<string, string>()
  let written: number[]

  beforeAll(async () => {
    receiver = await openWebhookReceiver(() => 200)
    office = await openOfficeOverHttp(ownersName, { env: { WEBHOOK_TARGETS: 'any' } })
    walk = walkThrough(office)
    read.set('/office/members', await shownWords('/office/members'))
    await walk.visit(['/de', '/en', '/office', ...unlinked])
    sender = await openSender(office, walk, { url: receiver.url })
  })
  // biome-ignore lint/suspicious/noDuplicateTestHooks: each has the time of a whole one, so that only what hangs takes too long
  beforeAll(async () => {
    await sender.everything(({ target }) => !target.startsWith('/office'))
    for (const list of lists) read.set(list, wordsOn((await walk.take(await walk.ask(list), list)) ?? ''))
    await vi.waitFor(async () => expect((await mailPaths()).length).toBeGreaterThan(orders().length * 2), patience)
    await walk.visit([...ledTo('/de/'), ...ledTo('/en/'), ...(await readEmails()).flatMap(linksIn)])
    await sender.everything(({ target }) => !target.startsWith('/office'))
    await walk.visit([...lists, '/office/media'].map((list) => `${list}?`))
    await walk.visit(await linksOn(`/office/dates/${dateIn(theFullFlsaWithAWaitlist).id}`, '/waiting/'))
  })
  // biome-ignore lint/suspicious/noDuplicateTestHooks: as above
  beforeAll(() => sender.everything(() => true))
  // biome-ignore lint/suspicious/noDuplicateTestHooks: as above
  beforeAll(async () => {
    await sendFrom(walk, sender, { page: '/office/webhooks' })
    // What has come in meanwhile.
    await walk.visit([
      '/office/media?pictures',
      '/office/webhooks?added',
      ...(await linksOn('/office/webhooks', '/webhooks/')),
    ])
    await walk.visit((await newPasswordLinks()).map((link) => `${link}?in-time`))
    written = await writeEverything()
    emails = await readEmails()
    for (const address of recordedActors().slice(0, 2)) await lookUp(walk, sender, address)
    await sender.everything(() => true)
    emails = await readEmails()
  })
  afterAll(async () => {
    await office.site.stop()
    await receiver.close()
  })

  const stored = (target: string) => sender.sendings.filter((sending) => sending.target === target && sending.isStored)
  const ledTo = (part: string) =>
    sender.sendings.flatMap(({ location }) =>
      location?.includes(part) ? new URL(location, office.site.url).pathname : [],
    )
  const orders = () => [...new Set(ledTo('/order/'))]
  const linksIn = ({ html = '' }: Email) => linksOf(html, office.site.url, '/')
  async function mailPaths(): Promise<string[]> {
    const mailbox = firstMatch(/\/mailbox\/[\w-]+/, office.site.output())
    const list = await (await office.ask(mailbox)).text()
    return linksOf(list, office.site.url, mailbox).filter((path) => path.startsWith(`${mailbox}/`))
  }
  async function readEmails(): Promise<Email[]> {
    const paths = await mailPaths()
    return Promise.all(
      paths.map(async (path) => PostalMime.parse(await (await office.ask(`${path}/message.eml`)).arrayBuffer())),
    )
  }
  async function linksOn(path: string, part: string): Promise<string[]> {
    const html = (await walk.take(await walk.ask(path), path)) ?? ''
    return linksOf(html, office.site.url, path).filter((link) => link.includes(part))
  }
  /** Behind mails to members: one who is invited, and one who has forgotten the password. */
  async function newPasswordLinks(): Promise<string[]> {
    const [invited, forgetful] = ['invited@post.example', 'trainer@flightlevels.example']
    await sendFrom(walk, sender, { page: '/office/members' }, { intent: 'invite', email: invited })
    await office.send('/office/forgotten-password', { email: forgetful })
    return [await office.mailed('invitation', invited), await office.mailed('new-password', forgetful)]
  }
  /** A page and a post in the visual editor; then as they are on the site, and what they were before. */
  async function writeEverything(): Promise<number[]> {
    const page = await made('/office/pages/new')
    // With the button that saves and stays: another one leads to the preview.
    const post = await made('/office/posts/new', Object.fromEntries([['then', 'stay']]))
    const statuses = [
      ...(await writeBlocks(walk, sender, { place: page, action: page })),
      ...(await writeBlocks(walk, sender, { place: post, action: `${post}/text` })),
    ]
    await walk.visit([`${page}/history?written`, ...(await linksOn(post, '/revisions/')).slice(0, 1)])
    return statuses
  }
  /** The address of what a form of this page makes. */
  async function made(page: string, pack: Pack = {}): Promise<string> {
    const { location } = await sendFrom(walk, sender, { page }, pack)
    return new URL(location ?? '', office.site.url).pathname
  }
  /** Addresses of those who have commented. */
  const recordedActors = () =>
    emails
      .filter((mail) => linksIn(mail).some((link) => link.includes('/comment/')))
      .flatMap(({ to }) => to?.map(({ address }) => address ?? '') ?? [])
  const shownWords = async (path: string) => wordsOn((await walk.take(await walk.ask(path), path)) ?? '')
  /** What was typed into a field and stored, and is not on the page. */
  function missing(shown: string, sendings: readonly Sending[], field: string): string[] {
    const typed = sendings.flatMap(({ pack }) => tidy(withoutPasted(pack[field] ?? '')) || [])
    return typed.filter((words) => !shown.includes(words))
  }

  it('is the list as it is', () => {
    expect(naughtyStrings.length).toBeGreaterThan(500)
    expect(naughtyStrings).toContain('<script>alert(123)</script>')
  })

  it('reaches whatever takes forms', () => {
    const takers = routeFiles.filter(({ file }) =>
      /export (?:async function|const) action\b/.test(readFileSync(`src/${file}`, 'utf8')),
    )
    const sentTo = new Set(sender.sendings.flatMap(({ method, target }) => (method === 'post' ? target : [])))
    const missed = takers.map(({ path }) => path).filter((path) => !sentTo.has(path) && !askedAlone.has(path))
    // Some are reached on some days: mails and seats come when they come.
    expect(missed.filter((path) => !(path in leftOut))).toEqual([])
  })

  it('gets a page of the site for each that keeps what was typed, in which all words are words', () => {
    expect([...walk.complaints]).toEqual([])
  })

  it('makes no error in the log', () => {
    expect(office.site.output()).not.toMatch(/"level":[56]0|Error/)
  })

  it('has stored them: bookings, places in line, messages, comments, and what the office writes', () => {
    expect(orders().length).toBeGreaterThan(8)
    expect(ledTo('/booking/').length).toBeGreaterThan(0)
    for (const target of [
      '/:language/blog/*',
      '/:language/message',
      '/:language/widerruf',
      '/:language/participants/:token',
    ])
      expect(stored(target).length, target).toBeGreaterThan(2)
    for (const page of [
      'testimonials/new',
      'posts/new',
      'pages/new',
      'dates/new',
      'members',
      'media',
      'settings/company',
    ])
      expect(stored(`/office/${page}`).length, page).toBeGreaterThan(2)
  })

  it.each([
    ['visitors', false],
    ['the office', true],
  ])('stores each string without control characters through a form of %s, and shows each again', (_, isOffice) => {
    const sent = sender.sendings.filter(({ target }) => target.startsWith('/office') === isOffice)
    const stringsOf = (those: readonly Sending[]) => new Set(those.flatMap(({ strings }) => strings))
    const stored = stringsOf(sent.filter(({ isStored }) => isStored))
    const shown = stringsOf(sent.filter(({ method, isShown }) => method === 'post' && isShown))
    expect(storable.length).toBeGreaterThan(450)
    expect(storable.filter((text) => !stored.has(text))).toEqual([])
    expect(naughtyStrings.filter((text) => !shown.has(text))).toEqual([])
  })

  it('stores each string in the visual editor, of pages and of posts', () => {
    expect(written).toEqual([200, 200, 200, 200])
  })

  it('calls the owner what the first account was called', () => {
    expect(read.get('/office/members')).toContain(ownersName)
  })

  it('leads no one elsewhere, takes no string for an address, and answers scripts in JSON', async () => {
    const odd = new Set<string>()
    const ask = async (action: string, pack: Record<string, string>, isRight: (answer: Response) => boolean) => {
      const answer = await sender.once(formWithout(action), pack)
      await walk.take(answer, action)
      if (!isRight(answer)) odd.add(`${action} answers ${answer.status} to ${JSON.stringify(pack).slice(0, 80)}`)
    }
    const isJson = ({ status, headers }: Response) =>
      status < 500 && (headers.get('content-type') ?? '').startsWith('application/json')
    const isRefused = ({ status }: Response) => status >= 400 && status < 500
    const takers = [
      (text: string) => ask('/de/preview/logout', { to: text }, ({ status }) => status === 303),
      (text: string) => ask('/placed-order', { idempotencyKey: text, language: text }, isJson),
      (text: string) => ask('/office/sign-in', { email: text, password: text }, isRefused),
      (text: string) => ask('/office/forgotten-password', { email: text }, isRefused),
      (text: string) => ask('/office/passkeys/sign-in', { response: JSON.stringify({ id: text }), name: text }, isJson),
      (text: string) =>
        ask('/office/passkeys/register', { response: JSON.stringify({ id: text }), name: text }, isJson),
    ]
    for (const text of isNightly ? naughtyStrings : samples) for (const send of takers) await send(text)
    expect([...odd]).toEqual([])
    expect([...walk.complaints]).toEqual([])
  })

  it('shows them as they were typed', async () => {
    const comments = stored('/:language/blog/*')
    expect(missing(read.get('/office/comments') ?? '', comments, 'comment')).toEqual([])
    expect(missing(read.get('/office/comments') ?? '', comments, 'name')).toEqual([])
    expect(missing(read.get('/office/messages') ?? '', stored('/:language/message'), 'name')).toEqual([])
    expect(missing(await shownWords('/office/testimonials'), stored('/office/testimonials/new'), 'authorDe')).toEqual(
      [],
    )
    for (const order of orders().slice(0, 12)) {
      const of = sender.sendings.filter(({ location }) => location?.includes(order))
      for (const field of ['booker.lastName', 'invoice.company'])
        expect(missing(await shownWords(order), of, field), order).toEqual([])
    }
  })

  it('builds the page of an order, its change and its invoice as for anyone', async () => {
    const [known] = [...walk.forms.values()].filter(({ target }) => target.endsWith('/self-paced-booking'))
    if (!known) throw new Error('no tickets')
    const built: string[][] = []
    for (const words of ['Ottilie', '"><b onclick=x>']) {
      const pack = Object.fromEntries(
        wordFields(known.form, new Set(['invoice.vatId'])).map(({ name }) => [name, words]),
      )
      const order = new URL((await sender.once(known.form, pack)).headers.get('location') ?? '', office.site.url)
        .pathname
      for (const path of [order, `${order}/invoice`]) built.push(builtOf(await (await walk.ask(path)).text()))
    }
    const [order, invoice, naughtyOrder, naughtyInvoice] = built
    expect(order?.length).toBeGreaterThan(20)
    expect([naughtyOrder, naughtyInvoice]).toEqual([order, invoice])
  })

  it.each(['calendar.ics', 'invoice.pdf', 'invoice.xml'])('writes %s whole', async (name) => {
    const written = new Map<string, string>()
    for (const order of orders()) {
      // Whoever asks for too many files that are not there is refused (docs/rules/spam.md).
      if (!(await (await walk.ask(order)).text()).includes(`${order}/${name}`)) continue
      const answer = await walk.ask(`${order}/${name}`)
      expect(answer.status).toBe(200)
      const content = new Uint8Array(await answer.arrayBuffer())
      expect(await checkFile(answer.headers.get('content-type') ?? '', content)).toEqual([])
      written.set(order, name.endsWith('.pdf') ? await pdfText(content) : new TextDecoder().decode(content))
    }
    expect(written.size).toBeGreaterThan(2)
    if (!name.endsWith('.pdf')) return
    // In other scripts a reader copies the marks of a line in another order than they were typed.
    const companies = sender.sendings.flatMap(({ location, pack }) => {
      const words = pack['invoice.company']?.replaceAll(/\s+/g, '') ?? ''
      const text = [...written].find(([order]) => location?.includes(order))?.[1]
      return text !== undefined && /^[!-~]+$/.test(words) ? [{ words, text }] : []
    })
    expect(companies.some(({ words }) => /[<>"'&]/.test(words))).toBe(true)
    expect(companies.filter(({ words, text }) => !text.includes(words))).toEqual([])
  })

  it('sends mails with their own heads to one address each, in which all words are words', async () => {
    expect(emails.length).toBeGreaterThan(orders().length * 2)
    const complaints = new Set<string>()
    for (const mail of emails) for (const complaint of await checkEmail(mail)) complaints.add(complaint)
    expect([...complaints]).toEqual([])
  })

  it.each(exportKinds.flatMap((kind) => exportFormats.map((format) => [kind, format] as const)))(
    'exports %s as %s in which nothing is a formula',
    async (kind, format) => {
      const answer = await office.send('/office/exports/file', { kind, format }, { cookie: office.cookieOf('owner') })
      expect(answer.status).toBe(200)
      const content = new Uint8Array(await answer.arrayBuffer())
      expect(await checkFile(answer.headers.get('content-type') ?? '', content)).toEqual([])
      const rows =
        format === 'csv' ? cellsOf(new TextDecoder().decode(content)).length : wordsOfWorkbook(content).length
      expect(rows).toBeGreaterThan(kind === 'newsletter' ? 0 : 10)
    },
  )

  it('writes the log, feeds and lists for machines whole', async () => {
    const log = await office.send('/office/log/file', { kind: '' }, { cookie: office.cookieOf('owner') })
    expect(await checkFile('text/csv', new Uint8Array(await log.arrayBuffer()))).toEqual([])
    for (const path of [
      '/de/blog/rss.xml',
      '/de/blog/atom.xml',
      '/sitemap.xml',
      '/de/workshops.ics',
      '/api/workshops',
    ]) {
      const answer = await office.ask(path)
      expect(
        await checkFile(answer.headers.get('content-type') ?? '', new Uint8Array(await answer.arrayBuffer()), path),
      ).toEqual([])
    }
  })
})
