import { readFileSync } from 'node:fs'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportFormats, exportKinds } from '#domain/export/table.ts'
import { workshopHref } from '#domain/workshop/certification.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna, theFullFlsaWithAWaitlist } from '#seed/workshop-dates.ts'
import { found, type OfficeOverHttp, openOfficeOverHttp } from '#tests/helpers/office-over-http.ts'
import { patience } from '#tests/helpers/patience.ts'
import { routeFiles } from '#tests/helpers/route-files.ts'
import { wordFields } from './fill-form.ts'
import { cellsOf, judgeFile, judgeLetter, pdfText, wordsOfWorkbook } from './judge-files.ts'
import { builtOf, tidy, wordsOn } from './judge-html.ts'
import { openSender, type Sender, type Sending } from './send-everything.ts'
import { naughtyStrings } from './string-packs.ts'
import { linksOf, type Walk, walkThrough } from './walk.ts'

/** Takes forms, and a walk on one day does not come to them: why not. */
const leftOut: Record<string, string> = {
  '/:language/checkout/:session': 'choices of the test checkout, no words',
  '/:language/confirm-order/:token': 'a button behind the mail about an order above the limits',
  '/:language/dsgvo/accept/:token': 'a button behind the mail to somebody who took part',
  '/:language/newsletter/confirm/:token': 'a button behind a mail',
  '/:language/newsletter/unsubscribe/:token': 'a button behind a mail',
  '/:language/offer/:token': 'a button, once a seat has become free',
  '/:language/preview/logout': 'a button for editors',
  '/:language/withdrawal/:token': 'a button behind the mail to somebody whose declaration fits an order',
  '/office': 'buttons for what has gone wrong',
  '/office/data-protection/download': 'the address of the form before, asked once more',
  '/office/data-protection/erase': 'the address of the form before, asked once more',
  '/office/dates/:date/attendance': 'for a date that has begun',
  '/office/dates/:date/confirm': 'for a date that is tentative',
  '/office/dates/:date/waiting/:registration': 'for a date with somebody in line',
  '/office/editor-password/:token': 'a button behind the address that the start prints',
  '/office/first-account/:token': 'used up by the first account',
  '/office/invitation/:token': 'a password behind the mail to a member',
  '/office/new-password/:token': 'a password behind the mail to a member',
  '/office/pages/:page/history': 'a button for each revision',
  '/office/passkeys/:what': 'JSON that a script sends',
  '/office/posts/:post/revisions/:revision': 'a button for each revision',
  '/office/posts/:post/text': 'for posts whose text is in blocks',
  '/office/sign-in/code': 'a number, between password and door',
  '/office/webhooks/:webhook': 'for a webhook whose address exists',
  '/placed-order': 'what the page’s script asks',
}

const dateIn = (plan: Parameters<typeof liveDate>[0]) => liveDate(plan, Temporal.Now.instant())
/** Pages with forms that no link leads to on that day, or not for somebody who is signed in. */
const unlinked = [
  '/de/message',
  '/de/preview/login',
  '/office/sign-in',
  '/office/forgotten-password',
  workshopHref('de', dateIn(theFullFlsaWithAWaitlist)),
  `/de/dsgvo/${dateIn(theFl2dInVienna).slug}`,
]
/** Where the words of strangers come together in the office. */
const lists = ['/office', '/office/bookings', '/office/messages', '/office/comments', '/office/newsletter']

