import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { openSite } from '../helpers/open-site.ts'
import { senderOf } from '../helpers/sender-of.ts'
import type { Site } from '../helpers/start-site.ts'
import { deferredScripts } from './steps/deferred-scripts.ts'
import { enterOffice } from './steps/office.ts'

interface Surprises {
  /** From here on the site may answer pages with this status: the browser complains about each on its console. */
  allowStatus(status: number): void
  /** From here on connections may break: the browser complains about each on its console. */
  allowLostConnections(): void
  /** From here on markup with event handlers may be parsed: Chromium reports that the policy blocks them, also in a document that is never shown. */
  allowBlockedHandlers(): void
  /** Listens to every page of a browser context. */
  watch(context: BrowserContext): void
  /** Keeps what the pages show where the test has failed: before they are closed. */
  lookBack(context: BrowserContext): Promise<void>
}

interface TestFixtures {
  /** Opens the office in a browser beside that of the visitor, as Nora who owns it. */
  openOffice: () => Promise<Page>
  surprises: Surprises
  /**
   * One site for each file of tests, on a fresh data folder: what one test books, the next one of the file sees. Which files ran before makes
   * no difference, and it is another one on each machine (docs/decisions/0005-checks-and-tests.md).
   */
  site: Site
}

interface WorkerFixtures {
  /** `'localhost'` where the address of the site has to be a name, as passkeys ask for. */
  siteName: 'localhost' | undefined
  /** The site of the file whose tests this worker runs now. */
  siteOf: (file: string) => Promise<Site>
}

/** In milliseconds. To find the journeys that press something before its script has come (docs/decisions/0005-checks-and-tests.md). */
const scriptsLateBy = Number(process.env.SCRIPTS_LATE_BY ?? 0)

