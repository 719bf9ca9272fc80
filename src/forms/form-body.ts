import { data } from 'react-router'

/** The form in the body of a request. Throws a 400 for a body that is none. */
export async function formBody(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // biome-ignore lint/style/useErrorCause: a response, not an error: it has no cause to carry
    throw data(null, { status: 400 })
  }
}
