/** How long an answer is waited for, in milliseconds: as `keepTheForm` waits. */
const patience = 30_000

/** The part of a page that an answer takes the place of: `FormPlace` puts it around a form. */
const place = '[data-form-place]'

/**
 * Forms that only the server checks (docs/decisions/0058) are answered where they stand: the same form goes to the same address, and of the page
 * that answers the form's own part is shown here. When no answer comes the form stays as it is and says so.
 */
export function answerInPlace(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    const around = target instanceof HTMLFormElement ? target.closest<HTMLElement>(place) : null
    if (!around || !(target instanceof HTMLFormElement)) return
    event.preventDefault()
    if (around.ariaBusy !== 'true') void send(around, target, submitter)
  })
  // The answer was a page of its own: sent without this script, or before it came.
  const answered = document.querySelector<HTMLElement>(`${place}[data-answered]`)
  if (answered && document.activeElement === document.body) focusAnswer(answered)
}

async function send(around: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const button = submitter ?? form.querySelector<HTMLElement>('button:not([type="button"])')
  const words = button?.textContent ?? ''
  sayLost(around, null)
  around.ariaBusy = 'true'
  button?.setAttribute('aria-disabled', 'true')
  if (button) button.textContent = button.dataset.sending ?? words
  const answer = await answerTo(form, around.dataset.formPlace ?? '')
  around.ariaBusy = null
  if (answer) {
    around.innerHTML = withIdsOf(form, answer)
    return focusAnswer(around)
  }
  button?.removeAttribute('aria-disabled')
  if (button) button.textContent = words
  sayLost(around, navigator.onLine ? 'again' : 'offline')
  addEventListener(
    'online',
    () => around.querySelector('[data-lost="offline"]:not([hidden])') && sayLost(around, 'again'),
    {
      once: true,
    },
  )
}

/** The form's own part of the page that answers; null where there is none. */
async function answerTo(form: HTMLFormElement, name: string): Promise<HTMLElement | null> {
  try {
    // No file is in such a form.
    const body = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))
    const answer = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(patience) })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return page.querySelector<HTMLElement>(`[data-form-place="${name}"]`)
  } catch {
    return null
  }
}

/** The markup of the answer, with the ids of the form that it takes the place of: others on this page may have those of the answer. */
function withIdsOf({ id }: HTMLFormElement, answer: HTMLElement): string {
  const other = answer.querySelector('form')?.id
  return other ? answer.innerHTML.replaceAll(other, id) : answer.innerHTML
}

/** The focus moves to what is wrong, or to what was done. */
function focusAnswer(around: HTMLElement): void {
  const at = ['[role="alert"][tabindex]', '[aria-invalid="true"]', '[tabindex="-1"]:not([hidden], input)']
  at.map((selector) => around.querySelector<HTMLElement>(selector))
    .find((found) => found !== null)
    ?.focus()
}

function sayLost(around: HTMLElement, lost: 'again' | 'offline' | null): void {
  for (const notice of around.querySelectorAll<HTMLElement>('[data-lost]')) {
    notice.hidden = notice.dataset.lost !== lost
    if (!notice.hidden) notice.focus()
  }
}
