import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Balancer, balancerOf } from '../helpers/balancer.ts'
import { freePort } from '../helpers/free-port.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { patience } from '../helpers/patience.ts'
import { senderOf } from '../helpers/sender-of.ts'
import { type SiteProcess, startSite } from '../helpers/start-site.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { formFields } from '../use-cases/form-fields.ts'

let env: Record<string, string>
let ports: string[]
let sites: SiteProcess[] = []
let balancer: Balancer
let database: pg.Pool

beforeAll(async () => {
  const url = await freshDatabase()
  database = new pg.Pool({ connectionString: url, max: 1 })
  ports = [String(await freePort()), String(await freePort())]
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  balancer = await balancerOf(addresses)
  // Long enough for the balancer to ask once more, however busy the machine is. Mails and documents are no concern of it.
  env = { DATABASE_URL: url, SITE_URL: balancer.url, SECRET: 'rolling'.repeat(5), DRAIN_SECONDS: '15', ROLE: 'web' }
  sites = await Promise.all(ports.map(begin))
})

afterAll(async () => {
  await balancer?.close()
  await Promise.all(sites.map((site) => site.kill()))
  await Promise.all(sites.map((site) => site.stop()))
  await database?.end()
})

it('loses no page, no booking and no answer of the API while two processes restart in turn', async () => {
  // More seats than can be booked meanwhile, however fast the machine is.
  const { rows } = await database.query(
    `update workshop_date set seats = 100000 where certification = 'fl2d' and starts_at > now() returning slug`,
  )
  const dates = rows.map(({ slug }) => `/de/workshops/flight-level-2-design/${slug}`)
  const answers = new Map<string, number>()
  const accepted: string[] = []
  let isOver = false
  let companies = 0
  const note = (what: string, outcome: string) => {
    const line = `${what} ${outcome}`
    answers.set(line, (answers.get(line) ?? 0) + 1)
  }
  // As people do who read what comes: without a pause they would take the processor from the process that is starting.
  const over = async (request: () => Promise<void>) => {
    while (!isOver) {
      await request()
      await wait(50)
    }
  }
  const pages = ['/de', '/en/workshops', `/de/workshops?nocache=${Date.now()}`, ...dates]
  let seen = 0
  const look = async () => note('page', await outcomeOf(pages[seen++ % pages.length] ?? '/'))
  const read = async () => note('api', await outcomeOf('/api/workshops'))
  const book = async () => {
    const form = bookingParty(`Rolle ${companies}`, 1)
    const path = dates[companies++ % dates.length] ?? ''
    const answer = await fetch(balancer.url + path, {
      method: 'POST',
      headers: { 'x-forwarded-for': senderOf(form.booker.email) },
      body: formFields(form),
      redirect: 'manual',
    }).catch(() => null)
    note('booking', String(answer?.status ?? 0))
    const location = answer?.status === 303 && answer.headers.get('location')
    if (location) accepted.push(location)
  }
  await allInLine()
  const load = Promise.all([over(look), over(look), over(read), over(book), over(book)])

  for (const index of [0, 1]) {
    const before = accepted.length
    expect(await sites[index]?.stop()).toBe(0)
    await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(before), patience)
    sites[index] = await begin(ports[index] ?? '')
    await allInLine()
  }
  isOver = true
  await load

  const outcomes = [...answers.keys()].filter((line) => !/^(?:page|api) 200$|^booking (?:303|409)$/.test(line))
  expect(outcomes, JSON.stringify(Object.fromEntries(answers))).toEqual([])
  expect(accepted.length).toBeGreaterThan(2)
  const found = await database.query(
    `select count(distinct booker ->> 'lastName')::int as n from "order" where booker ->> 'lastName' like 'Rolle %'`,
  )
  expect(found.rows).toEqual([{ n: accepted.length }])
})

async function allInLine(): Promise<void> {
  await vi.waitFor(() => expect(balancer.inLine()).toHaveLength(2), patience)
}

function begin(port: string): Promise<SiteProcess> {
  return startSite({ env: { ...env, PORT: port } })
}

/** The status, with the balancer's message about a server that dropped the request; 0 where the connection broke. */
async function outcomeOf(path: string): Promise<string> {
  try {
    const answer = await fetch(balancer.url + path)
    const text = await answer.text()
    return answer.status === 502 ? `502 ${text}` : String(answer.status)
  } catch {
    return '0'
  }
}
