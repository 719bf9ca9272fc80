import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Member } from '#domain/office/member.ts'
import type { Invitation, MemberReads, MemberStores, OfficeLink } from '#features/members/ports.ts'
import type { Database } from '#platform/db/database.ts'
import {
  member,
  memberCredential,
  memberPasskey,
  memberSecondFactor,
  memberSession,
} from '#platform/db/tables/member.ts'
import { officeInvitation, officeLink, officeRule } from '#platform/db/tables/office.ts'
import { workshopDate } from '#platform/db/tables/workshop-date.ts'

/** Serialises changes of members. The number is arbitrary but the same in every process. */
const membersLock = 7_301_121

const ownRow = 1
const memberColumns = { id: member.id, name: member.name, email: member.email, role: member.role }

export function memberStoresOn(tx: Database): MemberStores {
  return {
    async lockMembers() {
      await tx.execute(sql`select pg_advisory_xact_lock(${membersLock})`)
      return tx.select(memberColumns).from(member)
    },
    member: (id) => one(tx, eq(member.id, id)),
    async addMember({ id, name, email, role }, password) {
      await tx.insert(member).values({ id, name, email, role })
      const credential = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password }
      await tx.insert(memberCredential).values(credential)
    },
    async changeRole(id, role) {
      await tx.update(member).set({ role, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    async rename(id, name) {
      await tx.update(member).set({ name, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    async removeMember(id) {
      const { trainerIds } = workshopDate
      await tx
        .update(workshopDate)
        .set({ trainerIds: sql`array_remove(${trainerIds}, ${id}::uuid)` })
        .where(sql`${id}::uuid = any(${trainerIds})`)
      await tx.delete(member).where(eq(member.id, id))
    },
    async setPassword(id, password) {
      await tx.update(memberCredential).set({ password }).where(eq(memberCredential.userId, id))
      await tx.delete(memberSession).where(eq(memberSession.userId, id))
    },
    async endSecondFactor(id) {
      await tx.delete(memberSecondFactor).where(eq(memberSecondFactor.userId, id))
      await tx.delete(memberPasskey).where(eq(memberPasskey.userId, id))
      await tx.delete(memberSession).where(eq(memberSession.userId, id))
      await tx.update(member).set({ twoFactorEnabled: false, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    async addInvitation(invitation) {
      await tx.insert(officeInvitation).values(invitation)
    },
    async dropInvitationsOf(email) {
      await tx.delete(officeInvitation).where(eq(officeInvitation.email, email))
    },
    async removeInvitation(id) {
      await tx.delete(officeInvitation).where(eq(officeInvitation.id, id))
    },
    invitation: (id) => invitationOn(tx, id),
    async addLink(link) {
      await tx.insert(officeLink).values(link)
    },
    async takeLink(tokenHash, purpose, now) {
      const [row] = await tx
        .delete(officeLink)
        .where(liveLink(tokenHash, purpose, now))
        .returning()
      return row ?? null
    },
    async dropLinks(purpose, subjectId) {
      const subject = subjectId === null ? isNull(officeLink.subjectId) : eq(officeLink.subjectId, subjectId)
      await tx.delete(officeLink).where(and(eq(officeLink.purpose, purpose), subject))
    },
    async requireSecondFactor(secondFactor) {
      const isOther = sql`${officeRule.secondFactor} <> excluded.second_factor`
      // Without a row no one needs one: saying so again is no change.
      const changed = await tx
        .insert(officeRule)
        .values({ id: ownRow, secondFactor })
        .onConflictDoUpdate({ target: officeRule.id, set: { secondFactor }, setWhere: isOther })
        .returning({ isNew: sql<boolean>`xmax = 0` })
      return changed.some(({ isNew }) => !isNew || secondFactor)
    },
  }
}

export function memberReadsOn(db: Database): MemberReads {
  return {
    async all() {
      const hasPasskey = sql<boolean>`exists (select 1 from ${memberPasskey} where ${memberPasskey.userId} = ${member.id})`
      const hasSecondFactor = sql<boolean>`(${member.twoFactorEnabled} or ${hasPasskey})`
      return db
        .select({ ...memberColumns, hasSecondFactor })
        .from(member)
        .orderBy(asc(member.name))
    },
    byEmail: (email) => one(db, eq(member.email, email)),
    invitations: () => db.select().from(officeInvitation).orderBy(desc(officeInvitation.createdAt)),
    invitation: (id) => invitationOn(db, id),
    async link(tokenHash, purpose, now) {
      const [row] = await db
        .select()
        .from(officeLink)
        .where(liveLink(tokenHash, purpose, now))
      return row ?? null
    },
    async needSecondFactor() {
      const [row] = await db.select().from(officeRule)
      return row?.secondFactor ?? false
    },
  }
}

async function one(db: Database, which: ReturnType<typeof eq>): Promise<Member | null> {
  const [row] = await db.select(memberColumns).from(member).where(which)
  return row ?? null
}

async function invitationOn(db: Database, id: string): Promise<Invitation | null> {
  const [row] = await db.select().from(officeInvitation).where(eq(officeInvitation.id, id))
  return row ?? null
}

function liveLink(tokenHash: string, purpose: OfficeLink['purpose'], now: Temporal.Instant) {
  const isLive = or(isNull(officeLink.expiresAt), gt(officeLink.expiresAt, now))
  return and(eq(officeLink.tokenHash, tokenHash), eq(officeLink.purpose, purpose), isLive)
}
