import { useMemo } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import type { Sending } from './sending.tsx'

/** Forms and pages by React Router. */
export function useRouterSending(): Sending {
  const isSending = useNavigation().state === 'submitting'
  const navigate = useNavigate()
  return useMemo(
    () => ({
      Form,
      isSending,
      go: (href) => void navigate(href),
      showInstead: (href) => void navigate(href, { replace: true, preventScrollReset: true }),
    }),
    [isSending, navigate],
  )
}
