import { expect, it } from 'vitest'
import { done } from '#domain/result.ts'
import { cancelOrder } from '#features/booking/cancel-order.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { createDataProtection } from '#features/privacy/data-protection.ts'
import { dataProtectionReadsOn } from '#features/privacy/store/data-protection.ts'
import type { Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { type BookingWorld, saturday, tokenOf } from '../use-cases/booking-world.ts'
import { meeting } from './meeting.ts'
import { openRaceWorld } from './race.ts'

const graz = liveDate(theFl2dInGraz, saturday)
// In the order of their slugs, and in the opposite one of their ids.
const first = { ...graz, id: 'ffffffff-0000-4000-8000-000000000000', slug: 'fl2d-locked-first' }
const second = { ...graz, id: '00000000-0000-4000-8000-000000000000', slug: 'fl2d-locked-second' }
const clock = { now: () => saturday }
const booker = { firstName: 'Ilka', lastName: 'Beide', email: 'ilka@beide.example' }

/**
 * Ilka has booked both dates. The first order moves to the second date; once it has a lock, `meanwhile` begins: up to its end, or to the lock where it has to
 * wait.
 */
async function whileMoving(meanwhile: (world: BookingWorld, orderId: string) => Promise<unknown>): Promise<unknown[]> {
  const { world, watch } = await openRaceWorld()
  try {
    await world.addDate(first)
    await world.addDate(second)
    const book = (slug: string) => world.book({ workshop: slug, form: bookingParty(`Auf ${slug}`, 1, { booker }) })
    const orderId = (await world.orderBehind(tokenOf(await book(first.slug))))?.order.id ?? ''
    await book(second.slug)

    const meet = meeting(2, watch)
    let begun: Promise<unknown> | undefined
    const begin = async () => {
      const outcome = await meanwhile(world, orderId)
      await meet()
      return outcome
    }
    const transactions: Transactions = {
      run: (work) =>
        world.transactions.run((stores) => {
          const lockWorkshopDate: typeof stores.lockWorkshopDate = async (slug) => {
            const locked = await stores.lockWorkshopDate(slug)
            if (begun !== undefined) return locked
            begun = begin()
            await meet()
            return locked
          }
          return work({ ...stores, lockWorkshopDate })
        }),
    }
    const move = { orderId, to: second.slug, actor: 'booker' } as const
    return [await transferOrder({ clock, transactions }, move), await begun]
  } finally {
    await watch.end()
    await world.close()
  }
}

it('moves an order between two dates while someone on both is erased: neither waits for the other for ever', async () => {
  const outcomes = await whileMoving((world) =>
    createDataProtection({
      clock,
      transactions: world.transactions,
      reads: dataProtectionReadsOn(world.database.db),
      hashOf: () => '00000000-0000-8000-8000-000000000000',
      hashesOf: () => [],
    }).erase({ address: booker.email, actor: memberActor('Nora Pichler'), reason: 'asked' }),
  )
  // Who is to come to a workshop cannot be erased yet.
  expect(outcomes).toMatchObject([done, { outcome: 'refused', refusal: { reason: 'obstacles' } }])
})

it('cancels an order that was moved to another date while its cancellation waited', async () => {
  const outcomes = await whileMoving((world, orderId) =>
    cancelOrder({ clock, transactions: world.transactions }, { orderId, actor: 'booker', way: 'terms' }),
  )
  expect(outcomes).toEqual([done, { outcome: 'done', fee: 'none' }])
})
