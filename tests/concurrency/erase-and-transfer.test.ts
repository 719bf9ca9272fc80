import { expect, it } from 'vitest'
import { done } from '#domain/result.ts'
import { transferOrder } from '#features/booking/transfer-order.ts'
import { createDataProtection } from '#features/privacy/data-protection.ts'
import { dataProtectionReadsOn } from '#features/privacy/store/data-protection.ts'
import type { Transactions } from '#platform/ports.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz } from '#seed/workshop-dates.ts'
import { memberActor } from '../helpers/member-actor.ts'
import { bookingParty } from '../use-cases/booking-party.ts'
import { saturday, tokenOf } from '../use-cases/booking-world.ts'
import { meeting } from './meeting.ts'
import { openRaceWorld } from './race.ts'

const graz = liveDate(theFl2dInGraz, saturday)
// In the order of their slugs, and in the opposite one of their ids.
const first = { ...graz, id: 'ffffffff-0000-4000-8000-000000000000', slug: 'fl2d-locked-first' }
const second = { ...graz, id: '00000000-0000-4000-8000-000000000000', slug: 'fl2d-locked-second' }

it('moves an order between two dates while someone on both is erased: neither waits for the other for ever', async () => {
  const { world, watch } = await openRaceWorld()
  try {
    await world.addDate(first)
    await world.addDate(second)
    const booker = { firstName: 'Ilka', lastName: 'Beide', email: 'ilka@beide.example' }
    const book = (slug: string) => world.book({ workshop: slug, form: bookingParty(`Auf ${slug}`, 1, { booker }) })
    const order = (await world.orderBehind(tokenOf(await book(first.slug))))?.order
    await book(second.slug)

    // The erasure begins once the move has locked one date: up to the end, or to the lock where it has to wait.
    const meet = meeting(2, watch)
    const clock = { now: () => saturday }
    const privacy = createDataProtection({
      clock,
      transactions: world.transactions,
      reads: dataProtectionReadsOn(world.database.db),
      hashOf: () => '00000000-0000-8000-8000-000000000000',
      hashesOf: () => [],
    })
    let erased: Promise<unknown> | undefined
    const erase = async () => {
      const outcome = await privacy.erase({
        address: booker.email,
        actor: memberActor('Nora Pichler'),
        reason: 'asked',
      })
      await meet()
      return outcome
    }
    const transactions: Transactions = {
      run: (work) =>
        world.transactions.run((stores) => {
          const lockWorkshopDate: typeof stores.lockWorkshopDate = async (slug) => {
            const locked = await stores.lockWorkshopDate(slug)
            if (erased !== undefined) return locked
            erased = erase()
            await meet()
            return locked
          }
          return work({ ...stores, lockWorkshopDate })
        }),
    }
    const move = { orderId: order?.id ?? '', to: second.slug, actor: 'booker' } as const
    const moved = await transferOrder({ clock, transactions }, move)
    // Who is to come to a workshop cannot be erased yet.
    expect([moved, await erased]).toMatchObject([done, { outcome: 'refused', refusal: { reason: 'obstacles' } }])
  } finally {
    await watch.end()
    await world.close()
  }
})
