import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { writeConfirmation } from '#features/booking/place-order.ts'
import { cancelInvoice, issueInvoice } from '#features/invoicing/issue-invoice.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theEnglishFl2dOnline, theFl2dInHamburg, theFlclInBerlin } from '#seed/workshop-dates.ts'
import { readsOn, transactionsOn } from '#server/composition/stores.ts'
import { bookingParty } from './booking-party.ts'
import { type BookingWorld, openBookingWorld, saturday, tokenOf } from './booking-world.ts'

const hamburg = liveDate(theFl2dInHamburg, saturday)
const online = liveDate(theEnglishFl2dOnline, saturday)
const berlin = liveDate(theFlclInBerlin, saturday)

/** What confirming and cancelling does to invoices. */
export function invoicesOn(name: string, open: () => Promise<OpenDatabase>) {
  describe(`invoices on ${name}`, () => {
    let world: BookingWorld
    beforeAll(async () => {
      world = await openBookingWorld(await open())
    })
    afterAll(() => world.close())

    const read = () => readsOn(world.database.db)

    async function bought(company: string, people = 1, workshop = hamburg.slug): Promise<Order> {
      const form = bookingParty(company, people)
      const outcome = await world.book({ workshop, form })
      const found = await world.orderBehind(tokenOf(outcome))
      if (!found) throw new Error('the link opens nothing')
      return found.order
    }

    async function numbers(): Promise<number[]> {
      const rows = await world.all('invoice')
      return rows.map(({ number }) => Number(String(number).slice('R-2026-'.length))).sort((a, b) => a - b)
    }

    it('issues one with each booking, as it was agreed, and lets it go out with the confirmation', async () => {
      const order = await bought('Hafenkontor', 3)
      const [invoice, ...more] = await read().invoices(order.id)
      expect(more).toEqual([])
      expect(invoice).toMatchObject({
        kind: 'invoice',
        order: { number: order.number },
        net: order.quote.net,
        gross: order.quote.gross,
        vat: order.quote.vat,
        buyer: { name: 'Hafenkontor GmbH' },
      })
      // The confirmation brings it.
      expect((await world.effectsOf(order.id)).map(({ kind }) => kind)).not.toContain('invoice')
    })

    it('issues none for who waits, and none for who has to pay first, until that is confirmed', async () => {
      const before = await numbers()
      const waiting = bookingParty('Erst warten', 1, { joinsWaitlist: true, country: 'IN' })
      expect(await world.book({ workshop: hamburg.slug, form: waiting })).toMatchObject({ kind: 'registration' })
      const byCard = { ...berlin, id: crypto.randomUUID(), slug: 'flcl-by-card', payment: 'card' as const }
      await world.addDate(byCard)
      const order = await bought('Karte', 2, byCard.slug)
      expect(order.status.state).toBe('awaiting-payment')
      expect(await numbers()).toEqual(before)

      const money = { orderId: order.id, amount: order.quote.gross, receivedOn: '2026-11-21', notedAt: saturday }
      await world.transactions.run((stores) =>
        stores.money.addTransfer({ ...money, id: crypto.randomUUID(), notedBy: 'program' }),
      )
      for (const _ of [1, 2])
        await world.transactions.run((stores) => writeConfirmation(stores, order, byCard, saturday))
      const [invoice, ...more] = await read().invoices(order.id)
      expect(more).toEqual([])
      expect(invoice?.payment).toEqual({ state: 'paid', by: 'transfer', on: '2026-11-21' })
    })

    it('numbers without gaps and doubles when many confirm at once and some are rolled back', async () => {
      const before = await numbers()
      const failing = transactionsOn(world.database.db, world.addEffects, '')
      const rolledBack = {
        run: <T>(work: Parameters<typeof failing.run<T>>[0]) =>
          failing.run(async (stores) => {
            await work(stores)
            throw new Error('the line went dead')
          }),
      }
      const dates = [hamburg, online, berlin]
      const bookings = Array.from({ length: 12 }, async (_, index) => {
        const workshop = dates[index % 3]?.slug ?? hamburg.slug
        const form = bookingParty(`Ansturm ${index}`, 1)
        const transactions = index % 4 === 1 ? { transactions: rolledBack } : {}
        return world.book({ workshop, form }, transactions).then(
          ({ outcome }) => outcome,
          (error: Error) => error.message,
        )
      })
      const outcomes = await Promise.all(bookings)
      expect(outcomes.filter((outcome) => outcome === 'the line went dead')).toHaveLength(3)
      const after = await numbers()
      expect(after).toHaveLength(before.length + 9)
      expect(after).toEqual(after.map((_, index) => index + 1))
    })

    it('cancels whole, once, in the same row of numbers, and may then issue again', async () => {
      const order = await bought('Umentschieden', 2)
      const before = await numbers()
      const cancel = () => world.transactions.run((stores) => cancelInvoice(stores, order.id, saturday))
      const both = await Promise.all([cancel(), cancel()])
      expect(both.filter((made) => made !== null)).toHaveLength(1)

      const [invoice, cancellation] = await read().invoices(order.id)
      expect(cancellation).toMatchObject({ kind: 'cancellation', cancels: { number: invoice?.number } })
      expect(totalOf([invoice, cancellation])).toBe(0)
      expect(await numbers()).toEqual([...before, before.length + 1])

      const secondInvoice = await world.transactions.run((stores) =>
        issueInvoice(stores, order, saturday.add({ minutes: 1 })),
      )
      expect((await read().invoices(order.id)).map(({ number }) => number)).toEqual([
        invoice?.number,
        cancellation?.number,
        secondInvoice.number,
      ])
    })

    it('issues one when two confirm the same order at the same moment', async () => {
      const order = await bought('Zwillinge')
      await world.transactions.run((stores) => cancelInvoice(stores, order.id, saturday))
      const issue = () => world.transactions.run((stores) => issueInvoice(stores, order, saturday))
      const [one, other] = await Promise.all([issue(), issue()])
      expect(one?.number).toBe(other?.number)
      expect(await read().invoices(order.id)).toHaveLength(3)
    })

    it('cancels nothing where nothing was issued', async () => {
      const before = await numbers()
      expect(await world.transactions.run((stores) => cancelInvoice(stores, crypto.randomUUID(), saturday))).toBeNull()
      expect(await numbers()).toEqual(before)
    })

    it('asks VIES about ids of the EU only, and keeps the first answer', async () => {
      const kinds = async (country: string, vatId: string) => {
        const invoice = { street: 'Kai 1', postalCode: '1', city: 'Hafen', country, vatId, company: 'Kai GmbH' }
        const outcome = await world.book({
          workshop: online.slug,
          form: bookingParty(`Kai ${country}`, 1, { invoice, declinesRegionalDiscount: true }),
        })
        const order = (await world.orderBehind(tokenOf(outcome)))?.order
        return { id: order?.id ?? '', kinds: (await world.effectsOf(order?.id ?? '')).map(({ kind }) => kind) }
      }
      expect((await kinds('CH', 'CHE123456789')).kinds).not.toContain('vat-check')
      const german = await kinds('DE', 'DE136695976')
      expect(german.kinds).toContain('vat-check')

      const checkedAt = saturday.add({ minutes: 1 })
      const check = { vatId: 'DE136695976', result: 'valid', consultationNumber: 'WAPIAAAAX', checkedAt } as const
      const keep = (kept: typeof check | { vatId: string; result: 'invalid'; checkedAt: Temporal.Instant }) =>
        world.transactions.run((stores) => stores.addVatCheck(german.id, kept))
      await keep(check)
      await keep({ vatId: 'DE136695976', result: 'invalid', checkedAt })
      expect(await read().vatCheck(german.id)).toEqual(check)
    })
  })
}

function totalOf(invoices: readonly (Invoice | undefined)[]): number {
  return invoices.reduce((total, invoice) => total + (invoice?.gross ?? Number.NaN), 0)
}
