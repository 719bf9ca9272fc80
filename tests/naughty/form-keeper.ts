import { type FoundForm, formsOf } from './posted-forms.ts'
import type { KnownForm, Walk } from './walk.ts'

/** A form as its page shows it now. */
export interface FormKeeper {
  form(): Promise<FoundForm>
  /** It was taken, or came too late: its hidden fields may be others now, or it may be gone from its page. */
  wasUsed(): void
}

export function formKeeper(walk: Walk, { form, pages }: KnownForm): FormKeeper {
  const rest = [...pages]
  let current: FoundForm | null = form
  async function fresh(): Promise<FoundForm> {
    for (let page = rest[0]; page !== undefined; page = rest[0]) {
      const again = await shownOn(walk, page, form)
      if (again) return again
      rest.shift()
    }
    // None of its pages has it any more: it is sent as it was, as someone does who has left it open.
    return form
  }
  return {
    async form() {
      current ??= form.method === 'get' ? form : await fresh()
      return current
    },
    wasUsed() {
      current = null
      rest.push(...rest.splice(0, 1))
    },
  }
}

/** The form of this shape, if the page has it now. */
export async function shownOn(walk: Walk, page: string, { shape }: FoundForm): Promise<FoundForm | undefined> {
  const answer = await walk.ask(page)
  const html = answer.ok ? await walk.take(answer, page) : null
  return html === null ? undefined : formsOf(html, page).find((form) => form.shape === shape)
}
