import { mostSessions } from '#domain/workshop/most-sessions.ts'

const account = /^trainerIds\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const line = /^sessions\[(\d{1,2})\]\.(day|from|to)$/

/**
 * A form for dates with only the fields that we gave out. Names are paths into an object for the form library: one of our own making could
 * ask for a list of a billion entries.
 */
export async function readDateForm(request: Request, names: readonly string[]): Promise<FormData> {
  const sent = await request.formData().catch(() => new FormData())
  const form = new FormData()
  for (const [name, value] of sent) {
    const [, index] = line.exec(name) ?? []
    const isLine = names.includes('sessions') && index !== undefined && Number(index) < mostSessions
    const isAccount = names.includes('trainerIds') && account.test(name)
    if (typeof value === 'string' && (isLine || isAccount || names.includes(name))) form.append(name, value)
  }
  return form
}
