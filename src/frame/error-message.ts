import { isRouteErrorResponse } from 'react-router'
import type { KnownAddress } from '#domain/address/nearest-addresses.ts'

/** The message of a thrown response (docs/product.md#error-page), such as 'Something went wrong, /de/workshops'; undefined without one. */
export function errorMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const body: unknown = error.data
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}

/** The suggested addresses of a response thrown by `missingAddress`; empty for any other. */
export function suggestedAddresses(error: unknown): KnownAddress[] {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null
  const suggestions = typeof body === 'object' && body !== null && 'suggestions' in body ? body.suggestions : null
  return Array.isArray(suggestions) ? suggestions.filter(isAddress) : []
}

function isAddress(value: unknown): value is KnownAddress {
  return typeof value === 'object' && value !== null && 'href' in value && 'title' in value
}

/** The messages of Chromium, Firefox and Safari for a request without a response. */
const noAnswer = /failed to fetch|networkerror|load failed/i

/** The status for the error page; null in a browser without any response. */
export function errorStatus(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof TypeError && noAnswer.test(error.message) ? null : 500
}
