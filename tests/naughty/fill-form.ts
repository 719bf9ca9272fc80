import type { Control, FoundForm } from './posted-forms.ts'
import type { WordField } from './string-packs.ts'

const wordTypes = new Set(['text', 'textarea', 'search', 'tel'])

/** Fields for words that only a number, an address or the like fits: filled so that the form is taken, unless what they take is the question. */
const fitting: Record<string, (turn: number) => string> = {
  slug: (turn) => `naughty-${turn}`,
  uri: (turn) => `/naughty-${turn}`,
  to: (turn) => `naughty-${turn}`,
  source: (turn) => `/naughty-${turn}`,
  target: () => '/de/blog',
  url: () => 'https://hooks.example/in',
}

/** Boxes that an order requires. */
const ticked = new Set(['invoice.noVatId', 'joinsWaitlist'])

/** Maximum lengths where the page declares none. */
const maxLengths: Record<string, number> = {
  title: 40,
  firstname: 80,
  lastname: 80,
  name: 80,
  postalcode: 20,
  vatid: 20,
  phone: 40,
  excerpt: 500,
  note: 500,
  reason: 500,
  opening: 600,
}

export function wordFields(form: FoundForm, except: ReadonlySet<string>): WordField[] {
  return form.controls
    .filter((control) => takesWords(control) && !except.has(control.name))
    .map(({ name, type, longest }) => {
      const lines = type === 'textarea'
      return { name, lines, room: longest ?? maxLengths[lastOf(name).toLowerCase()] ?? (lines ? 900 : 100) }
    })
}

/** The field that no human sees is no field for words. */
export function takesWords({ type, name }: Control): boolean {
  return wordTypes.has(type) && name !== 'website'
}

/** As a person fills it in who is accepted: everything that is required, each e-mail address used once. `turn` distinguishes the sendings. */
export function filled(form: FoundForm, turn: number): [name: string, value: string][] {
  const isAlone = (control: Control) => form.controls.filter(({ name }) => name === control.name).length === 1
  const done = new Set<string>()
  return form.controls.flatMap((control): [string, string][] => {
    const { name } = control
    if (control.type === 'radio' || control.type === 'checkbox') {
      const chosen = isChosen(control) || (!isAlone(control) && !done.has(name) && noneChosen(form, name))
      if (!chosen) return []
      done.add(name)
      return [[name, control.value || 'on']]
    }
    // Typed a second time, so that no one is erased by a slip.
    const again = name === 'again' ? form.controls.find((other) => other.name === 'address')?.value : undefined
    return control.type === 'file' || control.type === 'password'
      ? []
      : [[name, again ?? typedInto(control, turn, form.method)]]
  })
}

function isChosen({ type, name, checked, required }: Control): boolean {
  return checked || (type === 'checkbox' && (required || ticked.has(name)))
}

function noneChosen({ controls }: FoundForm, name: string): boolean {
  return !controls.some((control) => control.name === name && control.checked)
}

function typedInto(control: Control, turn: number, method: FoundForm['method']): string {
  const { name, type, value, options } = control
  if (value !== '' || type === 'hidden' || name === 'website' || method === 'get') return value
  if (type === 'select')
    return options.find((option) => option === 'AT') ?? options.find((option) => option !== '') ?? ''
  if (type === 'date' || type === 'time') return momentOf(control)
  if (type === 'email') return `somebody-${turn}-${name.replaceAll(/\W/g, '')}@post.example`
  if (type === 'url') return 'https://video.example/room'
  if (name === 'invoice.vatId') return ''
  return fitting[lastOf(name).replace(/\d+$/, '')]?.(turn) ?? 'Kranzelmayer'
}

/** Of rows for days the first one is enough. */
function momentOf({ name, type, required }: Control): string {
  if (!required && !name.includes('[0]')) return ''
  return type === 'date' ? '2027-03-15' : '10:00'
}

function lastOf(name: string): string {
  return name.split('.').at(-1) ?? name
}
