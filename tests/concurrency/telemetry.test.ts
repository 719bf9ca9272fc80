import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../helpers/free-port.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { withTheirModules } from '../helpers/loaded-modules.ts'
import { type OtlpReceiver, openOtlpReceiver, type SentSpan } from '../helpers/otlp-receiver.ts'
import { patience } from '../helpers/patience.ts'
import { type SiteProcess, startSite } from '../helpers/start-site.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const ofTheProxy = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${ofTheProxy}-01`
/** A test network of RFC 5737. */
const visitor = '198.51.100.77'

const form = bookingParty('Spurensucher', 1)
let receiver: OtlpReceiver
let mails: MailServer
let web: SiteProcess
let worker: SiteProcess
let location: string
let figures: string

beforeAll(async () => {
  receiver = await openOtlpReceiver()
  mails = await openMailServer()
  const url = await freshDatabase({ withTables: true })
  const env = {
    DATABASE_URL: url,
    SECRET: 'telemetry'.repeat(4),
    SMTP_URL: mails.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    // so that what arrives before its hour was sent by the stop
    OTEL_METRIC_EXPORT_INTERVAL: '3600000',
  }
  web = await startSite({ env: { ...env, ROLE: 'web', OTEL_SERVICE_NAME: 'site' } })
  worker = await startSite({
    env: {
      ...env,
      ROLE: 'worker',
      SITE_URL: web.url,
      TRUSTED_PROXIES: '',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=worker',
    },
  })
  const database = new pg.Pool({ connectionString: url, max: 1 })
  const { rows } = await database.query(
    `select slug from workshop_date where certification = 'fl2d' and starts_at > now() and seats > 5 order by starts_at desc limit 1`,
  )
  await database.end()
  const answer = await fetch(`${web.url}/de/workshops/flight-level-2-design/${rows[0].slug}?utm=geheim-77`, {
    method: 'POST',
    headers: { traceparent, 'x-forwarded-for': visitor },
    body: formFields(form),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  location = answer.headers.get('location') ?? ''
  await fetch(`${worker.url}/nowhere`, { headers: { traceparent } })
  figures = await (await fetch(`${web.url}/metrics`)).text()
  await vi.waitFor(() => expect(mails.received).toHaveLength(3), patience)
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0])
})

afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()])
  await mails?.close()
  await receiver?.close()
})

it('shows one trace from the request over its transaction and a job in another process to the mail', () => {
  const spans = receiver.spans().filter((span) => span.traceId === traceId)
  const sent = spans.filter(({ name }) => name === 'mail send').map((span) => wayOf(span, spans))
  expect(sent).toContainEqual([
    'mail send (worker)',
    'job booking-confirmation (worker)',
    'transaction (site)',
    'POST /:language/workshops/:certification/:workshop (site)',
    ofTheProxy,
  ])
})

it('has the log name the trace, on standard error as in what is sent', () => {
  const sent = receiver.lines().filter((line) => line.body.stringValue === 'jobs failed')
  expect(sent).toMatchObject([{ traceId, severityText: 'ERROR' }])
  const job = receiver.spans().find(({ spanId }) => spanId === sent[0]?.spanId)
  expect(job?.name).toMatch(/^job /)
  expect(worker.output()).toContain(`"trace_id":"${traceId}","span_id":"${sent[0]?.spanId}"`)
})

it('sends the figures of /metrics when a process stops', () => {
  const known = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const sampled = [...known].filter((name) => new RegExp(`^${name}(_count)?[ {]`, 'm').test(figures))
  expect(sampled.length).toBeGreaterThan(9)
  expect([...receiver.metrics('site')]).toEqual(expect.arrayContaining(sampled))
  expect(receiver.metrics('worker')).toContain('flightdeck_jobs_waiting')
})

it('begins a trace of its own for a request that no trusted proxy has sent', () => {
  const [asked] = receiver.spans().filter(({ service, kind }) => service === 'worker' && kind === 2)
  expect(asked).toMatchObject({ name: 'GET' })
  expect(asked?.traceId).not.toBe(traceId)
})

it('sends no address, name, token or query of anyone', () => {
  const all = receiver.text()
  const tokens = mails.received.flatMap((mail) => mail.match(/[\w-]{43}/g) ?? [])
  expect(tokens.length).toBeGreaterThan(0)
  const personal = [form.booker.firstName, form.booker.lastName, 'spurensucher', 'geheim-77', visitor, ...tokens]
  expect([location.split('/').at(-1) ?? 'none', ...personal].filter((text) => all.includes(text))).toEqual([])
  expect(all).not.toMatch(/[\w.-]+@[\w-]+[.]\w+/)
})

it.each([
  ['takes what it is sent and never answers', async () => silentServer()],
  ['is away', async () => ({ port: await freePort(), close: () => undefined })],
])('serves and stops as ever while the receiver %s', async (_, open) => {
  const { port, close } = await open()
  const site = await startSite({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      // longer than anyone waits for the stop
      OTEL_EXPORTER_OTLP_TIMEOUT: '3600000',
    },
  })
  expect((await fetch(`${site.url}/de`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  close()
})

it('loads no telemetry packages where telemetry is off', async () => {
  const print = `import { registerHooks } from 'node:module'
    const load = (url, context, next) => (console.log('loaded', url), next(url, context))
    registerHooks({ load })`
  const site = await startSite({ env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(print)}` } })
  expect(await site.stop()).toBe(0)
  const files = [...site.output().matchAll(/^loaded (.+)$/gm)].map(([, file = '']) => file)
  const packages = withTheirModules(files).map(
    (file) => /node_modules[/](@opentelemetry[/][^/]+|pino)[/]/.exec(file)?.[1],
  )
  expect([...new Set(packages)].filter(Boolean).toSorted()).toEqual(['@opentelemetry/api', 'pino'])
})

/** From a span up to the root of its trace. */
function wayOf({ name, service, parentSpanId }: SentSpan, spans: SentSpan[]): string[] {
  const above = spans.find(({ spanId }) => spanId === parentSpanId)
  return [`${name} (${service})`, ...(above ? wayOf(above, spans) : [String(parentSpanId)])]
}

interface MailServer {
  url: string
  /** The text of each mail. */
  received: string[]
  close(): Promise<void>
}

/** Turns the first mail down for now, repeating its address as mail servers do. */
async function openMailServer(): Promise<MailServer> {
  const received: string[] = []
  let refused = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (refused) return done()
      refused = true
      done(Object.assign(new Error(`<${address}> come again`), { responseCode: 451 }))
    },
    onData(stream, _session, done) {
      text(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => received.push(mail.text ?? ''))
        .then(() => done(), done)
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server on a TCP port has an address object; only sockets and pipes have a string.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function silentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close: () => void server.close() }
}
