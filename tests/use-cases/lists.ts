import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { sendMessage } from '#features/contact/contact.ts'
import { type DispatchPorts, dispatchEffect } from '#features/jobs/dispatch-effect.ts'
import {
  confirmNewsletter,
  endNewsletter,
  newsletterToConfirm,
  newsletterToEnd,
  requestNewsletter,
} from '#features/newsletter/newsletter.ts'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { mailOf } from '#mails/mails.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import type { Mail } from '#platform/ports/mail.ts'
import type { Effect, Message } from '#platform/ports.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'

const saturday = Temporal.Instant.from('2026-11-21T08:30:00Z')
const asked = { wording: 'Mit „Newsletter bestellen“ erlaubst du uns …', address: '203.0.113.7' }
const agreed = { wording: 'Ich möchte den Newsletter bekommen …', address: '198.51.100.23' }

/** What becomes of sign-ups and messages in a database; run on each kind of it. */
export function listsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`the newsletter on ${name}`, () => {
    let world: ListWorld
    beforeAll(async () => {
      world = await openListWorld(await open())
    })
    beforeEach(() => world.setClock(saturday))
    afterAll(() => world.close())

    it('keeps what Resi read, when and from where, for the sign-up and for the confirmation', async () => {
      const resi = 'resi@hollerer.example'
      await world.signUp('Resi@Hollerer.example')
      const request = await world.emailTo(resi, 'newsletter-request')
      world.setClock(saturday.add({ hours: 3 }))
      expect(await world.confirm(request.token)).toEqual(done)
      expect(await world.subscriptionOf(request.token)).toMatchObject({
        list: 'monthly',
        email: resi,
        state: 'confirmed',
        requested: { ...asked, at: saturday },
        confirmed: { ...agreed, at: saturday.add({ hours: 3 }) },
      })
    })

    it('confirms nothing when the link is only looked at', async () => {
      await world.signUp('scanner@firewall.example')
      const { token } = await world.emailTo('scanner@firewall.example', 'newsletter-request')
      expect(await world.subscriptionOf(token)).toMatchObject({ state: 'requested' })
      expect(await world.subscriptionOf(token)).toMatchObject({ state: 'requested' })
    })

    it('welcomes once, with the way out for people and for mail programs', async () => {
      await world.signUp('jakob@post.example')
      const { token } = await world.emailTo('jakob@post.example', 'newsletter-request')
      await world.confirm(token)
      await world.confirm(token)
      const welcome = await world.emailTo('jakob@post.example', 'newsletter-welcome')
      expect(welcome.mail.oneClickUrl).toBe(`https://flightlevels.example/de/newsletter/one-click/${welcome.token}`)
      expect(await world.emailsTo('jakob@post.example')).toHaveLength(2)
    })

    it('ends permanently by the link, and the old link of the request does not revive it', async () => {
      await world.signUp('grete@post.example')
      const request = await world.emailTo('grete@post.example', 'newsletter-request')
      await world.confirm(request.token)
      const welcome = await world.emailTo('grete@post.example', 'newsletter-welcome')
      expect(await world.end(welcome.token)).toEqual(done)
      expect(await world.end(welcome.token)).toEqual(done)
      expect(await world.confirm(request.token)).toEqual(refused('unsubscribed'))
      expect(await world.subscriptionOf(request.token)).toMatchObject({
        state: 'unsubscribed',
        requested: asked,
        confirmed: agreed,
      })
    })

    it('lets Grete come back, beside the proof of the first time', async () => {
      await world.signUp('grete@post.example')
      expect(await world.rowsOf('grete@post.example')).toEqual(['requested', 'unsubscribed'])
    })

    it('writes once to an address that is signed up five times at once', async () => {
      await Promise.all(Array.from({ length: 5 }, () => world.signUp('crowd@post.example')))
      expect(await world.emailsTo('crowd@post.example')).toHaveLength(1)
      expect(await world.rowsOf('crowd@post.example')).toEqual(['requested'])
    })

    it('reminds a subscriber once a day and no more', async () => {
      await world.signUp('emre@donauwerk.example')
      const { token } = await world.emailTo('emre@donauwerk.example', 'newsletter-request')
      await world.confirm(token)
      await world.signUp('emre@donauwerk.example')
      world.setClock(saturday.add({ hours: 25 }))
      await world.signUp('emre@donauwerk.example')
      await world.signUp('emre@donauwerk.example')
      const kinds = (await world.emailsTo('emre@donauwerk.example')).map(({ message }) => message.kind)
      expect(kinds.toSorted()).toEqual(['newsletter-reminder', 'newsletter-request', 'newsletter-welcome'])
    })

    it.each(['confirm', 'end'] as const)(
      'opens nothing by a link that was guessed or is for something else: %s',
      async (way) => {
        await world.signUp(`${way}@post.example`)
        const { token } = await world.emailTo(`${way}@post.example`, 'newsletter-request')
        const foreign = way === 'end' ? token : token.slice(1)
        for (const guess of [foreign, '', 'x'.repeat(43)]) expect(await world[way](guess)).toEqual(refused('unknown'))
      },
    )

    it('forgets after thirty days who did not confirm, with the link, and keeps who did', async () => {
      await world.signUp('forgetful@post.example')
      const { token } = await world.emailTo('forgetful@post.example', 'newsletter-request')
      world.setClock(saturday.add({ hours: 30 * 24 }))
      expect(await world.confirm(token)).toEqual(refused('request-over'))
      expect((await world.tidy())['newsletter-requests']).toBeGreaterThan(0)
      expect(await world.rowsOf('forgetful@post.example')).toEqual([])
      expect(await world.rowsOf('resi@hollerer.example')).toEqual(['confirmed'])
      expect(await world.linksWithoutSubject()).toBe(0)
    })

    it('keeps the proof for three years after the end', async () => {
      const day = saturday.toZonedDateTimeISO('Europe/Vienna').add({ years: 3 })
      world.setClock(day.subtract({ minutes: 1 }).toInstant())
      await world.tidy()
      expect(await world.rowsOf('grete@post.example')).toEqual(['unsubscribed'])
      world.setClock(day.toInstant())
      await world.tidy()
      expect(await world.rowsOf('grete@post.example')).toEqual([])
    })
  })

  describe(`the contact form on ${name}`, () => {
    let world: ListWorld
    beforeAll(async () => {
      world = await openListWorld(await open())
    })
    beforeEach(() => world.setClock(saturday))
    afterAll(() => world.close())

    const office = 'office@flightlevels.example'
    const question = { name: 'Emre Yildiz', email: 'emre@donauwerk.example', message: 'Habt ihr im März noch Platz?' }

    it('writes to the office, which answers the sender directly, and confirms the arrival to the sender without a word of the message', async () => {
      await world.send({ ...question, company: 'Donauwerk' })
      const [toOffice] = await world.emailsTo(office)
      expect(toOffice?.mail.replyTo).toEqual({ name: 'Emre Yildiz', email: 'emre@donauwerk.example' })
      expect(toOffice?.message).toMatchObject({ ...question, company: 'Donauwerk', isSuspected: false })
      const [copy] = await world.emailsTo(question.email)
      expect(copy?.message).toEqual({ kind: 'contact-copy', siteUrl: 'https://flightlevels.example' })
      expect(copy?.mail.to).toEqual({ name: '', email: question.email })
    })

    it('is one message when it is sent twice, and another one the next day', async () => {
      const twice = { ...question, message: 'Zweimal gedrückt.' }
      await Promise.all([world.send(twice), world.send(twice)])
      expect(await world.messagesWith(twice.message)).toBe(1)
      world.setClock(saturday.add({ hours: 24 }))
      await world.send(twice)
      expect(await world.messagesWith(twice.message)).toBe(2)
    })

    it('confirms to one address three times a day and no more: it is no way to annoy someone', async () => {
      for (const number of [1, 2, 3, 4])
        await world.send({ ...question, email: number % 2 ? 'v@post.example' : 'V@post.example', message: `${number}` })
      expect(await world.copiesTo('v@post.example')).toBe(3)
      expect(await world.messagesWith('4')).toBe(1)
    })

    it('holds possible spam for the office, and sends no copy of it', async () => {
      await world.send({ ...question, email: 'stranger@post.example', message: 'Billige Uhren' }, ['trap'])
      expect(await world.emailsTo('stranger@post.example')).toEqual([])
      const emails = await world.emailsTo(office)
      expect(emails.map(({ message }) => message)).toContainEqual(
        expect.objectContaining({ message: 'Billige Uhren', isSuspected: true }),
      )
    })

    it('deletes messages after twelve months', async () => {
      const day = saturday.toZonedDateTimeISO('Europe/Vienna').add({ months: 12 })
      world.setClock(day.subtract({ minutes: 1 }).toInstant())
      expect((await world.tidy())['contact-messages']).toBe(0)
      world.setClock(day.toInstant())
      expect((await world.tidy())['contact-messages']).toBeGreaterThan(5)
      expect(await world.messagesWith(question.message)).toBe(0)
    })
  })
}

