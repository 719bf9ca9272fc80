import { eq } from 'drizzle-orm'
import type { Withdrawal } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { withdrawal } from './tables.ts'
import { instantOf } from './timestamps.ts'

export async function addWithdrawal(db: Database, declared: Withdrawal): Promise<void> {
  await db.insert(withdrawal).values({ ...declared, receivedAt: declared.receivedAt.toString() })
}

export async function withdrawalOf(db: Database, id: string): Promise<Withdrawal | null> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  return row ? { ...row, receivedAt: instantOf(row.receivedAt) } : null
}
