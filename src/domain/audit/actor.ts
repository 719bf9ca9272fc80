import type { Actor } from '../office/member.ts'

/** Who did something, as the log shows it: an account that is still there by the name it has now. */
export type ShownActor =
  | { kind: 'booker' | 'program' | 'payment' | 'office' }
  | { kind: 'member' | 'key'; name: string }

/** As stored in a line of the log: the name at that time is for accounts that are deleted later, and empty for actors without one. */
export interface StoredActor {
  actorKind: ShownActor['kind']
  actorId: string | null
  actorName: string
}

export function storedActor(actor: Actor): StoredActor {
  if (actor === 'organiser:office') return { actorKind: 'office', actorId: null, actorName: '' }
  if (typeof actor === 'string') return { actorKind: actor, actorId: null, actorName: '' }
  return { actorKind: 'kind' in actor ? actor.kind : 'member', actorId: actor.id, actorName: actor.name }
}

export function shownActor({ actorKind: kind, actorName: name }: Omit<StoredActor, 'actorId'>): ShownActor {
  return kind === 'member' || kind === 'key' ? { kind, name } : { kind }
}

/** From the words that `actorText` keeps elsewhere, and the log is asked by: 'organiser:Nora Pichler', 'booker'. */
export function actorOfText(text: string): ShownActor {
  if (text === 'booker' || text === 'program' || text === 'payment') return { kind: text }
  if (text === 'organiser:office') return { kind: 'office' }
  if (text.startsWith('key:')) return { kind: 'key', name: text.slice(4) }
  return { kind: 'member', name: text.replace(/^organiser:/, '') }
}

export function textOfActor(actor: ShownActor): string {
  if (actor.kind === 'office') return 'organiser:office'
  if (!('name' in actor)) return actor.kind
  return `${actor.kind === 'key' ? 'key' : 'organiser'}:${actor.name}`
}
