import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { done, refused } from '#domain/result.ts'
import { type WebhookEventName, webhookEvents, webhookStatus } from '#domain/webhook/webhook.ts'
import { termsOf } from '#domain/workshop/edit-date.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { leaveOrder } from '#features/booking/leave-order.ts'
import { recordPayment } from '#features/payment/record-payment.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import { deleteOldThings } from '#features/privacy/data-protection.ts'
import { buyTickets } from '#features/tickets/place-purchase.ts'
import { deliver } from '#features/webhooks/deliver.ts'
import type { WebhookSender } from '#features/webhooks/providers/webhook-sender.ts'
import { webhookReadsOn } from '#features/webhooks/store/webhooks.ts'
import { createWebhookService } from '#features/webhooks/webhook-service.ts'
import { editDate } from '#features/workshops/edit-date.ts'
import { callOffDate } from '#features/workshops/office-dates.ts'
import { createCipher } from '#platform/create-cipher.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import type { Effect } from '#platform/ports.ts'
import { liveDate, selfPacedDate } from '#seed/planned-date.ts'
import {
  theEnglishFlclOnline,
  theFl2dInGraz,
  theFl2dInVienna,
  theFullFlsaWithAWaitlist,
  theSelfPacedFl2d,
} from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'
import { cashService } from './cash-service.ts'
import { payByCard, payingPorts } from './paying-ports.ts'

const vienna = liveDate(theFl2dInVienna, saturday)
const graz = liveDate(theFl2dInGraz, saturday)
const flsa = liveDate(theFullFlsaWithAWaitlist, saturday)
const selfPaced = selfPacedDate(theSelfPacedFl2d)
const byCard = liveDate(theEnglishFlclOnline, saturday)
const nora = memberActor('Nora Pichler')
const actor = memberActor('Nora Pichler')
const url = 'https://hooks.donauwerk.example/flights'

type Sent = Parameters<WebhookSender['post']>[0]
type Delivering = Extract<Effect, { kind: 'webhook-delivery' }>

