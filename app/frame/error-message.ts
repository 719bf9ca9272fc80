import { isRouteErrorResponse } from 'react-router'

/** What was thrown said in words (SPEC §8), such as 'Something went wrong, /de/workshops'; undefined where it said nothing. */
export function errorMessage(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const said: unknown = error.data
  if (typeof said !== 'object' || said === null || !('message' in said)) return undefined
  return typeof said.message === 'string' ? said.message : undefined
}
