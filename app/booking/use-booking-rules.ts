import { useEffect, useState } from 'react'
import type { bookingRules } from './booking-rules.ts'

/**
 * What judges the form in the browser, loaded when the form comes near or somebody goes there by keyboard (docs/decisions/0051). Null
 * until then: the form works as without JavaScript, and the server judges.
 */
export function useBookingRules(formId: string): typeof bookingRules | null {
  const [rules, setRules] = useState<typeof bookingRules | null>(null)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    const leave = () => {
      nearby.disconnect()
      form.removeEventListener('focusin', load)
    }
    const load = () => {
      leave()
      import('./booking-rules.ts').then(
        (module) => setRules(() => module.bookingRules),
        // Without them the server judges; a part of an old build reloads the page (docs/decisions/0033).
        () => undefined,
      )
    }
    const nearby = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      rootMargin: '50% 0px',
    })
    nearby.observe(form)
    form.addEventListener('focusin', load)
    return leave
  }, [formId])

  return rules
}
