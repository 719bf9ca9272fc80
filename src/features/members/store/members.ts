import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Member, Role } from '#domain/office/member.ts'
import type { Invitation, ListedMember, OfficeLink, OfficeLinkPurpose } from '#features/members/records.ts'
import type { Database } from '#platform/db/database.ts'
import {
  member,
  memberCredential,
  memberPasskey,
  memberSecondFactor,
  memberSession,
  officeInvitation,
  officeLink,
  officeRule,
} from '#platform/db/tables/member.ts'
import { workshopDate } from '#platform/db/tables/workshop-date.ts'

/** Serialises changes of members. The number is arbitrary but the same in every process. */
const membersLock = 7_301_121

const ownRow = 1
const memberColumns = { id: member.id, name: member.name, email: member.email, role: member.role }

export function memberStoresOn(tx: Database) {
  return {
    /** All members; locks them until the transaction ends. */
    async lockMembers(): Promise<Member[]> {
      await tx.execute(sql`select pg_advisory_xact_lock(${membersLock})`)
      return tx.select(memberColumns).from(member)
    },
    member: (id: string): Promise<Member | null> => one(tx, eq(member.id, id)),
    async addMember({ id, name, email, role }: Member, password: string): Promise<void> {
      await tx.insert(member).values({ id, name, email, role })
      const credential = { id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password }
      await tx.insert(memberCredential).values(credential)
    },
    async changeRole(id: string, role: Role): Promise<void> {
      await tx.update(member).set({ role, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    async rename(id: string, name: string): Promise<void> {
      await tx.update(member).set({ name, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    newEmail: (id: string): Promise<string | null> => newEmailOn(tx, id),
    async askNewEmail(id: string, newEmail: string | null): Promise<void> {
      await tx.update(member).set({ newEmail, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    /** Ends all their sessions. */
    async changeEmail(id: string, email: string): Promise<void> {
      await tx.update(member).set({ email, newEmail: null, updatedAt: sql`now()` }).where(eq(member.id, id))
      await tx.delete(memberSession).where(eq(memberSession.userId, id))
    },
    /** With their sessions, passkeys and all else. */
    async removeMember(id: string): Promise<void> {
      const { trainerIds } = workshopDate
      await tx
        .update(workshopDate)
        .set({ trainerIds: sql`array_remove(${trainerIds}, ${id}::uuid)` })
        .where(sql`${id}::uuid = any(${trainerIds})`)
      await tx.delete(member).where(eq(member.id, id))
    },
    /** Ends all their sessions. */
    async setPassword(id: string, password: string): Promise<void> {
      await tx.update(memberCredential).set({ password }).where(eq(memberCredential.userId, id))
      await tx.delete(memberSession).where(eq(memberSession.userId, id))
    },
    /** Codes and passkeys, with every session: who finds the lost phone is out. */
    async endSecondFactor(id: string): Promise<void> {
      await tx.delete(memberSecondFactor).where(eq(memberSecondFactor.userId, id))
      await tx.delete(memberPasskey).where(eq(memberPasskey.userId, id))
      await tx.delete(memberSession).where(eq(memberSession.userId, id))
      await tx.update(member).set({ twoFactorEnabled: false, updatedAt: sql`now()` }).where(eq(member.id, id))
    },
    async addInvitation(invitation: Invitation): Promise<void> {
      await tx.insert(officeInvitation).values(invitation)
    },
    async dropInvitationsOf(email: string): Promise<void> {
      await tx.delete(officeInvitation).where(eq(officeInvitation.email, email))
    },
    async removeInvitation(id: string): Promise<void> {
      await tx.delete(officeInvitation).where(eq(officeInvitation.id, id))
    },
    invitation: (id: string): Promise<Invitation | null> => invitationOn(tx, id),
    async addLink(link: OfficeLink): Promise<void> {
      await tx.insert(officeLink).values(link)
    },
    /** Consumes the link: the second call finds none. Null for unknown and expired ones. */
    async takeLink(tokenHash: string, purpose: OfficeLinkPurpose, now: Temporal.Instant): Promise<OfficeLink | null> {
      const [row] = await tx
        .delete(officeLink)
        .where(liveLink(tokenHash, purpose, now))
        .returning()
      return row ?? null
    },
    /** All links to the same thing. */
    async dropLinks(purpose: OfficeLinkPurpose, subjectId: string | null): Promise<void> {
      const subject = subjectId === null ? isNull(officeLink.subjectId) : eq(officeLink.subjectId, subjectId)
      await tx.delete(officeLink).where(and(eq(officeLink.purpose, purpose), subject))
    },
    /** False when it was so before. */
    async requireSecondFactor(secondFactor: boolean): Promise<boolean> {
      const isOther = sql`${officeRule.secondFactor} <> excluded.second_factor`
      // Without a row no member needs one: setting that again is no change.
      const changed = await tx
        .insert(officeRule)
        .values({ id: ownRow, secondFactor })
        .onConflictDoUpdate({ target: officeRule.id, set: { secondFactor }, setWhere: isOther })
        .returning({ isNew: sql<boolean>`xmax = 0` })
      return changed.some(({ isNew }) => !isNew || secondFactor)
    },
  }
}

export type MemberReads = ReturnType<typeof memberReadsOn>

export function memberReadsOn(db: Database) {
  return {
    /** By name. */
    async all(): Promise<ListedMember[]> {
      // Drizzle names columns without their tables here: both would be those of the passkey.
      const hasPasskey = sql<boolean>`exists (select 1 from ${memberPasskey} p where p.user_id = ${member}.id)`
      return db
        .select({ ...memberColumns, hasCodes: member.twoFactorEnabled, hasPasskey })
        .from(member)
        .orderBy(asc(member.name))
    },
    newEmail: (id: string): Promise<string | null> => newEmailOn(db, id),
    byEmail: (email: string): Promise<Member | null> => one(db, eq(member.email, email)),
    /** Newest first. */
    invitations: (): Promise<Invitation[]> =>
      db.select().from(officeInvitation).orderBy(desc(officeInvitation.createdAt)),
    invitation: (id: string): Promise<Invitation | null> => invitationOn(db, id),
    async link(tokenHash: string, purpose: OfficeLinkPurpose, now: Temporal.Instant): Promise<OfficeLink | null> {
      const [row] = await db
        .select()
        .from(officeLink)
        .where(liveLink(tokenHash, purpose, now))
      return row ?? null
    },
    async needSecondFactor(): Promise<boolean> {
      const [row] = await db.select().from(officeRule)
      return row?.secondFactor ?? false
    },
  }
}

async function one(db: Database, which: ReturnType<typeof eq>): Promise<Member | null> {
  const [row] = await db.select(memberColumns).from(member).where(which)
  return row ?? null
}

async function newEmailOn(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ newEmail: member.newEmail }).from(member).where(eq(member.id, id))
  return row?.newEmail ?? null
}

async function invitationOn(db: Database, id: string): Promise<Invitation | null> {
  const [row] = await db.select().from(officeInvitation).where(eq(officeInvitation.id, id))
  return row ?? null
}

function liveLink(tokenHash: string, purpose: OfficeLink['purpose'], now: Temporal.Instant) {
  const isLive = or(isNull(officeLink.expiresAt), gt(officeLink.expiresAt, now))
  return and(eq(officeLink.tokenHash, tokenHash), eq(officeLink.purpose, purpose), isLive)
}
