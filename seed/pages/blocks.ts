import type { StoredBlock } from '#content/documents/stored-block.ts'
import { type Drawing, drawn } from './drawings.ts'

/** The words in which the seed writes its pages. Texts are HTML as an editor would write it. */

export interface PageText {
  /** Plain text: for the browser's tab, search engines and lists. */
  title: string
  blocks: StoredBlock[]
}

interface Look {
  anchor?: string
  className?: string
}

/** The head of a page: its title, its promise in one paragraph, and where to go from here. */
export function cover(title: string, lede: string, ...actions: StoredBlock[]): StoredBlock {
  const buttonRow = actions.length > 0 ? [buttons(...actions)] : []
  return { name: 'core/cover', innerBlocks: [heading(1, title), paragraph(lede), ...buttonRow] }
}

export function group(look: Look, ...innerBlocks: StoredBlock[]): StoredBlock {
  return { name: 'core/group', fields: { ...look }, innerBlocks }
}

/** A section with its heading on the left and everything else on the right. */
export function split(anchor: string, title: string, ...rest: StoredBlock[]): StoredBlock {
  return group({ anchor, className: 'is-style-split' }, heading(2, title), ...rest)
}

/** A pale section: prices stand in it. */
export function sky(anchor: string, title: string, ...rest: StoredBlock[]): StoredBlock {
  return group({ anchor, className: 'is-style-sky' }, heading(2, title), ...rest)
}

/** A section over the whole width: columns stand in it. */
export function wide(anchor: string, title: string, ...rest: StoredBlock[]): StoredBlock {
  return group({ anchor }, heading(2, title), ...rest)
}

/** One of the three flight levels inside a dark section: what it is called, what it asks, what it is about, where to learn it. */
export function level(number: 1 | 2 | 3, text: { name: string; question: string; about: string; link: StoredBlock }) {
  return group(
    { className: `is-style-level level-${number}` },
    heading(3, text.name),
    paragraph(text.question),
    paragraph(text.about),
    buttons(text.link),
  )
}

export function heading(headingLevel: 1 | 2 | 3, content: string): StoredBlock {
  return { name: 'core/heading', fields: { level: headingLevel, content: typeset(content) } }
}

export function paragraph(content: string): StoredBlock {
  return { name: 'core/paragraph', fields: { content: typeset(content) } }
}

export function list(items: readonly string[], look: { className?: string; ordered?: boolean } = {}): StoredBlock {
  const innerBlocks = items.map((item) => ({ name: 'core/list-item', fields: { content: typeset(item) } }))
  return { name: 'core/list', fields: { ordered: false, ...look }, innerBlocks }
}

/** What people take home, each with a tick. */
export function ticks(...items: string[]): StoredBlock {
  return list(items, { className: 'is-style-ticks' })
}

/** Points of equal weight, each begun by its own small title: '<strong>Kleine Gruppen.</strong> Vor Ort …'. */
export function points(...items: string[]): StoredBlock {
  return list(items, { className: 'is-style-points' })
}

export function columns(...innerBlocks: StoredBlock[]): StoredBlock {
  return { name: 'core/columns', innerBlocks }
}

export function column(title: string, ...rest: StoredBlock[]): StoredBlock {
  return { name: 'core/column', innerBlocks: [heading(3, title), ...rest] }
}

/** The agenda: a column for each day or module. */
export function schedule(...days: StoredBlock[]): StoredBlock {
  return { name: 'core/columns', fields: { className: 'is-style-schedule' }, innerBlocks: days }
}

/** One column of a schedule; each entry is its time ('09:00') or its part ('Tag 1') and what happens then. */
export function day(title: string, ...entries: [when: string, what: string][]): StoredBlock {
  return column(title, list(entries.map(([when, what]) => `<strong>${when}</strong> ${what}`)))
}

/** Offers to choose from, side by side; `offer` makes one. */
export function packages(...offers: StoredBlock[]): StoredBlock {
  return { name: 'core/columns', fields: { className: 'is-style-packages' }, innerBlocks: offers }
}

