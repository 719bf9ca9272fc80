import type { Member } from '../office/member.ts'

/** Somebody of the office who can be chosen as a trainer. */
export type TrainerAccount = Pick<Member, 'id' | 'name' | 'email'>

interface Trainers {
  trainers: string[]
  trainerIds: string[]
}

/** Who teaches: accounts that are chosen are named too, behind those who are named already. What is no account is not chosen. */
export function chosenTrainers(
  { trainers, trainerIds }: Trainers,
  accounts: readonly Pick<TrainerAccount, 'id' | 'name'>[],
): Trainers {
  const chosen = accounts.filter(({ id }) => trainerIds.includes(id))
  const named = new Set(trainers.map(plain))
  const unnamed = chosen.filter(({ name }) => !named.has(plain(name)))
  return { trainers: [...trainers, ...unnamed.map(({ name }) => name)], trainerIds: chosen.map(({ id }) => id).sort() }
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