/**
 * A test in a real browser against the site. It fails, beside its own expectations, on an unexpected console error or page error, on a
 * request to another site, and on an error in the site's own log. The browser lacks what older ones do.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteName: [undefined, { option: true, scope: 'worker' }],
  siteOf: [
    async ({ siteName }, use) => {
      let current: { file: string; site: Site } | undefined
      const end = async () => {
        const ending = current?.site
        current = undefined
        if (ending) expect(await ending.stop(), 'the site ends gracefully').toBe(0)
      }
      await use(async (file) => {
        if (current?.file === file) return current.site
        await end()
        current = { file, site: await openSite({ ...(siteName && { name: siteName }) }) }
        return current.site
      })
      await end()
    },
    { scope: 'worker' },
  ],
  site: async ({ siteOf }, use, { file }) => use(await siteOf(file)),
  baseURL: ({ site }, use) => use(site.url),
  // Each test is a sender of its own: how often one may try links and send forms is counted for each (docs/rules/spam.md).
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other
  extraHTTPHeaders: ({}, use, { testId }) => use({ 'x-forwarded-for': senderOf(testId) }),
  openOffice: ({ browser, baseURL, site, surprises }, use) =>
    use(async () => {
      const context = await browser.newContext({ locale: 'de-AT', baseURL: baseURL ?? '' })
      surprises.watch(context)
      const office = await context.newPage()
      await enterOffice(office, site)
      return office
    }),
  surprises: [
    async ({ site }, use, testInfo) => {
      const allowed: (number | string)[] = []
      const found: string[] = []
      const contexts: BrowserContext[] = []
      const shown: string[] = []
      const printedBefore = site.output().length
      await use({
        allowStatus: (status) => allowed.push(status),
        allowLostConnections: () => allowed.push('net::ERR_CONNECTION_RESET', 'net::ERR_INTERNET_DISCONNECTED'),
        allowBlockedHandlers: () => allowed.push(blockedHandler),
        watch: (context) => {
          contexts.push(context)
          listenTo(context, site, { allowed, found })
          void context.addInitScript(takeWhatOlderBrowsersLack)
        },
        lookBack: async (context) => {
          if (testInfo.errors.length > 0) shown.push(...(await shownIn(context)))
        },
      })
      for (const context of contexts) if (testInfo.errors.length > 0) shown.push(...(await shownIn(context)))
      expect(found, 'nothing unexpected in the browser').toEqual([])
      expect(errorsIn(site.output().slice(printedBefore)), 'no error in the log of the site').toEqual([])
      expect(shown, 'the pages that were open when it failed').toEqual([])
    },
    { auto: true },
  ],
  // A test that needs no browser gets none: it is a good deal quicker then.
  context: async ({ context, surprises }, use) => {
    surprises.watch(context)
    if (scriptsLateBy > 0)
      await context.route(deferredScripts, (route) =>
        setTimeout(() => route.continue().catch(() => undefined), scriptsLateBy),
      )
    await use(context)
    await surprises.lookBack(context)
  },
})

/** What Chromium has, and browsers lack that run the scripts of the site: Safari 16.4, Firefox 115 (docs/decisions/0003-documents-and-forms.md). */
function takeWhatOlderBrowsersLack() {
  const lacked: [object, string[]][] = [
    [AbortSignal, ['any']],
    [URL, ['parse', 'canParse']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [globalThis, ['Temporal', 'Iterator', 'scheduler', 'requestIdleCallback']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [Iterator.prototype, Object.getOwnPropertyNames(Iterator.prototype)],
  ]
  for (const [owner, names] of lacked) for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Address and beginning of each open page: in a log, this is all that is known of a failure on another machine. */
async function shownIn(context: BrowserContext): Promise<string[]> {
  return Promise.all(
    context.pages().map(async (page) => {
      const tree = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5000 })
        .catch((error: unknown) => String(error))
      return [page.url(), ...tree.split('\n').slice(0, 40)].join('\n')
    }),
  )
}

interface Findings {
  /** Statuses, what the browser calls a connection that broke, and the beginning of a message. */
  allowed: readonly (number | string)[]
  found: string[]
}

function listenTo(context: BrowserContext, site: Site, { allowed, found }: Findings) {
  context.on('weberror', (weberror) => {
    const error = weberror.error()
    if (!isSkippedTransition(error)) found.push(error.stack || String(error))
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAbout(message, allowed) && !isRecorder(message)) {
      // A message about a thrown object has no text of its own: its arguments and the place in the script identify it.
      const { url, lineNumber, columnNumber } = message.location()
      const text = message.text() || message.args().map(String).join(' ')
      found.push(`${message.type()}: ${text} (${url}:${lineNumber}:${columnNumber})`)
    }
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== site.url && protocol !== 'data:') found.push(`request to ${request.url()}`)
  })
}

function isAbout(message: ConsoleMessage, allowed: readonly (number | string)[]): boolean {
  const status = /responded with a status of (\d{3})/.exec(message.text())?.[1]
  if (status !== undefined) return allowed.includes(Number(status))
  if (message.text().startsWith(blockedHandler)) return allowed.includes(blockedHandler)
  return allowed.includes(/^Failed to load resource: (net::\w+)$/.exec(message.text())?.[1] ?? '')
}

const blockedHandler = 'Executing inline event handler violates the following Content Security Policy'

/**
 * Chromium skips the transition to a page that takes seconds to arrive and rejects a promise that no script has asked for, also where scripts are off: the
 * error has no stack.
 */
function isSkippedTransition({ message, stack }: Error): boolean {
  return !stack && message.startsWith('Transition was ')
}

/** Playwright's recorder puts a script into every frame; the frame that shows a mail allows none, and the browser reports it. */
function isRecorder(message: ConsoleMessage): boolean {
  return /^Blocked script execution in '[^']+\/message[.]html'/.test(message.text())
}

/** pino writes one JSON object a line; 50 is an error. */
function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":(?:50|60)\b/.test(line))
}