/** One of them: its name, in one line what it costs or holds ('<strong>€ 7.500</strong> …'), what more there is to say, and the way to it. */
export function offer(title: string, core: string, ...rest: StoredBlock[]): StoredBlock {
  return column(title, paragraph(core), ...rest)
}

/** Columns that follow each other in time. */
export function steps(...innerBlocks: StoredBlock[]): StoredBlock {
  return { name: 'core/columns', fields: { className: 'is-style-steps' }, innerBlocks }
}

interface Beside {
  drawing: Drawing
  /** What it shows, for those who do not see it. Empty where it only decorates. */
  alt: string
  side?: 'left' | 'right'
  /** Its share of the row, percent. */
  share?: number
}

/** A drawing with blocks beside it. */
export function beside(
  { drawing, alt, side = 'left', share = 50 }: Beside,
  ...innerBlocks: StoredBlock[]
): StoredBlock {
  const fields = { ...drawn(drawing), alt, mediaPosition: side, mediaWidth: share }
  return { name: 'core/media-text', fields, innerBlocks }
}

/** Ways on, side by side. */
export function cards(...innerBlocks: StoredBlock[]): StoredBlock {
  return group({ className: 'is-style-cards' }, ...innerBlocks)
}

/** One of them. Its drawing only decorates: the title says it all. */
export function card(title: string, content: string, url: string, drawing: Drawing): StoredBlock {
  const { url: image, width, height } = drawn(drawing)
  const fields = { title: typeset(title), content: typeset(content), url, image, alt: '', width, height }
  return { name: 'flightdeck/default-card', fields }
}

interface Talk {
  title: string
  /** Where, in which form, by whom, in which language. */
  stage: string
  done: boolean
  drawing: Drawing
}

/** One talk of the speaking list and what it is about. */
export function talk({ title, stage, done, drawing }: Talk, ...about: StoredBlock[]): StoredBlock {
  const fields = { title: typeset(title), stage: typeset(stage), done, backgroundImage: drawn(drawing).url }
  return { name: 'flightdeck/speaking-list', fields, innerBlocks: about }
}

/** A table: the heads of its columns and its rows, each begun by its own head. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): StoredBlock {
  const cell = (tag: string, scope: string, text: string) => `<${tag}${scope}>${typeset(text)}</${tag}>`
  const head = heads.map((text) => cell('th', ' scope="col"', text)).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => cell('td', '', text)).join('')
    return `<tr>${cell('th', ' scope="row"', first)}${cells}</tr>`
  })
  const content = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  return { name: 'core/html', fields: { content } }
}

/** The sign-up for the one newsletter that there is. */
export function newsletter(): StoredBlock {
  return { name: 'flightdeck/newsletter', fields: { listId: 'monthly' } }
}

/** Questions and answers, two texts each. */
export function answers(...pairs: [question: string, answer: string][]): StoredBlock[] {
  return pairs.flatMap(([question, answer]) => [heading(3, question), paragraph(answer)])
}

export function buttons(...innerBlocks: StoredBlock[]): StoredBlock {
  return { name: 'core/buttons', innerBlocks }
}

export function button(text: string, url: string): StoredBlock {
  return { name: 'core/button', fields: { text, url, ghostButton: false } }
}

/** A quiet link beside or instead of a filled button. */
export function ghostButton(text: string, url: string): StoredBlock {
  return { name: 'core/button', fields: { text, url, ghostButton: true } }
}

/** Leads to a partner who sells and invoices; search engines are told that the address carries a referral parameter. */
export function partnerButton(text: string, url: string): StoredBlock {
  return { name: 'core/button', fields: { text, url, rel: 'sponsored', ghostButton: false } }
}

/** Parts of the program that a page may place. Where a route does not supply one, nothing shows. */
type PlacedComponent = 'contact-form' | 'pricing' | 'testimonials' | 'trainers' | 'upcoming-dates' | 'workshop-grid'

export function component(componentName: PlacedComponent, look: Look = {}): StoredBlock {
  return { name: 'flightdeck/component', fields: { componentName, ...look } }
}

/** '€ 1.990' stays in one line, and no line begins with a dash. */
function typeset(text: string): string {
  return text.replaceAll('€ ', '€&nbsp;').replaceAll(' – ', '&nbsp;– ')
}
