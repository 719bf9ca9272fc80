import { planPostForm, postStepForm } from '#domain/blog/post-form.ts'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import type { PostOutcome, PostService } from '../../ports/office-posts.ts'

/** What came of a step: something to say, a form that comes back, or nothing that a form of ours would send. */
export type StepOutcome = { result: PostOutcome; plan?: never } | { plan: SentForm; result?: never } | null

/** Carries out one of the small forms of a post. */
export async function postStep(service: PostService, form: FormData, id: string, by: string): Promise<StepOutcome> {
  const intent = form.get('intent')
  if (intent === 'plan') return plan(service, form, id)
  const read = readOfficeForm(form, postStepForm)
  if (!read.ok) return null
  const step = { id, revision: read.value.revision, by }
  switch (intent) {
    case 'unpublish':
      return { result: await service.unpublish(step) }
    case 'remove':
      return { result: await service.remove(step) }
    case 'unplan':
      return { result: outcomeShown(await service.plan({ ...step, at: null })) }
    default:
      return null
  }
}

async function plan(service: PostService, form: FormData, id: string): Promise<StepOutcome> {
  const read = readOfficeForm(form, planPostForm)
  if (!read.ok) return { plan: read.sent }
  const { revision, day, time } = read.value
  const at = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Vienna').toInstant()
  const planned = await service.plan({ id, revision, at })
  if (planned === 'past') return { plan: { ...read.sent, errors: { day: ['validation.past'] } } }
  return { result: planned }
}

function outcomeShown(outcome: PostOutcome | 'past'): PostOutcome {
  // no time cannot be past
  return outcome === 'past' ? 'nothing' : outcome
}
