import { expect, it } from 'vitest'
import { done } from '#domain/result.ts'
import { scheduleOf } from '#domain/workshop/edit-date.ts'
import { changeAddress } from '#features/booking/booking-office.ts'
import { moveDate } from '#features/workshops/edit-date.ts'
import type { Stores, Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { readsOn } from '#server/composition/stores.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { saturday, tokenOf } from '../use-cases/booking-world.ts'
import { meeting } from './meeting.ts'
import { openRaceWorld } from './race.ts'

const vienna = liveDate(theFl2dInVienna, saturday)

/** Where in the move the change of the address begins. */
type Pause = (stores: Stores, meet: () => Promise<void>) => Partial<Stores>

it.each<[string, Pause]>([
  [
    'before its orders are read',
    (stores, meet) => ({
      async ordersOfDate(id) {
        await meet()
        return stores.ordersOfDate(id)
      },
    }),
  ],
  [
    'after its orders were read',
    (stores, meet) => ({
      async ordersOfDate(id) {
        const found = await stores.ordersOfDate(id)
        await meet()
        return found
      },
    }),
  ],
  [
    'after a number was drawn',
    (stores, meet) => ({
      async nextInvoiceNumber(year) {
        const number = await stores.nextInvoiceNumber(year)
        await meet()
        return number
      },
    }),
  ],
])(
  'moves a date while the invoice address of one of its orders is changed, %s: both are done, and the invoice has the new one',
  async (_, pause) => {
    const { world, watch } = await openRaceWorld()
    try {
      const book = async (company: string) =>
        (await world.orderBehind(tokenOf(await world.book({ workshop: vienna.slug, form: bookingParty(company, 1) }))))
          ?.order
      await book('Erste')
      const order = await book('Zweite')
      if (!order) throw new Error('no order')
      const ports = {
        clock: { now: () => saturday },
        randomSource: { id: () => crypto.randomUUID(), token: () => crypto.randomUUID() },
        transactions: world.transactions,
      }
      const meet = meeting(2, watch)
      let changed: Promise<unknown> | undefined
      const change = async () => {
        const address = { ...order.invoice, street: 'Neue Gasse 7' }
        const outcome = await changeAddress(ports, { orderId: order.id, address, actor: memberActor('Vera Wagner') })
        await meet()
        return outcome
      }
      const once = async () => {
        if (changed !== undefined) return
        changed = change()
        await meet()
      }
      const transactions: Transactions = {
        run: (work) => world.transactions.run((stores) => work({ ...stores, ...pause(stores, once) })),
      }
      const sessions = vienna.sessions.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.add({ hours: 24 }),
        endsAt: endsAt.add({ hours: 24 }),
      }))
      const schedule = { ...scheduleOf(vienna), sessions }
      const move = { slug: vienna.slug, actor: memberActor('Test'), reason: 'room', version: 0, schedule } as const
      const moved = await moveDate({ ...ports, transactions }, move)
      expect([moved, await changed]).toEqual([{ outcome: 'done', changed: true }, done])
      const invoices = await readsOn(world.database.db).invoices(order.id)
      expect(invoices.at(-1)?.buyer).toMatchObject({ street: 'Neue Gasse 7' })
    } finally {
      await watch.end()
      await world.close()
    }
  },
)
