import type { FoundForm } from './posted-forms.ts'
import { formsOf } from './posted-forms.ts'
import type { Sender } from './send-everything.ts'
import { type Pack, storable } from './string-packs.ts'
import type { Walk } from './walk.ts'

/** What a form was answered with. */
interface Answered {
  location: string | null
  html: string
}

/** Looks someone up by address, and asks what erasing would do: both forms exist only on the pages that answer a form. */
export async function lookUp(walk: Walk, sender: Sender, address: string): Promise<void> {
  const look = { page: '/office/data-protection', to: '/office/data-protection/file' }
  const known = await sendFrom(walk, sender, look, { address })
  const asking = formTo('/office/data-protection/erase', known.html)
  await walk.take(await sender.once(asking, { address }), asking.action)
}

/** The form that a page sends to an address, by itself to its own, filled in so that it is taken. */
export async function sendFrom(
  walk: Walk,
  sender: Sender,
  { page, to = page }: { page: string; to?: string },
  pack: Pack = {},
): Promise<Answered> {
  const form = formTo(to, (await walk.take(await walk.ask(page), page)) ?? '')
  const answer = await sender.once(form, pack)
  return { location: answer.headers.get('location'), html: (await walk.take(answer, form.action)) ?? '' }
}

/** The one with most fields, where there are several. */
function formTo(target: string, html: string): FoundForm {
  const forms = formsOf(html, target).filter(({ action, method }) => action === target && method === 'post')
  const [form] = forms.toSorted((one, other) => other.controls.length - one.controls.length)
  if (!form) throw new Error(`no form for ${target}`)
  return form
}

/**
 * What the visual editor sends for a page or a post, which is not a form in the markup: each string as a paragraph, once as HTML, once as text. `place` is
 * the page of the office that has the current revision. Returns the answers.
 */
export async function writeBlocks(
  walk: Walk,
  sender: Sender,
  { place, action }: { place: string; action: string },
): Promise<number[]> {
  const statuses: number[] = []
  for (const write of [(text: string) => text, escaped]) {
    const html = (await walk.take(await walk.ask(place), place)) ?? ''
    const controls = formsOf(html, place).flatMap(({ controls }) => controls)
    const revision = controls.find(({ name }) => name === 'expected' || name === 'revision')?.value ?? ''
    const blocks = storable.map((text) => ({ name: 'core/paragraph', fields: { content: write(text) } }))
    const pack = { intent: 'save-publish', expected: revision, title: 'Ω <b>"', blocks: JSON.stringify(blocks) }
    const answer = await sender.once(formWithout(action), pack)
    await walk.take(answer, action)
    statuses.push(answer.status)
  }
  return statuses
}

/** One that no page shows. */
export function formWithout(action: string): FoundForm {
  return { page: action, action, method: 'post', multipart: false, controls: [], buttons: [], shape: action }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
