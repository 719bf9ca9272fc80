/** Whether better-auth has turned somebody down, as opposed to having failed. Its errors carry a status of HTTP. */
export function isTurnedDown(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
}