type ListWorld = Awaited<ReturnType<typeof openListWorld>>

interface ParsedEmail {
  mail: Mail
  message: Message
  /** Of the link in it; empty without one. */
  token: string
}

async function openListWorld(database: OpenDatabase) {
  const jobs = await startJobs(database.jobs, (error) => {
    throw error
  })
  let now = saturday
  const clock = { now: () => now }
  const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
  const transactions = transactionsOn(database.db, jobs.addEffects, '')
  const reads = readsOn(database.db)
  const ports = { clock, randomSource, transactions, reads }
  const ask = async (text: string, values: unknown[] = []) => (await database.jobs.executeSql(text, values)).rows
  const sent = new Map<string, ParsedEmail>()

  /** Runs all waiting jobs, as the worker does. */
  async function deliver() {
    const waiting = await ask(`select data from pgboss.job where name = 'effects'`)
    for (const { data } of waiting) {
      let message: Message | undefined
      // only what these effects ask for: anything else would be undefined and fail the test
      const posting = {
        ...ports,
        sentMail: {
          has: async (key) => sent.has(key),
          add: async () => undefined,
          failed: async () => undefined,
          dropped: async () => undefined,
        },
        transport: {
          async send(mail) {
            if (message) sent.set(mail.key, { mail, message, token: tokenIn(message) })
          },
        },
        findMail: async (kind) => mailOf(kind),
        renderMail: async (rendered) => {
          message = rendered
          return { subject: '', html: '', text: '' }
        },
        siteUrl: 'https://flightlevels.example',
        office: { name: 'Office', email: 'office@flightlevels.example' },
      } satisfies Partial<DispatchPorts> as unknown as DispatchPorts
      await dispatchEffect(
        posting,
        // written by this program a moment ago
        data as Effect,
      )
    }
  }

  async function emailsTo(email: string): Promise<ParsedEmail[]> {
    await deliver()
    return [...sent.values()].filter(({ mail }) => mail.to.email === email)
  }

  return {
    emailsTo,
    setClock: (instant: Temporal.Instant) => {
      now = instant
    },
    signUp: (email: string) => requestNewsletter(ports, { email, list: 'monthly', language: 'de', shown: asked }),
    confirm: (token: string) => confirmNewsletter(ports, { token, shown: agreed }),
    end: (token: string) => endNewsletter(ports, token),
    subscriptionOf: async (token: string) =>
      (await newsletterToConfirm(ports, token)) ?? (await newsletterToEnd(ports, token)),
    send: (form: Parameters<typeof sendMessage>[1]['form'], signs: Parameters<typeof sendMessage>[1]['signs'] = []) =>
      sendMessage(ports, { language: 'de', form, signs }),
    tidy: () => deleteOldThings(ports),
    async emailTo(email: string, kind: Message['kind']) {
      const found = (await emailsTo(email)).findLast(({ message }) => message.kind === kind)
      if (!found) throw new Error(`no ${kind} went to ${email}`)
      return found
    },
    async rowsOf(email: string): Promise<string[]> {
      const rows = await ask('select state from newsletter_subscription where email = $1 order by state', [email])
      return rows.map(({ state }) => state)
    },
    async messagesWith(message: string): Promise<number> {
      return (await ask('select count(*)::int as n from contact_message where message = $1', [message]))[0].n
    },
    async copiesTo(email: string): Promise<number> {
      await deliver()
      return [...sent.values()].filter(({ mail }) => mail.to.email.toLowerCase() === email).length
    },
    async linksWithoutSubject(): Promise<number> {
      const text = `select count(*)::int as n from personal_link
        where subject_id not in (select id from newsletter_subscription)`
      return (await ask(text))[0].n
    },
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}

function tokenIn(message: Message): string {
  if ('confirmUrl' in message && message.confirmUrl) return lastPart(message.confirmUrl)
  return 'endUrl' in message ? lastPart(message.endUrl) : ''
}

function lastPart(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
