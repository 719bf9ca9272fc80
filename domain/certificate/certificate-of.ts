import type { Person } from '../participant/person.ts'
import { fullName } from '../participant/person.ts'
import { endOf, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import type { Certificate } from './certificate.ts'

/** What is certified to somebody who took part. */
export function certificateOf(
  person: Person,
  { date, ...issuing }: Pick<Certificate, 'id' | 'code' | 'language' | 'issuedAt'> & { date: LiveDate },
): Certificate {
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(date.zone).toPlainDate().toString()
  return {
    ...issuing,
    holder: fullName(person),
    email: person.email,
    certification: date.certification,
    trainers: date.trainers,
    from: dayOf(startOf(date)),
    to: dayOf(endOf(date)),
  }
}
