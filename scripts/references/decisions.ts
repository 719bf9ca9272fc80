export interface Decision {
  file: string
  number: string
  title: string
  date: string
  /** As written: `accepted` or `superseded by [0054](0155-….md)`. */
  status: string
}

const head = /^# (\d{4}): (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|superseded by \[\d{4}\]\([^)]+\))\.\n/
const order = ['Context', 'Decision', 'Costs', 'Alternatives']
const form = `“# NNNN: Title”, “Date: YYYY-MM-DD. Status: accepted.”, then ${order.map((name) => `“## ${name}”`).join(', ')}; only the decision is a must`

/** Parses a file of docs/decisions; a sentence when its form is incomplete. */
export function readDecision(file: string, text: string): Decision | string {
  const [, number = '', title = '', date = '', status = ''] = head.exec(text) ?? []
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  const inOrder = order.filter((name) => headings.includes(name))
  const isInForm = number !== '' && file.startsWith(`${number}-`) && headings.join() === inOrder.join()
  if (!isInForm || !headings.includes('Decision')) return `docs/decisions/${file}: a decision has the form ${form}`
  return { file, number, title, date, status }
}

/** The rows of the index, oldest number first. */
export function indexRows(decisions: Decision[]): string {
  const rows = decisions
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .map(({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`)
  return ['| Number | Decision | Date | Status |', '|---|---|---|---|', ...rows, ''].join('\n')
}

/** Numbers used twice, one sentence each. */
export function sharedNumbers(decisions: Decision[]): string[] {
  return [...Map.groupBy(decisions, ({ number }) => number)]
    .filter(([, found]) => found.length > 1)
    .map(
      ([number, found]) => `docs/decisions: ${found.map(({ file }) => file).join(' and ')} share the number ${number}`,
    )
}
