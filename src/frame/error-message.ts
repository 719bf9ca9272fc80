import { isRouteErrorResponse } from 'react-router'

/** The message of a thrown response (docs/product.md#error-page), such as 'Something went wrong, /de/workshops'; undefined without one. */
export function errorMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const body: unknown = error.data
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}

/** In the words of Chromium, Firefox and Safari: a request that got no answer. */
const noAnswer = /failed to fetch|networkerror|load failed/i

/** The status that an error page shows; null in a browser that got no answer at all. */
export function errorStatus(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof TypeError && noAnswer.test(error.message) ? null : 500
}
