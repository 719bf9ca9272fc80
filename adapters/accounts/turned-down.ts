/** Whether better-auth has turned somebody down, as opposed to having failed. Its errors carry a status of HTTP. */
export function isTurnedDown(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 0
  return typeof error.statusCode === 'number' ? error.statusCode : 0
}
