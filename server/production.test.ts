import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginReady, compiledBefore } from '#tests/helpers/ready-site.ts'
import { type Site, startSite } from '#tests/helpers/start-site.ts'

const SITE_URL = 'https://flightlevels.example'
const SMTP_URL = 'smtps://mail.example'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm start`’s program until it ends by itself. */
async function run(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const program = spawn(process.execPath, ['server/main.ts'], {
    env: { PORT: '0', DATA_DIR: join(folder, 'unused'), ...compiledBefore(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part) => (said += part))
  const [code] = await once(program, 'close')
  return { code, said }
}

describe('a start on https', () => {
  it('refuses to run without a mail server', async () => {
    expect(await run({ SITE_URL })).toEqual({
      code: 1,
      said: 'Cannot start: SMTP_URL is missing, so no mail could be sent: set it, or MAIL=mailbox to try the site out.\n',
    })
  })

  it('refuses to sell the demo world of an earlier start', async () => {
    const data = join(folder, 'demo')
    beginReady(data)
    const first = await startSite({ dataFolder: data })
    await first.stop()
    const { code, said } = await run({ SITE_URL, SMTP_URL, DATA_DIR: data })
    expect(code).toBe(1)
    expect(said).toMatch(/^Cannot start: the database holds the demo world, .* or SEED=demo to try the site out[.]\n$/)
  })
})

describe('a site on https without a payment provider', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { SITE_URL, SMTP_URL }, firstStart: true })
  })
  afterAll(() => site.stop())

  it('says that nobody can pay by card', () => {
    expect(site.output()).toContain('Nobody can pay by card: that needs STRIPE_SECRET_KEY.\n')
  })

  it('has no mailbox, no test checkout and no dates of its own making', async () => {
    expect(site.output()).not.toContain('mailbox')
    const dates = await fetch(`${site.url}/api/workshops`)
    expect(await dates.json()).toEqual([])
    expect((await fetch(`${site.url}/de/checkout/any`)).status).toBe(404)
    expect((await fetch(`${site.url}/mailbox/any`)).status).toBe(404)
  })
})
