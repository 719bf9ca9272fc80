import type { AuditedAction } from '#domain/audit/actions.ts'
import { type Member, may } from '#domain/office/member.ts'
import type { WritePorts } from '#platform/ports.ts'
import type { ContentTokens, ListedContentToken } from './records.ts'

interface Ports extends WritePorts {
  contentTokens: ContentTokens
}

export function createContentTokenService({ clock, transactions, contentTokens }: Ports) {
  /** Owners see all, others their own. */
  async function seenBy(member: Member): Promise<ListedContentToken[]> {
    const all = await contentTokens.all()
    return all.filter(({ holder }) => holder === member.id || may(member.role, 'connect'))
  }

  function record(member: Member, action: AuditedAction): Promise<void> {
    const subject = { kind: 'member', id: member.id } as const
    return transactions.run((stores) => stores.record({ at: clock.now(), actor: member, subject, ...action }))
  }

  return {
    seenBy,
    /** Gives the token, this once. */
    async make(role: ListedContentToken['role'], member: Member) {
      const token = await contentTokens.issue({ name: member.name, role, holder: member.id })
      await record(member, { action: 'member.token-issued', details: { role } })
      return token
    },
    /** One that the member sees; anything else stays. */
    async revoke(id: string, member: Member) {
      const token = (await seenBy(member)).find((seen) => seen.id === id)
      if (!token) return
      await contentTokens.revokeById(id)
      await record(member, { action: 'member.token-revoked', details: { name: token.name } })
    },
  }
}