/** Webhooks. */
export function webhooksOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`webhooks on ${name}`, () => {
    let world: BookingWorld
    let now = saturday
    let answer: { status: number | null; detail: string }
    let sent: Sent[] = []
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      now = saturday
      answer = { status: 200, detail: 'thank you' }
      sent = []
      for (const { id } of await service().list()) await service().remove(id, nora)
    })

    const cipher = createCipher([randomBytes(32).toString('base64url')])
    const ports = () => ({
      clock: { now: () => now },
      randomSource: { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') },
      transactions: world.transactions,
      reads: readsOn(world.database.db),
      checkout: { provider: 'test' as const },
      siteUrl: 'https://flightlevels.example',
      webhooks: {
        reads: webhookReadsOn(world.database.db),
        sender: {
          refusalOf: async (typed: string) => (typed.startsWith('https:') ? null : ('not-https' as const)),
          async post(message: Sent) {
            sent.push(message)
            return answer
          },
        },
        cipher,
      },
    })
    const service = () => createWebhookService(ports())

    async function add(...events: WebhookEventName[]) {
      const id = randomUUID()
      const form = { idempotencyKey: id, url, events: events.length > 0 ? events : [...webhookEvents] }
      const added = await service().add(form, nora)
      if (added.outcome === 'refused' || added.secret === null) throw new Error('was not added')
      expect(await service().add(form, nora)).toEqual({ ...done, secret: null })
      return { id, secret: added.secret }
    }
    const logOf = async (id: string) => (await service().deliveries(id, null)).deliveries
    /** Names of the received events, sorted: several happen at one moment. */
    const eventsOf = async (id: string) => (await logOf(id)).map(({ event }) => event).toSorted()
    async function jobs(): Promise<{ data: Delivering; at: Date }[]> {
      const { rows } = await world.database.jobs.executeSql(
        `select data, start_after as at from pgboss.job where name = 'webhooks' order by created_on, start_after`,
        [],
      )
      return rows
    }
    /** Does every job that waits for a delivery, as the worker would at that time. */
    async function work(deliveryId: string) {
      const { data } = (await jobs()).filter((job) => job.data.deliveryId === deliveryId).at(-1) ?? {}
      if (data) await deliver(ports(), data.deliveryId, data.attempt)
    }
    async function book(company: string, workshop = vienna.slug, waits = {}) {
      const outcome = await world.book({ workshop, form: bookingParty(company, 1, waits) })
      if (outcome.outcome === 'refused') throw new Error(`${company} is refused`)
      return (await resolveToken(readsOn(world.database.db), outcome.kind, outcome.token)) ?? ''
    }

    it('are notified of bookings, payments, cancellations, the waitlist and dates', async () => {
      const { id } = await add()
      const orderId = await book('Neuwerk')
      expect(await eventsOf(id)).toEqual(['booking-confirmed'])
      await recordPayment(ports(), orderId, actor)
      await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'asked by phone' })
      const waitingId = await book('Almtal', flsa.slug, { joinsWaitlist: true })
      expect(await eventsOf(id)).toEqual([
        'booking-cancelled',
        'booking-confirmed',
        'order-paid',
        'registration-created',
      ])
      const subjects = (await logOf(id)).map(({ event, subjectId }) => [event, subjectId])
      expect(subjects).toEqual(
        expect.arrayContaining([
          ['order-paid', orderId],
          ['registration-created', waitingId],
        ]),
      )

      const { date } = (await ports().reads.dates.record(vienna.slug, now)) ?? { date: vienna }
      const terms = { ...termsOf(date), seats: date.seats + 2 }
      await editDate(ports(), { slug: vienna.slug, version: date.version, terms, reason: 'bigger room', actor })
      const off = (await ports().reads.dates.record(graz.slug, now))?.date ?? graz
      await callOffDate(ports(), { slug: graz.slug, version: off.version, reason: 'ill', actor })
      expect((await eventsOf(id)).filter((event) => event.startsWith('date-'))).toEqual([
        'date-called-off',
        'date-changed',
      ])
    })

    it('are notified once that an order is paid by card, also when someone leaves it later', async () => {
      const { id } = await add('order-paid')
      const outcome = await world.book({ workshop: byCard.slug, form: bookingParty('Zahlkartenwerk', 2) })
      const found = await world.orderBehind(tokenOf(outcome))
      const [participant] = found?.order.participants ?? []
      const orderId = found?.order.id ?? ''
      await payByCard(payingPorts(world, cashService(), now), orderId)
      const leave = { orderId, participantIds: [participant?.id ?? ''], actor: 'booker' } as const
      expect(await leaveOrder(ports(), leave)).toEqual(done)
      expect(await eventsOf(id)).toEqual(['order-paid'])
    })

    it('hear nothing of the end of an order that was never paid: they had not heard of it before', async () => {
      const { id } = await add('booking-confirmed', 'booking-cancelled')
      const found = await world.orderBehind(
        tokenOf(await world.book({ workshop: byCard.slug, form: bookingParty('Unbezahltwerk', 1) })),
      )
      const orderId = found?.order.id ?? ''
      expect(await cancelOrder(ports(), { orderId, way: 'terms', actor: 'booker' })).toMatchObject({ outcome: 'done' })
      expect(await eventsOf(id)).toEqual([])
    })

    it('are notified of tickets that are ordered and cancelled', async () => {
      const { id } = await add('booking-confirmed', 'booking-cancelled')
      const { booker, invoice, newsletter, terms } = bookingParty('Kartenwerk', 1)
      const form = {
        idempotencyKey: 'tickets',
        booker,
        invoice,
        newsletter,
        terms,
        tickets: 1,
        payment: 'invoice',
      } as const
      const bought = await buyTickets(ports(), {
        workshop: selfPaced.slug,
        form,
        language: 'de',
        newsletterShown: null,
      })
      if (bought.outcome === 'refused') throw new Error(bought.refusal.reason)
      const orderId = (await resolveToken(readsOn(world.database.db), 'order', bought.token)) ?? ''
      await cancelOrder(ports(), { orderId, way: 'organiser', fee: 'none', actor, reason: 'asked by phone' })
      expect(await eventsOf(id)).toEqual(['booking-cancelled', 'booking-confirmed'])
      expect((await logOf(id)).map(({ subjectId }) => subjectId)).toEqual([orderId, orderId])
    })

    it('are notified of subscribed events, and of nothing that was rolled back', async () => {
      const { id } = await add('order-paid')
      await book('Neuwerk Zwei')
      expect(await eventsOf(id)).toEqual([])
      const { id: other } = await add('booking-confirmed')
      const failing = world.transactions.run(async (stores) => {
        const { enqueueWebhooks } = await import('#features/webhooks/enqueue-webhooks.ts')
        await enqueueWebhooks(stores, { name: 'booking-confirmed', subjectId: randomUUID(), at: now })
        throw new Error('no seat left')
      })
      await expect(failing).rejects.toThrow('no seat left')
      expect(await eventsOf(other)).toEqual([])
    })

    it('get a signed message without personal data', async () => {
      const { id, secret } = await add()
      const orderId = await book('Neuwerk Drei')
      const [delivery] = await logOf(id)
      await work(delivery?.id ?? '')
      const [message] = sent
      expect(JSON.parse(message?.body ?? '')).toEqual({
        type: 'booking.confirmed',
        timestamp: saturday.toString(),
        data: { id: orderId, url: `https://flightlevels.example/api/v1/bookings/${orderId}` },
      })
      const {
        'webhook-id': messageId,
        'webhook-timestamp': at,
        'webhook-signature': signature,
      } = message?.headers ?? {}
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const expected = createHmac('sha256', key).update(`${messageId}.${at}.${message?.body}`).digest('base64')
      expect(signature).toBe(`v1,${expected}`)
      expect(Number(at)).toBe(saturday.epochMilliseconds / 1000)
      const [done] = await logOf(id)
      expect(done).toMatchObject({ state: 'delivered', nextAt: null, attempts: [{ status: 200, detail: 'thank you' }] })
      expect((await service().find(id))?.deliveredAt).toEqual(saturday)
    })

    it('are changed by who has seen how they stand, once, and their addresses are looked at again', async () => {
      const id = randomUUID()
      await service().add({ idempotencyKey: id, url, events: ['booking-confirmed'] }, nora)
      const before = await service().find(id)
      if (!before) throw new Error('no webhook')
      const encrypted = (await world.all('webhook')).find((row) => row.id === id)?.secret
      const known = webhookStatus(before)
      const change = { url: `${url}/anew?token=geheim`, events: ['date-changed' as const], isOn: false, known }
      const edit = (more = {}) => service().edit(id, { ...change, ...more }, actor)
      expect(await edit({ url: 'http://donauwerk.example/' })).toEqual(refused('not-https'))
      expect(await edit()).toEqual(done)
      expect(await edit()).toEqual(done)
      expect(await edit({ events: ['order-paid'] })).toEqual(refused('stale'))
      expect(await service().edit(randomUUID(), change, actor)).toEqual(refused('unknown'))
      expect(await service().find(id)).toMatchObject({ url: change.url, events: ['date-changed'] })
      const [kept] = (await world.all('webhook')).filter((row) => row.id === id)
      expect(kept?.secret).toBe(encrypted)
      const lines = (await world.all('action_log')).filter(({ subject_id }) => subject_id === id)
      expect(lines.map(({ details }) => details).slice(1)).toEqual([
        {
          changes: [
            { name: 'address', before: 'hooks.donauwerk.example', after: 'hooks.donauwerk.example' },
            { name: 'events', before: expect.anything(), after: 'date-changed' },
            { name: 'switch', before: 'on', after: 'off' },
          ],
        },
      ])
    })

    it('get it again after a failure, under the same id, and never twice after it was taken', async () => {
      const { id } = await add()
      await book('Neuwerk Vier')
      const deliveryId = (await logOf(id))[0]?.id ?? ''
      answer = { status: 500, detail: 'not now' }
      await work(deliveryId)
      const [failed] = await logOf(id)
      expect(failed).toMatchObject({ state: 'due', nextAt: saturday.add({ seconds: 5 }), attempts: [{ status: 500 }] })
      const [, later] = (await jobs()).filter(({ data }) => data.deliveryId === deliveryId)
      expect(later?.data.attempt).toBe(1)
      expect(new Date(later?.at ?? 0).getTime()).toBe(saturday.add({ seconds: 5 }).epochMilliseconds)

      // The worker died after the first attempt was noted: its job comes again, and finds that done.
      await deliver(ports(), deliveryId, 0)
      expect(sent).toHaveLength(1)

      now = saturday.add({ seconds: 5 })
      answer = { status: 204, detail: '' }
      await work(deliveryId)
      await work(deliveryId)
      expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${deliveryId}`, `msg_${deliveryId}`])
      expect(sent[1]?.body).toBe(sent[0]?.body)

      await service().sendAgain({ webhookId: id, deliveryId }, nora)
      await work(deliveryId)
      expect(sent[2]?.headers['webhook-id']).toBe(`msg_${deliveryId}`)
      expect((await logOf(id))[0]?.attempts).toHaveLength(3)
    })

    it('are known to fail after three attempts in vain, since the first, until they accept one', async () => {
      const { id } = await add()
      await book('Neuwerk Neun')
      const deliveryId = (await logOf(id))[0]?.id ?? ''
      const failing = async () => (await service().failing()).filter((webhook) => webhook.id === id)
      answer = { status: 500, detail: 'no' }
      const since = now
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect(await failing()).toEqual([])
        await work(deliveryId)
        now = (await logOf(id))[0]?.nextAt ?? now
      }
      expect(await failing()).toEqual([{ id, url: expect.any(String), since }])
      answer = { status: 204, detail: '' }
      await work(deliveryId)
      expect(await failing()).toEqual([])
    })

    it('are switched off after the last attempt in vain, with a mail to the office, and on again by hand', async () => {
      const { id } = await add()
      await book('Neuwerk Fünf')
      const deliveryId = (await logOf(id))[0]?.id ?? ''
      answer = { status: 503, detail: 'away' }
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await work(deliveryId)
        now = (await logOf(id))[0]?.nextAt ?? now
      }
      expect(sent).toHaveLength(10)
      expect((await logOf(id))[0]).toMatchObject({ state: 'failed', nextAt: null })
      expect((await service().find(id))?.disabledAt).not.toBeNull()
      const mails = await world.database.jobs.executeSql(
        `select data from pgboss.job where data ->> 'webhookId' = $1 and name <> 'webhooks'`,
        [id],
      )
      expect(mails.rows.map(({ data }) => data.kind)).toEqual(['webhook-disabled'])

      await book('Neuwerk Sechs')
      expect(await logOf(id)).toHaveLength(1)
      await service().switch(id, 'on', nora)
      await service().sendAgain({ webhookId: id, deliveryId }, nora)
      answer = { status: 200, detail: '' }
      await work(deliveryId)
      expect((await logOf(id))[0]?.state).toBe('delivered')
    })

    it('are sent nothing more of what waits once they are off', async () => {
      const { id } = await add()
      await book('Neuwerk Sieben')
      await service().switch(id, 'off', nora)
      await work((await logOf(id))[0]?.id ?? '')
      expect(sent).toEqual([])
      expect((await logOf(id))[0]).toMatchObject({ state: 'failed', attempts: [] })
      await service().test(id)
      const test = (await logOf(id)).find(({ event }) => event === 'test')
      await work(test?.id ?? '')
      expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['test'])
    })

    it('have a secret that is shown once, and for a day after a new one also the one before', async () => {
      const { id, secret } = await add()
      const rows = JSON.stringify(await world.all('webhook'))
      expect(rows).not.toContain(secret.replace('whsec_', ''))
      const next = await service().rotate(id, nora)
      expect(next).not.toBe(secret)
      const signatures = async () => {
        await service().test(id)
        const test = (await logOf(id)).find(({ state }) => state === 'due')
        await work(test?.id ?? '')
        return sent.at(-1)?.headers['webhook-signature']?.split(' ').length
      }
      expect(await signatures()).toBe(2)
      now = saturday.add({ hours: 24 })
      expect(await signatures()).toBe(1)
    })

    it('are forgotten message by message after thirty days', async () => {
      const { id } = await add()
      await book('Neuwerk Acht')
      const [delivery] = await logOf(id)
      await work(delivery?.id ?? '')
      const tidy = (at: Temporal.Instant) => deleteOldThings({ ...ports(), clock: { now: () => at } })
      await tidy(saturday.add({ hours: 24 * 30 - 1 }))
      expect(await logOf(id)).toHaveLength(1)
      await service().sendAgain({ webhookId: id, deliveryId: delivery?.id ?? '' }, nora)
      await tidy(saturday.add({ hours: 24 * 30 }))
      expect(await logOf(id)).toHaveLength(1)
      await work(delivery?.id ?? '')
      await tidy(saturday.add({ hours: 24 * 30 }))
      expect(await logOf(id)).toEqual([])
    })

    it('are refused where their address is, and every change is in the log', async () => {
      const plain = { idempotencyKey: randomUUID(), url: 'http://hooks.donauwerk.example' }
      expect(await service().add({ ...plain, events: ['order-paid'] }, nora)).toEqual(refused('not-https'))
      const { id } = await add('order-paid')
      await service().rotate(id, nora)
      await service().remove(id, nora)
      const lines = (await world.all('action_log')).filter((line) => line.subject_id === id)
      expect(lines.map(({ actor_id, action, details }) => [actor_id, action, details])).toEqual([
        [nora.id, 'webhook.added', { host: 'hooks.donauwerk.example', events: ['order-paid'] }],
        [nora.id, 'webhook.secret-rotated', {}],
        [nora.id, 'webhook.removed', {}],
      ])
    })
  })
}
