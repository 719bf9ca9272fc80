import { useEffect } from 'react'

/**
 * Asks before a page is left by which something typed would be lost: a link, a reload, a closed tab, another form of the page. The question is the
 * browser's own. Forms and editors take part by `data-unsaved`: 'typed' for fields that differ from how the page came, 'always' for what came back
 * unsaved or is kept outside of fields.
 */
export function useAskBeforeLeaving(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    /** It takes along what was typed into it. */
    let sent: HTMLFormElement | null = null

    // In the capturing phase: for a newer build, src/frame/browser/page.ts stops the event there.
    function noteSent(event: SubmitEvent) {
      const { target, submitter } = event
      if (!(target instanceof HTMLFormElement) || !isAnsweredHere(target, submitter)) return
      sent = target
      // A form that a script sends leaves no page, and may come back.
      setTimeout(() => {
        if (event.defaultPrevented) sent = null
      })
    }

    // What answered was a file, and the page is still there.
    function noteTyped({ target }: Event) {
      if (target instanceof Node && sent?.contains(target)) sent = null
    }

    function ask(event: BeforeUnloadEvent) {
      if (hasUnsaved(document, sent)) event.preventDefault()
      sent = null
    }

    addEventListener('submit', noteSent, { capture: true })
    addEventListener('input', noteTyped)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('submit', noteSent, { capture: true })
      removeEventListener('input', noteTyped)
      removeEventListener('beforeunload', ask)
    }
  }, [isOn])
}

function isAnsweredHere(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target = submitter?.getAttribute('formtarget') ?? form.target
  return target === '' || target === '_self'
}

function hasUnsaved(page: ParentNode, sent: HTMLFormElement | null): boolean {
  return [...page.querySelectorAll<HTMLElement>('[data-unsaved]')].some(
    (part) =>
      part !== sent &&
      (part.dataset.unsaved === 'always' || (part instanceof HTMLFormElement && [...part.elements].some(isChanged))),
  )
}

/** Whether a field differs from how it came. Browsers fill in passwords by themselves. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findLastIndex((option) => option.defaultSelected),
      )
    )
  if (!(field instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked, value, defaultValue, dataset } = field
  if (type === 'hidden' || type === 'password') return false
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  // React keeps the default of a field with state up with its value: such a field has the saved one beside it.
  return value !== (dataset.saved ?? defaultValue)
}
