import { seller } from '#domain/company.ts'
import {
  addressKey,
  type ErasurePlan,
  erasurePlan,
  type Obstacle,
  type PersonFile,
} from '#domain/data-protection/erasure.ts'
import type { Actor } from '#domain/office/member.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { type Deletable, dueForDeletion } from '#domain/retention/retention-rule.ts'
import { cancelWithin } from '#features/booking/cancel-order.ts'
import { promotedDate } from '#features/booking/transition-registrations.ts'
import type { Stores, WritePorts } from '#platform/ports.ts'
import type { DataProtectionReads } from './store/data-protection.ts'

/** What is known of an address, what erasing it would do, and whether it was erased before. */
export type KnownAddress = Awaited<ReturnType<DataProtection['lookUp']>>

/** What the office can do for data protection. Anyone who calls has made sure that the member may (src/frame/office/guard-office.ts). */
export type DataProtection = ReturnType<typeof createDataProtection>

interface DataProtectionPorts {
  reads: DataProtectionReads
  /** As `hashOf`, also by older keys: lines of the log keep the hash that they were written with. */
  hashesOf(address: string): string[]
}

export function createDataProtection(ports: ErasePorts & DataProtectionPorts) {
  const { clock, reads, transactions, hashOf, hashesOf } = ports
  async function lookUp(address: string) {
    const file = await reads.file(address)
    const erasures = await reads.erasures(hashesOf(addressKey(address)))
    return { file, plan: erasurePlan(file, clock.now(), seller.country), erasures }
  }
  return {
    lookUp,
    /** As `lookUp`, for a file that is handed out: the log records that, without the address. */
    async takeOut(address: string, actor: Actor) {
      const known = await lookUp(address)
      const subject = { kind: 'address', id: hashOf(addressKey(address)) } as const
      await transactions.run((stores) =>
        stores.record({ at: clock.now(), actor, subject, action: 'personal-data.file-made' }),
      )
      return known
    },
    erase: (command: EraseAddress) => eraseAddress(ports, command),
    erasures: () => reads.erasures(),
    deletions: reads.deletions,
  }
}

interface EraseAddress {
  address: string
  actor: Actor
  reason: string
}

/** Nothing is there, or only what has to stay; or what has to happen before. */
type EraseRefusal = Refusal<'nothing'> | (Refusal<'obstacles'> & { obstacles: Obstacle[] })

interface ErasePorts extends WritePorts {
  /** A keyed hash of an address in the shape of an id: it cannot be reversed without knowing the address. */
  hashOf(address: string): string
}

/** Erases an address in one transaction, by a plan that is made under the locks (docs/rules/data-protection.md). */
async function eraseAddress(
  ports: ErasePorts,
  { address, actor, reason }: EraseAddress,
): Promise<Result<object, EraseRefusal>> {
  const at = ports.clock.now()
  const key = addressKey(address)
  return ports.transactions.run(async (stores) => {
    await stores.lockIdempotencyKey(`erase ${ports.hashOf(key)}`)
    const file = await stores.dataProtection.lockedFile(key)
    const asked = erasurePlan(file, at, seller.country)
    if (asked.obstacles.length > 0) return refused('obstacles', { obstacles: asked.obstacles })
    if (asked.lines.every(({ fate }) => fate === 'kept')) return refused('nothing')
    for (const { id: orderId } of asked.ordersToCancel)
      await cancelWithin(stores, { orderId, way: 'organiser', fee: 'none', actor }, at)
    const plan =
      asked.ordersToCancel.length === 0
        ? asked
        : erasurePlan(await stores.dataProtection.lockedFile(key), at, seller.country)
    const dates = await datesWithFreedSeats(stores, file, plan)
    await stores.dataProtection.erase(key, plan, at)
    for (const slug of dates) await promoteAgain(stores, slug, at)
    const subject = { kind: 'address', id: ports.hashOf(key) } as const
    await stores.record({ at, actor, subject, action: 'personal-data.erased', reason: withoutPerson(reason, file) })
    // Comments were on pages, and free seats are.
    await stores.announce(['comments', 'workshops'])
    return done
  })
}

async function datesWithFreedSeats(stores: Stores, file: PersonFile, plan: ErasurePlan): Promise<Set<string>> {
  const slugs = new Set<string>()
  const waiting = file.bookings.filter(({ orderId }) => orderId === null)
  for (const { registrationId } of waiting) {
    if (registrationId === null || !plan.registrationsToDelete.includes(registrationId)) continue
    const date = await stores.lockDateOfRegistration(registrationId)
    if (date) slugs.add(date.slug)
  }
  return slugs
}

async function promoteAgain(stores: Stores, slug: string, now: Temporal.Instant): Promise<void> {
  const date = await stores.lockWorkshopDate(slug)
  if (date && date.delivery !== 'self-paced') await promotedDate(stores, date, now)
}

/** The reason stays in the log, so it must not name the erased person. Whole words only, as `mentions` of the database finds them. */
function withoutPerson(reason: string, { address, addressVariants, names }: PersonFile): string {
  const beside = { before: '(?<![\\p{L}\\p{N}._%+-])', after: '(?![\\p{L}\\p{N}_%+-]|[.@][\\p{L}\\p{N}])' }
  return [address, ...addressVariants, ...names].reduce(
    (left, word) => left.replaceAll(new RegExp(`${beside.before}${RegExp.escape(word)}${beside.after}`, 'giu'), '[…]'),
    reason,
  )
}

/** Deletes in portions what is due by the clock alone (docs/rules/retention.md), so that a missed night is made up for. Returns the numbers. */
export async function deleteOldThings(ports: WritePorts): Promise<Partial<Record<Deletable, number>>> {
  const at = ports.clock.now()
  const counts: Partial<Record<Deletable, number>> = {}
  for (const { what, upTo } of dueForDeletion(at)) {
    let total = 0
    for (let deleted = -1; deleted !== 0; total += deleted)
      deleted = await ports.transactions.run(async (stores) => {
        const portion = await stores.retention.deleteUpTo(what, upTo, at)
        if (portion > 0) await stores.dataProtection.reportDeletion({ at, what, deleted: portion })
        return portion
      })
    counts[what] = total
  }
  return counts
}
