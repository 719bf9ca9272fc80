import { data } from 'react-router'

/** Names that our forms give their fields: 'terms', 'booker.email', 'participants[12].email', and the form library's own two. */
const ownName = /^(?:__intent__|__state__|[a-zA-Z]+(?:\[(?:\d{1,2}|1\d\d|2[0-4]\d)\])?(?:\.[a-zA-Z]+)?)$/

/** What any other field is called from here on: no schema knows it, so the form is refused and its values are kept. */
const foreignName = 'unexpected'

/**
 * The form of a request. Names are paths into an object: one that we never gave out could ask for a list of a billion entries, so
 * it is not followed. Throws a 400 for a body that is no form.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of await bodyOf(request)) form.append(ownName.test(name) ? name : foreignName, value)
  if (!isIntent(form.get('__intent__')) || !isState(form.get('__state__'))) throw data(null, { status: 400 })
  return form
}

async function bodyOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // biome-ignore lint/style/useErrorCause: a response, not an error: it has no cause to carry
    throw data(null, { status: 400 })
  }
}

/** The form library reads both as JSON and takes their shape for granted. */
function isIntent(value: FormDataEntryValue | null): boolean {
  if (value === null || value === '') return true
  const intent = jsonObject(value)
  if (!intent || typeof intent.type !== 'string' || typeof intent.payload !== 'object' || intent.payload === null)
    return false
  const { name, index } = intent.payload as Record<string, unknown>
  const known = ['validate', 'insert', 'remove'].includes(intent.type)
  return (
    known &&
    (name === undefined || (typeof name === 'string' && ownName.test(name))) &&
    (index === undefined || isIndex(index))
  )
}

function isState(value: FormDataEntryValue | null): boolean {
  return value === null || value === '' || jsonObject(value) !== null
}

function isIndex(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 250
}

function jsonObject(value: FormDataEntryValue): Record<string, unknown> | null {
  if (typeof value !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}
