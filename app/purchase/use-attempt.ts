import { useEffect, useState } from 'react'

/**
 * The number of this attempt, drawn once the form is interactive: sent twice, the same form orders once, and somebody who wants the same
 * again gets it. Without a script the contents of the form say that it is the same.
 */
export function useAttempt(isReady: boolean): string {
  const [attempt, setAttempt] = useState('')
  useEffect(() => {
    if (isReady) setAttempt(crypto.randomUUID())
  }, [isReady])
  return attempt
}
