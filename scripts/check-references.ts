import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { dirname, join } from 'node:path/posix'
import { reportFindings } from './report-findings.ts'

/** Documents and tickets outside the repository. */
const outside = /\b(?:SPEC|DESIGN|LOOK|PEERS)\b|\b[Ii]ssue (?:#?\d|of the )/g
const documentPath = /\b(docs\/(?:[\w-]+\/)*[\w-]+\.md|[A-Z]+\.md)(?:#([\w-]+))?/g
const decisionNumber = /\bdecisions?[ /](\d{4})\b/gi
/** A file of the code, as documents name it. */
const codePath = /`((?:src|server|scripts|bench|tests|seed)\/[\w./+-]+\.(?:tsx?|css|json))`/g
const markdownLink = /\]\(([^)\s]+)\)/g

/**
 * Broken references, one sentence each: to documents outside the repository, and to Markdown files, headings, decisions or (in Markdown) files of the code that do not exist. `texts`
 * are the files to check by path from the root, including every Markdown file.
 */
export function findWrongReferences(texts: Map<string, string>, exists: (path: string) => boolean): string[] {
  const anchors = new Map(
    [...texts].filter(([path]) => isMarkdown(path)).map(([path, text]) => [path, anchorsOf(text)]),
  )
  const decisions = new Set([...texts.keys()].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []))

  function leadsNowhere(path: string, anchor: string | undefined): boolean {
    if (!anchors.has(path)) return !exists(path)
    return anchor !== undefined && !anchors.get(path)?.has(anchor)
  }

  return [...texts].flatMap(([path, text]) => [
    ...[...text.matchAll(outside)].map(
      ([words]) => `${path}: “${words}” is outside the repository; refer to docs/product.md or a rule, or say it here`,
    ),
    ...[...text.matchAll(documentPath)]
      .filter(([, file = '', anchor]) => leadsNowhere(file, anchor))
      .map(([words]) => `${path}: ${words} does not exist`),
    ...[...text.matchAll(decisionNumber)]
      .filter(([, number = '']) => !decisions.has(number))
      .map(([words]) => `${path}: “${words}” does not exist`),
    ...(isMarkdown(path) ? [...text.matchAll(codePath)] : [])
      .filter(([, file = '']) => !exists(file))
      .map(([words]) => `${path}: ${words} does not exist`),
    ...(isMarkdown(path) ? linksOf(path, text) : [])
      .filter(({ file, anchor }) => leadsNowhere(file, anchor))
      .map(({ link }) => `${path}: the link ${link} leads nowhere`),
  ])
}

function linksOf(path: string, text: string): { link: string; file: string; anchor: string | undefined }[] {
  return [...text.matchAll(markdownLink)].flatMap(([, link = '']) => {
    if (/^(?:https?|mailto):|^\//.test(link)) return []
    const [file = '', anchor] = link.split('#')
    return [{ link, file: file === '' ? path : join(dirname(path), file), anchor }]
  })
}

/** The heading ids that GitHub generates. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const isMarkdown = (path: string) => path.endsWith('.md')

interface Decision {
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

if (import.meta.main) {
  const index = 'docs/decisions/README.md'

  // The check names what it refuses, and its tests contain wrong references on purpose.
  const paths = globSync('**/*.{ts,tsx,js,css,md}', {
    exclude: [
      'node_modules',
      'build',
      'test-results',
      'scripts/check-references.ts',
      'scripts/{decisions,find-wrong-references}.test.ts',
    ],
  })
  const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))

  const read = [...texts]
    .filter(([path]) => /^docs\/decisions\/\d/.test(path))
    .map(([path, text]) => readDecision(basename(path), text))
  const decisions = read.filter((one): one is Decision => typeof one !== 'string')

  const written = texts.get(index) ?? ''
  const table = `${written.split('\n| Number |')[0]}\n${indexRows(decisions)}`
  if (process.argv.includes('--write')) writeFileSync(index, table)
  const isStale = written !== table && !process.argv.includes('--write')

  reportFindings(`${texts.size} files, ${decisions.length} decisions`, [
    ...findWrongReferences(texts, existsSync),
    ...read.filter((one) => typeof one === 'string'),
    ...sharedNumbers(decisions),
    ...(isStale ? [`${index} does not list the decisions as they are: node scripts/check-references.ts --write`] : []),
  ])
}
