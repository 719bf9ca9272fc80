import { like } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { order } from '#platform/db/tables/order.ts'

/** How the attempt keys of the demo world begin. Those of forms are hashes. */
export const seedKeyPrefix = 'seed '

/** Whether the database was filled with the demo world. */
export async function holdsSeedOrders(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(like(order.idempotencyKey, `${seedKeyPrefix}%`))
    .limit(1)
  return found.length > 0
}
