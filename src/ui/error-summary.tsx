import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ErrorList } from './error-list.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

interface ErrorSummaryProps extends ComponentProps<typeof ErrorList> {
  /** Changes with each failed attempt, so that the summary is focused again; the response itself will do. */
  answer?: unknown
}

/**
 * The error list of a React form. On a page load the browser focuses it (autofocus), without waiting for the script: by the time the script runs, the
 * user may be pressing a button, and scrolling then would lose the click.
 */
export function ErrorSummary({ answer, ...list }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const [drawn] = useState(() => (isHydrated ? null : { answer }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks for the focus
  useEffect(() => {
    const cameWithPage = drawn !== null && drawn.answer === answer
    if (!cameWithPage) box.current?.focus()
  }, [answer])

  return <ErrorList ref={box} {...list} />
}
