import { data, isRouteErrorResponse } from 'react-router'
import { savePageForm } from '#domain/content/page-forms.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import { readSentForm } from '#forms/form-action.ts'
import type {
  DocumentOutcome,
  DocumentRefusal,
  DocumentStep,
  EditedService,
  OpenedDocument,
} from '../../ports/documents.ts'

/** `no-answer`: the connection was lost, or the server failed. */
export type SaveRefusal = DocumentRefusal | 'no-answer'

export interface SaveAnswer {
  outcome: Result<{ id: string; revision: number }, Refusal<SaveRefusal>>
  /** The page as someone else has left it, when that came between. */
  theirs: OpenedDocument | null
}

/** Saves from the editor, which stays open without an answer. Redirects and refused addresses go their usual way. */
export async function answerOrNone<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    // With a status of a failure the router doesn't load the page again.
    return data({ outcome: refused('no-answer'), theirs: null }, { status: 503 })
  }
}

type Asked = Pick<DocumentStep, 'id' | 'by'>

export async function saveEdited(service: EditedService, form: FormData, asked: Asked) {
  const publishes = form.get('intent') === 'save-publish'
  const saved = await save(service, form, asked)
  const outcome = publishes && saved.outcome === 'done' ? await publish(service, saved, asked) : saved
  return answerTo(outcome, service, asked.id)
}

/** What became of it: 409 with what someone else has saved, 422 for what cannot be saved. */
export async function answerTo(outcome: DocumentOutcome, service: Pick<EditedService, 'open'>, id: string) {
  if (outcome.outcome === 'done') return data({ outcome, theirs: null }, { status: 200 })
  const isStale = outcome.refusal.reason === 'stale'
  return data({ outcome, theirs: isStale ? await service.open(id) : null }, { status: isStale ? 409 : 422 })
}

async function save(service: EditedService, form: FormData, asked: Asked): Promise<DocumentOutcome> {
  const read = readSentForm(form, savePageForm)
  if (!read.ok) return refused('invalid-blocks')
  const { expected, title, blocks } = read.value
  return service.save({ ...asked, expected, content: { title, blocks: parsed(blocks) } })
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
  service: EditedService,
  saved: Extract<DocumentOutcome, { outcome: 'done' }>,
  asked: Asked,
): Promise<DocumentOutcome> {
  const published = await service.publish({ ...asked, expected: saved.revision })
  return published.outcome === 'refused' && published.refusal.reason === 'nothing-to-publish' ? saved : published
}
