import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DispatchPorts } from './effect-kind.ts'

/** A live date by its slug; null when it is gone. */
export async function liveDateOf({ reads, clock }: DispatchPorts, slug: string): Promise<LiveDate | null> {
  const found = await reads.workshopDate(slug, clock.now())
  return found && found.date.delivery !== 'self-paced' ? found.date : null
}
