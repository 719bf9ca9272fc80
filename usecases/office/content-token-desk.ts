import type { Member } from '#domain/office/member.ts'
import { may } from '#domain/office/role.ts'
import type { ContentTokens, ListedContentToken } from '../ports/content-tokens.ts'
import type { Clock, Transactions } from '../ports.ts'

interface Ports {
  clock: Clock
  transactions: Transactions
  contentTokens: ContentTokens
}

/** Tokens of the content system that members make for themselves. */
export interface ContentTokenDesk {
  /** Owners see all, others their own. */
  seenBy(member: Member): Promise<ListedContentToken[]>
  /** Gives the token, this once. */
  make(role: ListedContentToken['role'], member: Member): Promise<string>
  /** One that the member sees; anything else stays. */
  revoke(id: string, member: Member): Promise<void>
}

export function createContentTokenDesk({ clock, transactions, contentTokens }: Ports): ContentTokenDesk {
  async function seenBy(member: Member): Promise<ListedContentToken[]> {
    const all = await contentTokens.all()
    return all.filter(({ holder }) => holder === member.id || may(member.role, 'connect'))
  }

  function record(member: Member, action: string): Promise<void> {
    const subject = { kind: 'member', id: member.id } as const
    return transactions.run((stores) => stores.record({ at: clock.now(), actor: member, subject, action }))
  }

  return {
    seenBy,
    async make(role, member) {
      const token = await contentTokens.issue({ name: member.name, role, holder: member.id })
      await record(member, `content token made: ${role}`)
      return token
    },
    async revoke(id, member) {
      const token = (await seenBy(member)).find((seen) => seen.id === id)
      if (!token) return
      await contentTokens.revokeById(id)
      await record(member, `content token revoked: ${token.name}`)
    },
  }
}
