import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * When the browser validates a form (docs/rules/forms.md): when it is sent, and from then on with each key. Never on blur: a message that
 * appears between pressing and releasing moves the button away from under the pointer, and the click is lost.
 */
export const validationTiming = { shouldValidate: 'onSubmit', shouldRevalidate: 'onInput' } as const

/** The validation in the browser, loaded when the form comes into view (docs/decisions/0003). Null until then: the server validates. */
export function useFormRules<Rules>(formId: string, load: () => Promise<Rules>): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  const loader = useRef(load)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    const leave = () => {
      nearby.disconnect()
      form.removeEventListener('focusin', fetchRules)
    }
    const fetchRules = () => {
      leave()
      loader.current().then(
        (found) => startTransition(() => setRules(() => found)),
        // Without them the server validates; a missing chunk of an old build reloads the page (docs/decisions/0020).
        () => undefined,
      )
    }
    // Not before: the form begins on the second screen, and most who read the first one do not fill it in.
    const nearby = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && fetchRules())
    nearby.observe(form)
    form.addEventListener('focusin', fetchRules)
    return leave
  }, [formId])

  return rules
}
