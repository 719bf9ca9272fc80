import type { MemberActor } from '#domain/office/member.ts'
import { idOf } from '#seed/id-of.ts'

/** Someone of the office by this name, always with the same id. */
export function memberActor(name: string): MemberActor {
  return { id: idOf(name), name }
}
