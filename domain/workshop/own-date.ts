import type { LiveDate } from './workshop-date.ts'

/** A date belongs to the trainers that it names, however their names are written in the office's accounts. */
export function isOwnDate({ trainers }: Pick<LiveDate, 'trainers'>, name: string): boolean {
  return trainers.some((trainer) => plain(trainer) === plain(name))
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
