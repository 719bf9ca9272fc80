import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { actorOfText, type ShownActor } from '#domain/audit/actor.ts'
import type { Actor } from '#domain/office/member.ts'
import { member } from './tables/member.ts'

/*
 * Rows outside the log that name who did something have two columns: `actorText` with the name at that time, and the member's account, whose current
 * name the office sees (docs/decisions/0085-accounts.md#notes-and-money-name-the-account).
 */

/** Null for actors who are not members. */
export function accountOf(actor: Actor): string | null {
  return typeof actor === 'string' || 'kind' in actor ? null : actor.id
}

/** The current name of the account; null when it no longer exists. */
export function accountName(id: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select account.name from ${member} account where account.id = ${id})`
}

export function doneBy(text: string, account: string | null): ShownActor {
  return account === null ? actorOfText(text) : { kind: 'member', name: account }
}
