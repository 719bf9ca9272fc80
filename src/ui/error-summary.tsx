import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ErrorList } from './error-list.tsx'
import { useIsAlive } from './use-is-alive.ts'

interface ErrorSummaryProps extends ComponentProps<typeof ErrorList> {
  /** Changes with each failed attempt, so that the summary takes the focus again: the answer itself will do. */
  answer?: unknown
}

/**
 * The list of what is wrong in a form with React. It takes the focus: from the browser where it came with its page, without waiting for the
 * script. By the time that the script comes someone may be pressing a button, and a page that scrolls then loses the press.
 */
export function ErrorSummary({ answer, ...list }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAlive = useIsAlive()
  const [drawn] = useState(() => (isAlive ? null : { answer }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    const cameWithPage = drawn !== null && drawn.answer === answer
    if (!cameWithPage) box.current?.focus()
  }, [answer])

  return <ErrorList ref={box} {...list} />
}
