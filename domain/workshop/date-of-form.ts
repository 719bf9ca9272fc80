import { chosenTrainers, type TrainerAccount } from './chosen-trainers.ts'
import type { DateSchedule, DateTerms } from './date-details.ts'
import type { EditDateForm, MoveDateForm, NewDateForm } from './date-form.ts'
import { sessionAt } from './wall-times.ts'

type TermFields = Pick<EditDateForm, keyof DateTerms>
type ScheduleFields = Omit<MoveDateForm, 'version' | 'reason'>

export function termsOfForm(form: TermFields, accounts: readonly TrainerAccount[]): DateTerms {
  const { language, price, seats, minimum, participantLimit, waitlist, payment, roomUrl } = form
  const terms = { language, price, seats, minimum, participantLimit, waitlist, payment, roomUrl }
  return { ...terms, ...chosenTrainers(form, accounts) }
}

/** A place that was typed for a workshop by video is left out. */
export function scheduleOfForm(form: ScheduleFields | NewDateForm): DateSchedule {
  const { delivery, zone, venue, address, city = '', country = '' } = form
  const sessions = form.sessions.flatMap(({ day, from, to }) =>
    day && from && to ? [sessionAt({ day, from, to }, zone)] : [],
  )
  const place = { city, country, ...(venue ? { venue } : {}), ...(address ? { address } : {}) }
  return { delivery, zone, sessions, location: delivery === 'on-site' ? place : null }
}
