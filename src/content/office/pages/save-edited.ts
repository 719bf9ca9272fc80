import { data } from 'react-router'
import { savePageForm } from '#domain/content/page-forms.ts'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import type { EditedService, PageOutcome, PageRefusal, PageStepAsk } from '../../ports/page-service.ts'

/** Of what, and by whom. */
export type Asked = Pick<PageStepAsk, 'id' | 'by'>

/** What the visual editor sends, saved and published when that was asked for. */
export async function saveEdited(desk: EditedService, form: FormData, asked: Asked) {
  const publishes = form.get('intent') === 'save-publish'
  const saved = await save(desk, form, asked)
  const outcome = publishes && saved.outcome !== 'refused' ? await publish(desk, saved, asked) : saved
  return answerTo(outcome, desk, asked.id)
}

/** What became of it: 409 with what somebody else has saved, 422 for what cannot be saved. */
export async function answerTo(outcome: PageOutcome, desk: Pick<EditedService, 'open'>, id: string) {
  if (outcome.outcome !== 'refused') return data({ outcome, theirs: null }, { status: 200 })
  const isStale = outcome.reason === 'stale'
  return data({ outcome, theirs: isStale ? await desk.open(id) : null }, { status: isStale ? 409 : 422 })
}

export function refusal(reason: PageRefusal): PageOutcome {
  return { outcome: 'refused', reason }
}

async function save(desk: EditedService, form: FormData, asked: Asked): Promise<PageOutcome> {
  const read = readOfficeForm(form, savePageForm)
  if (!read.ok) return refusal('invalid-blocks')
  const { expected, title, blocks } = read.value
  return desk.save({ ...asked, expected, title, blocks: parsed(blocks) })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** What is published as it was saved is not refused: there was nothing to do. */
async function publish(
  desk: EditedService,
  saved: Exclude<PageOutcome, { outcome: 'refused' }>,
  asked: Asked,
): Promise<PageOutcome> {
  const published = await desk.publish({ ...asked, expected: saved.revision })
  return published.outcome === 'refused' && published.reason === 'nothing-to-publish' ? saved : published
}
