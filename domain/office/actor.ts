import type { Member } from './member.ts'

/**
 * Who did something: the booker behind a personal link, a key of the API by name, the program itself, whoever holds the link that the whole
 * office was sent, or somebody of the office. Those are known by their account; the name is the one they had then.
 */
export type Actor = 'booker' | 'program' | 'payment' | 'organiser:office' | `key:${string}` | MemberActor

export type MemberActor = Pick<Member, 'id' | 'name'>

/** In words, as they are kept: 'organiser:Nora Pichler'. */
export function actorText(actor: Actor): string {
  return typeof actor === 'string' ? actor : `organiser:${actor.name}`
}
