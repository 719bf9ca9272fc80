import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewComment } from '#domain/comment/comment.ts'
import { done, refused } from '#domain/result.ts'
import { type DecideComments, decideComments } from '#features/blog/comments.ts'
import { handleContactMessage, sendMessage } from '#features/contact/contact.ts'
import { makeExport } from '#features/exports/make-export.ts'
import { sentMailOn } from '#features/mail-log/store/mail-log.ts'
import { confirmNewsletter, endSubscriptionByHand, requestNewsletter } from '#features/newsletter/newsletter.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { readsOn } from '#server/composition/stores.ts'
import { wordsOf } from '../e2e/steps/wording.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { type BookingWorld, openBookingWorld, saturday } from './booking-world.ts'

const nora = memberActor('Nora Pichler')

/** What the office does with comments, subscribers and messages. */
export function officeListsOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`the lists of the office on ${name}`, () => {
    let world: BookingWorld
    let now = saturday
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const clock = { now: () => now }
    const randomSource = { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
    const ports = () => ({ clock, randomSource, transactions: world.transactions, reads: readsOn(world.database.db) })
    const decide = (command: DecideComments) => decideComments(ports(), command)
    const log = async (kind: string) => (await world.all('action_log')).filter((line) => line.subject_kind === kind)

    async function add(comment: Pick<NewComment, 'post' | 'name' | 'replyTo' | 'signs'>): Promise<void> {
      const { name, signs } = comment
      const state = signs.length > 0 ? 'suspected' : 'pending'
      const id = randomUUID()
      const words = {
        comment: `Das sagt ${name}.`,
        email: `${name.toLowerCase()}@post.example`,
        postTitle: 'Das Board',
      }
      await world.transactions.run((stores) =>
        stores.comments.add({ ...comment, ...words, id, state, notice: null, idempotencyKey: id, writtenAt: now }),
      )
    }

    async function comments(...written: { name: string; replyTo?: string; spam?: boolean }[]): Promise<string[]> {
      const post = { language: 'de', slug: `beitrag-${randomUUID()}` } as const
      for (const { name, replyTo, spam } of written) {
        now = now.add({ minutes: 1 })
        await add({ post, name, replyTo: replyTo ?? null, signs: spam ? ['trap'] : [] })
      }
      return (await ports().reads.comments.search({ post }, null)).comments.map(({ id }) => id).toReversed()
    }
    const stateOf = async (id: string) => (await ports().reads.comments.find(id))?.state ?? 'gone'

    it('lists comments by what they wait for, the newest on top, with what may be spam among them', async () => {
      const [resi = '', watches = ''] = await comments({ name: 'Resi' }, { name: 'Uhren', spam: true })
      const waiting = (await ports().reads.comments.search({ state: 'waiting' }, null)).comments.map(({ id }) => id)
      expect(waiting.slice(0, 2)).toEqual([watches, resi])
      await decide({ ids: [resi], decision: 'approve', actor: nora })
      await decide({ ids: [watches], decision: 'spam', actor: nora })
      const [spam] = (await ports().reads.comments.search({ state: 'spam' }, null)).comments
      expect(spam).toMatchObject({ id: watches, name: 'Uhren', signs: ['trap'], answers: null })
      const [approved] = (await ports().reads.comments.search({ state: 'approved' }, null)).comments
      expect(approved).toMatchObject({ id: resi, postTitle: 'Das Board' })
    })

    it('moderates several at once, skips those decided or deleted, and logs each', async () => {
      const ids = await comments({ name: 'Jakob' }, { name: 'Theresa' })
      const before = (await log('comment')).length
      const command = { ids: [...ids, ...ids, randomUUID()], decision: 'approve', actor: nora } as const
      expect(await decide(command)).toEqual({ done: 2, kept: 0 })
      expect(await decide(command)).toEqual({ done: 0, kept: 0 })
      const lines = (await log('comment')).slice(before)
      expect(lines.map(({ subject_id, action, actor_id }) => ({ subject_id, action, actor_id }))).toEqual(
        ids.toSorted().map((id) => ({ subject_id: id, action: 'comment.approved', actor_id: nora.id })),
      )
    })

    it('is decided once when two members press at the same moment, in whichever order they ticked', async () => {
      const ids = await comments({ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' })
      const before = (await log('comment')).length
      const outcomes = await Promise.all(
        [ids, ids.toReversed()].map((ticked) => decide({ ids: ticked, decision: 'reject', actor: nora })),
      )
      expect(outcomes.map(({ done }) => done).toSorted()).toEqual([0, 3])
      expect((await log('comment')).length).toBe(before + 3)
    })

    it('deletes only rejected comments, with their links, and keeps the replies', async () => {
      const [milo = ''] = await comments({ name: 'Milo' })
      await decide({ ids: [milo], decision: 'approve', actor: nora })
      const { post } = (await ports().reads.comments.find(milo)) ?? {}
      if (!post) throw new Error('no comment of Milo')
      now = now.add({ minutes: 1 })
      await add({ post, name: 'Grete', replyTo: milo, signs: [] })
      const [grete] = (await ports().reads.comments.search({ post }, null)).comments
      expect(grete?.answers).toEqual({ name: 'Milo', comment: 'Das sagt Milo.' })
      await world.transactions.run((stores) => issueToken(stores, randomSource, 'comment', milo, now))
      expect(await decide({ ids: [milo], decision: 'delete', actor: nora })).toEqual({
        done: 0,
        kept: 1,
      })
      await decide({ ids: [milo], decision: 'reject', actor: nora })
      expect(await decide({ ids: [milo], decision: 'delete', actor: nora })).toEqual({
        done: 1,
        kept: 0,
      })
      expect(await stateOf(milo)).toBe('gone')
      expect(await stateOf(grete?.id ?? '')).toBe('pending')
      expect((await ports().reads.comments.search({ post }, null)).comments[0]?.answers).toBeNull()
      expect((await world.all('personal_link')).filter(({ subject_id }) => subject_id === milo)).toEqual([])
    })

    it('goes through a long list page by page, and misses and doubles no one', async () => {
      await comments(...Array.from({ length: 60 }, (_, number) => ({ name: `Reihe${number}` })))
      const first = await ports().reads.comments.search({ state: 'waiting' }, null)
      expect(first.comments).toHaveLength(50)
      const second = await ports().reads.comments.search({ state: 'waiting' }, first.next)
      expect(second.next).toBeNull()
      const all = [...first.comments, ...second.comments].map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
      const place = { at: first.next?.at ?? '', id: 'no id' }
      expect((await ports().reads.comments.search({ state: 'waiting' }, place)).comments).toHaveLength(50)
    })

    async function subscribe(email: string): Promise<string> {
      const shown = { wording: 'Mit „Newsletter bestellen“ erlaubst du uns …', address: '203.0.113.7' }
      await requestNewsletter(ports(), { email, list: 'monthly', language: 'de', shown })
      const [found] = (await ports().reads.newsletter.search({ text: email }, null)).subscriptions
      return found?.id ?? ''
    }
    async function confirms(id: string): Promise<void> {
      const token = await world.transactions.run((stores) =>
        issueToken(stores, randomSource, 'newsletter-confirm', id, now),
      )
      await confirmNewsletter(ports(), { token, shown: { wording: 'Ich möchte ihn.', address: '203.0.113.8' } })
    }

    it('finds Resi on the newsletter by a part of her address, and counts her under her state', async () => {
      const id = await subscribe('resi_100%@hollerer.example')
      const find = async (text: string) =>
        (await ports().reads.newsletter.search({ text }, null)).subscriptions.map((one) => one.id)
      expect(await find('RESI_1')).toEqual([id])
      expect(await find('resi%h')).toEqual([])
      expect(await find('0%@')).toEqual([id])
      const count = async () =>
        (await ports().reads.newsletter.counts()).find(({ state }) => state === 'requested')?.count ?? 0
      const before = await count()
      await confirms(id)
      expect(await count()).toBe(before - 1)
      expect(
        (await ports().reads.newsletter.search({ state: 'confirmed' }, null)).subscriptions.map((one) => one.id),
      ).toContain(id)
    })

    it('ends a subscription by hand with the reason in the log, once, and keeps the proof', async () => {
      const id = await subscribe('grete@post.example')
      await confirms(id)
      const end = { id, actor: nora, reason: 'Hat am Telefon darum gebeten' } as const
      expect(await endSubscriptionByHand(ports(), end)).toEqual({ ...done, isDeleted: false })
      expect(await endSubscriptionByHand(ports(), end)).toEqual({ ...done, isDeleted: false })
      expect(await ports().reads.newsletter.subscription(id)).toMatchObject({
        state: 'unsubscribed',
        confirmed: { wording: 'Ich möchte ihn.' },
      })
      const [line, ...more] = await ports().reads.actionsOn('subscription', id)
      expect(line).toMatchObject({
        actor: { kind: 'member', name: nora.name },
        action: 'subscription.ended',
        reason: end.reason,
      })
      expect(more).toEqual([])
    })

    it('exports Grete with what she agreed to, when and from where, and what became of it', async () => {
      const asked = { kind: 'newsletter', format: 'csv', actor: nora, translate: wordsOf('en') } as const
      const { columns, portions } = await makeExport(ports(), { ...asked, range: {} })
      const rows = (await Array.fromAsync(portions)).flat()
      const grete = rows.find((row) => row[columns.indexOf('email')] === 'grete@post.example')
      const cells = Object.fromEntries(columns.map((column, index) => [column, grete?.[index]]))
      expect(cells).toMatchObject({
        list: 'Monthly newsletter',
        state: 'Ended',
        requestAddress: '203.0.113.7',
        confirmAddress: '203.0.113.8',
        confirmWording: 'Ich möchte ihn.',
      })
      for (const moment of ['requestedAt', 'confirmedAt', 'endedAt'])
        expect(cells[moment]).toMatch(/^2026-11-21T\d\d:\d\d:\d\d[+]01:00$/)
      const none = await makeExport(ports(), { ...asked, range: { workshop: 'any' } })
      expect(await Array.fromAsync(none.portions)).toEqual([])
    })

    it('takes away a request that no one confirmed, when someone asks for it', async () => {
      const id = await subscribe('irrtum@post.example')
      expect(await endSubscriptionByHand(ports(), { id, actor: nora, reason: 'Tippfehler' })).toEqual({
        ...done,
        isDeleted: true,
      })
      expect(await ports().reads.newsletter.subscription(id)).toBeNull()
      expect(await endSubscriptionByHand(ports(), { id, actor: nora, reason: 'Tippfehler' })).toEqual(
        refused('unknown'),
      )
    })

    it('shows who answered Emre, opens him again, and deletes him; the note stays out of the log', async () => {
      const form = { name: 'Emre Yildiz', email: 'emre@donauwerk.example', message: 'Habt ihr im März noch Platz?' }
      await sendMessage(ports(), { language: 'de', form, signs: [] })
      const [emre] = (await ports().reads.contact.search({ state: 'open', text: 'MAERZ' }, null)).messages
      const id = emre?.id ?? ''
      expect(emre).toMatchObject({ ...form, handling: { state: 'open' } })
      const answer = { id, what: 'answer', by: nora, note: 'Emre angerufen' } as const
      expect(await handleContactMessage(ports(), answer)).toEqual(done)
      expect(await handleContactMessage(ports(), { ...answer, by: memberActor('Jonas Reiter') })).toEqual(done)
      expect((await ports().reads.contact.message(id))?.handling).toEqual({
        state: 'answered',
        by: 'Nora Pichler',
        at: now,
        note: 'Emre angerufen',
      })
      expect((await ports().reads.contact.search({ state: 'open', text: 'märz' }, null)).messages).toEqual([])
      await handleContactMessage(ports(), { id, what: 'reopen', by: memberActor('Jonas Reiter') })
      expect(await handleContactMessage(ports(), { id, what: 'delete', by: memberActor('Jonas Reiter') })).toEqual(done)
      expect(await handleContactMessage(ports(), { id, what: 'delete', by: memberActor('Jonas Reiter') })).toEqual(
        refused('unknown'),
      )
      const lines = await log('message')
      expect(lines.map(({ action }) => action)).toEqual(['message.answered', 'message.open', 'message.deleted'])
      expect(JSON.stringify(lines)).not.toContain('angerufen')
    })

    it('forgets spam after thirty days, mails after twelve months and notes after three years', async () => {
      const [watches = '', resi = ''] = await comments({ name: 'Uhren' }, { name: 'Resi' })
      await decide({ ids: [watches], decision: 'spam', actor: nora })
      await decide({ ids: [resi], decision: 'reject', actor: nora })
      const start = now
      const here = start.toZonedDateTimeISO('Europe/Vienna')
      const attempt = {
        key: 'old',
        effect: { kind: 'contact-copy', messageId: watches },
        to: null,
        subject: null,
      } as const
      await sentMailOn(world.database.db).add({ ...attempt, at: start })
      await world.transactions.run((stores) =>
        stores.bookings.addNote({
          id: watches,
          bookingId: resi,
          text: 'Ruft an',
          writtenAt: start,
          writtenBy: nora,
        }),
      )
      for (const subjectId of [watches, resi])
        await world.transactions.run((stores) =>
          stores.addPersonalLink({ tokenHash: `of ${subjectId}`, purpose: 'comment', subjectId, createdAt: start }),
        )
      const links = async () =>
        (await world.all('personal_link')).filter((link) => String(link.token_hash).startsWith('of ')).length
      const deletedAt = async (moment: Temporal.ZonedDateTime) => {
        now = moment.toInstant()
        return deleteOldThings(ports())
      }
      const soon = await deletedAt(here.add({ days: 30 }).subtract({ minutes: 1 }))
      expect(soon).toMatchObject({ 'mail-log': 0, 'sent-mail': 0, 'booking-notes': 0 })
      expect(await stateOf(watches)).toBe('spam')
      await deletedAt(here.add({ days: 30 }))
      expect([await stateOf(watches), await stateOf(resi)]).toEqual(['gone', 'rejected'])
      const nearly = await deletedAt(here.add({ months: 12 }).subtract({ minutes: 1 }))
      expect(nearly).toMatchObject({ 'mail-log': 0, 'sent-mail': 0 })
      expect(await links()).toBe(1)
      expect(await deletedAt(here.add({ months: 12 }))).toMatchObject({ 'mail-log': 1, 'sent-mail': 1 })
      expect(await links()).toBe(0)
      expect((await deletedAt(here.add({ years: 3 }).subtract({ minutes: 1 })))['booking-notes']).toBe(0)
      expect((await deletedAt(here.add({ years: 3 })))['booking-notes']).toBe(1)
      now = start
    })

    it('deletes a backlog of years in portions, and reports it as one line', async () => {
      const longAgo = now.subtract({ hours: 24 * 400 }).toString()
      await world.database.jobs.executeSql(
        `insert into sent_mail (key, sent_at) select 'backlog ' || n, $1::timestamptz from generate_series(1, 1201) as n`,
        [longAgo],
      )
      const portions: number[] = []
      const transactions: typeof world.transactions = {
        run: async (work) => {
          const result = await world.transactions.run(work)
          if (typeof result === 'number' && result > 0) portions.push(result)
          return result
        },
      }
      expect((await deleteOldThings({ ...ports(), transactions }))['sent-mail']).toBe(1201)
      expect(portions).toEqual([500, 500, 201])
      const report = await world.all('deletion_report')
      expect(report.filter(({ what, deleted }) => what === 'sent-mail' && deleted === 1201)).toHaveLength(1)
    })
  })
}
