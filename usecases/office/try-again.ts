import { workKindOf, workTasks } from '#domain/office/failed-work.ts'
import type { Member } from '#domain/office/member.ts'
import { may } from '#domain/office/role.ts'
import type { LogSubject } from '../ports/log.ts'
import type { Effect } from '../ports.ts'
import type { OfficePorts } from './office-ports.ts'

/**
 * One more attempt for what was given up. Whoever comes second finds it under way: then nothing happens, and that is what they wanted.
 * 'unknown' is also what is not theirs to see.
 */
export async function tryAgain(
  { clock, transactions }: Pick<OfficePorts, 'clock' | 'transactions'>,
  id: string,
  by: Member,
): Promise<'tried' | 'unknown'> {
  return transactions.run(async (stores) => {
    const job = await stores.failedJobs.lock(id)
    const kind = job && workKindOf(job.kind)
    if (!kind || !may(by.role, workTasks[kind])) return 'unknown'
    await stores.failedJobs.tryAgain(id)
    const subject = subjectOf(job.effect) ?? { kind: 'job', id }
    await stores.record({ at: clock.now(), actor: by, subject, action: `tried again: ${kind}` })
    return 'tried'
  })
}

function subjectOf(effect: Effect | null): { kind: LogSubject; id: string } | null {
  if (effect !== null && 'orderId' in effect) return { kind: 'order', id: effect.orderId }
  if (effect !== null && 'registrationId' in effect) return { kind: 'registration', id: effect.registrationId }
  return null
}
