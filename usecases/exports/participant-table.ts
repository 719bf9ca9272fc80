import type { ExportTable } from '#domain/export/cell.ts'
import type { ExportedParticipant } from '../ports.ts'

/** One row for each participant. What they cannot eat is not among it: that is told to kitchens only. */
export function participantTable(people: readonly ExportedParticipant[]): ExportTable {
  return {
    columns: [
      'workshop',
      'startsOn',
      'state',
      'title',
      'firstName',
      'lastName',
      'email',
      'company',
      'country',
      'language',
      'introduction',
      'order',
      'bookerEmail',
    ],
    rows: people.map((person) => [
      person.workshop,
      person.startsOn === null ? null : { day: person.startsOn },
      person.state,
      person.title ?? null,
      person.firstName,
      person.lastName,
      person.email,
      person.company,
      person.country,
      person.language,
      person.addIntroduction ? 'FLIN' : null,
      person.orderNumber,
      person.bookerEmail,
    ]),
  }
}