describe('every form, with every string of the big list', () => {
  let office: OfficeOverHttp
  let walk: Walk
  let sender: Sender
  let letters: Email[]
  /** What the office reads before it does anything. */
  const read = new Map<string, string>()

  beforeAll(async () => {
    office = await openOfficeOverHttp()
    walk = walkThrough(office)
    await walk.visit(['/de', '/en', '/office', ...unlinked])
    sender = await openSender(office, walk)
    await sender.everything(({ target }) => !target.startsWith('/office'))
    for (const list of lists) read.set(list, wordsOn((await walk.take(await walk.ask(list), list)) ?? ''))
    await vi.waitFor(async () => expect((await mailPaths()).length).toBeGreaterThan(orders().length * 2), patience)
    await walk.visit([...ledTo('/de/'), ...ledTo('/en/'), ...(await readLetters()).flatMap(linksIn)])
    await sender.everything(({ target }) => !target.startsWith('/office'))
    await walk.visit([...lists, '/office/media'].map((list) => `${list}?`))
    await sender.everything(() => true)
    // What has come in meanwhile.
    await walk.visit(['/office/media?pictures'])
    await sender.everything(() => true)
    letters = await readLetters()
  })
  afterAll(() => office.site.stop())

  const stored = (target: string) =>
    sender.sendings.filter((sending) => sending.target === target && sending.status < 400)
  const ledTo = (part: string) =>
    sender.sendings.flatMap(({ location }) =>
      location?.includes(part) ? new URL(location, office.site.url).pathname : [],
    )
  const orders = () => [...new Set(ledTo('/order/'))]
  const linksIn = ({ html = '' }: Email) => linksOf(html, office.site.url, '/')
  async function mailPaths(): Promise<string[]> {
    const mailbox = found(/\/mailbox\/[\w-]+/, office.site.output())
    const list = await (await office.ask(mailbox)).text()
    return linksOf(list, office.site.url, mailbox).filter((path) => path.startsWith(`${mailbox}/`))
  }
  async function readLetters(): Promise<Email[]> {
    const paths = await mailPaths()
    return Promise.all(
      paths.map(async (path) => PostalMime.parse(await (await office.ask(`${path}/message.eml`)).arrayBuffer())),
    )
  }
  const shownWords = async (path: string) => wordsOn((await walk.take(await walk.ask(path), path)) ?? '')
  /** What was typed into a field and stored, and is not on the page. */
  function missing(shown: string, sendings: readonly Sending[], field: string): string[] {
    const typed = sendings.flatMap(({ pack }) => tidy(pack[field] ?? '') || [])
    return typed.filter((words) => !shown.includes(words))
  }

  it('is the list as it is', () => {
    expect(naughtyStrings.length).toBeGreaterThan(500)
    expect(naughtyStrings).toContain('<script>alert(123)</script>')
  })

  it('reaches whatever takes forms', () => {
    const takers = routeFiles.filter(({ file }) =>
      /export (?:async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
    )
    const missed = takers.map(({ path }) => path).filter((path) => !sender.sentTo.has(path))
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
    expect(orders().length).toBeGreaterThan(20)
    expect(ledTo('/booking/').length).toBeGreaterThan(0)
    for (const target of [
      '/:language/blog/*',
      '/:language/message',
      '/:language/widerruf',
      '/:language/participants/:token',
    ])
      expect(stored(target).length, target).toBeGreaterThan(5)
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

  it('builds the page of an order, its change and its invoice as for anybody', async () => {
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
    const written: string[] = []
    for (const order of orders().filter((_, index) => index % 5 === 0)) {
      const answer = await walk.ask(`${order}/${name}`)
      expect([200, 404]).toContain(answer.status)
      if (answer.status !== 200) continue
      const content = new Uint8Array(await answer.arrayBuffer())
      expect(await judgeFile(answer.headers.get('content-type') ?? '', content)).toEqual([])
      written.push(name.endsWith('.pdf') ? await pdfText(content) : new TextDecoder().decode(content))
    }
    expect(written.length).toBeGreaterThan(2)
    const companies = sender.sendings.flatMap(({ pack }) => pack['invoice.company']?.replaceAll(/\s+/g, '') || [])
    if (name.endsWith('.pdf'))
      expect(written.some((text) => companies.some((words) => text.includes(words)))).toBe(true)
  })

  it('sends mails with their own heads to one address each, in which all words are words', async () => {
    expect(letters.length).toBeGreaterThan(orders().length * 2)
    const complaints = new Set<string>()
    for (const letter of letters) for (const complaint of await judgeLetter(letter)) complaints.add(complaint)
    expect([...complaints]).toEqual([])
  })

  it.each(exportKinds.flatMap((kind) => exportFormats.map((format) => [kind, format] as const)))(
    'exports %s as %s in which nothing is a formula',
    async (kind, format) => {
      const answer = await office.send('/office/exports/file', { kind, format }, { cookie: office.cookieOf('owner') })
      expect(answer.status).toBe(200)
      const content = new Uint8Array(await answer.arrayBuffer())
      expect(await judgeFile(answer.headers.get('content-type') ?? '', content)).toEqual([])
      const rows =
        format === 'csv' ? cellsOf(new TextDecoder().decode(content)).length : wordsOfWorkbook(content).length
      expect(rows).toBeGreaterThan(kind === 'newsletter' ? 0 : 10)
    },
  )

  it('writes the log, feeds and lists for machines whole', async () => {
    const log = await office.send('/office/log/file', { kind: '' }, { cookie: office.cookieOf('owner') })
    expect(await judgeFile('text/csv', new Uint8Array(await log.arrayBuffer()))).toEqual([])
    for (const path of [
      '/de/blog/rss.xml',
      '/de/blog/atom.xml',
      '/sitemap.xml',
      '/de/workshops.ics',
      '/api/workshops',
    ]) {
      const answer = await office.ask(path)
      expect(
        await judgeFile(answer.headers.get('content-type') ?? '', new Uint8Array(await answer.arrayBuffer()), path),
      ).toEqual([])
    }
  })
})
