import { type LogSubject, workKindOf, workOf, workTasks } from '#domain/audit/actor.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { type Member, may } from '#domain/office/member.ts'
import { countedOnToday } from '#domain/office/sign-in.ts'
import { type Connections, type Running, type RunningProblem, runningProblems } from '#domain/operations/running.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { isOwnDate, isToDecide, lacksRoom } from '#domain/workshop/workshop-date.ts'
import type { MembersPorts } from '#features/members/members-ports.ts'
import type { SoldDate } from '#features/today/records.ts'
import type { Effect } from '#platform/ports.ts'

/** What needs attention now. A list is null for members without its permission. */
export type Today = Awaited<ReturnType<typeof today>>

export interface RunningNow {
  running: Running
  /** For a connection to the database, in the process that answers. */
  waiting: number
  problems: RunningProblem[]
}

/**
 * Reads no more than the member may see: what is not theirs never leaves the database. One read after another: all at once would take every
 * connection of the pool from bookings, and be counted in `waiting`.
 */
export async function today(
  {
    clock,
    days,
    running,
    connections,
    webhooks,
  }: Pick<MembersPorts, 'clock' | 'days' | 'running' | 'connections'> & {
    webhooks: { reads: Pick<MembersPorts['webhooks']['reads'], 'failing'> }
  },
  member: Member,
) {
  const now = clock.now()
  const handlesBookings = may(member.role, 'handle-bookings')
  const runsDates = may(member.role, 'run-dates')
  const work = workOf(member.role)
  const keepsLists = may(member.role, 'keep-lists')
  const dates = may(member.role, 'see-dates') ? await days.soldDates(now) : null
  return {
    offers: await only(handlesBookings, () => days.offers(now)),
    regional: await only(handlesBookings, () => days.waiting('regional-price')),
    payments: await only(handlesBookings, () => days.payments()),
    withdrawals: await only(handlesBookings, () => days.withdrawals()),
    outstanding: await only(handlesBookings, () => days.outstanding(viennaDay(now))),
    toReturn: await only(handlesBookings, () => days.toReturn()),
    shares: await only(handlesBookings, () => days.shares()),
    soldAgain: await only(handlesBookings, () => days.soldAgain()),
    disputes: await only(handlesBookings, () => days.disputes()),
    failedReturns: await only(handlesBookings, () => days.failedReturns()),
    partReturns: await only(handlesBookings, () => days.partReturns()),
    calledOff: await only(handlesBookings, () => days.calledOff()),
    followUps: await only(handlesBookings, () => days.followUps(now)),
    comments: await only(keepsLists, () => days.comments()),
    messages: await only(keepsLists, () => days.messages()),
    // Of the last day, by account.
    failedSignIns: await only(may(member.role, 'members'), () => days.failedSignIns(now.subtract(countedOnToday))),
    givenUp: await only(keepsLists, () => days.givenUp()),
    failingWebhooks: await only(may(member.role, 'connect'), () => webhooks.reads.failing()),
    // What the program should have done by itself and could not.
    failed: work.length > 0 ? await days.failedWork(work) : null,
    running: await only(may(member.role, 'settings'), async () => runningNow(await running(), connections(), now)),
    // Online dates that begin soon without a video room: their participants were promised its link.
    withoutRoom: dates && runsDates ? dates.filter(({ date, confirmed }) => lacksRoom(date, confirmed, now)) : null,
    // Dates that begin soon and have too few people: someone has to decide.
    belowMinimum: dates && runsDates ? dates.filter(({ date, confirmed }) => isToDecide(date, confirmed, now)) : null,
    dates:
      dates && (handlesBookings ? dates : dates.filter(({ date }) => isOwnDate(date, member.id)).map(withoutRevenue)),
    // Whether the money of the dates is theirs to see.
    seesRevenue: handlesBookings,
  }
}

function runningNow(running: Running, { waiting }: Connections, now: Temporal.Instant): RunningNow {
  return { running, waiting, problems: runningProblems(running, { waiting, now }) }
}

/** Not read for members who may not see it. */
async function only<T>(may: boolean, read: () => Promise<T>): Promise<T | null> {
  return may ? await read() : null
}

function withoutRevenue(sold: SoldDate): SoldDate {
  return { ...sold, revenue: 0 }
}

/** One more attempt for a failed job. Idempotent while it is running. Unknown are also jobs outside the member's permissions. */
export async function tryAgain(
  { clock, transactions }: Pick<MembersPorts, 'clock' | 'transactions'>,
  id: string,
  by: Member,
): Promise<Result<object, Refusal<'unknown'>>> {
  return transactions.run(async (stores) => {
    const job = await stores.failedJobs.lock(id)
    const kind = job && workKindOf(job.kind)
    if (!kind || !may(by.role, workTasks[kind])) return refused('unknown')
    await stores.failedJobs.tryAgain(id)
    const subject = subjectOf(job.effect) ?? { kind: 'job', id }
    await stores.record({ at: clock.now(), actor: by, subject, action: 'work.retried', details: { work: kind } })
    return done
  })
}

function subjectOf(effect: Effect | null): { kind: LogSubject; id: string } | null {
  if (effect !== null && 'orderId' in effect) return { kind: 'order', id: effect.orderId }
  if (effect !== null && 'registrationId' in effect) return { kind: 'registration', id: effect.registrationId }
  return null
}
