import { parse as parseCsv } from 'csv-parse/sync'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { extractText } from 'unpdf'
import { convert } from 'xmlbuilder2'
import { unzip } from '../helpers/unzip.ts'
import { checkHtml } from './check-html.ts'

/** What the program writes at the head of a mail. A further one would be someone’s words. */
const headers = new Set(
  `auto-submitted content-transfer-encoding content-type date feedback-id from list-unsubscribe list-unsubscribe-post message-id mime-version
  reply-to subject to x-auto-response-suppress`.split(/\s+/),
)
/** What a spreadsheet reads as a formula, also as Japanese and Chinese keyboards write it. Amounts keep their minus. */
const formula = /^[=+@\t\r\n＝＋－＠]|^-(?!\d+(?:[.,]\d+)?$)/

/** Words in a calendar file, with what ends a value or begins another one set off (RFC 5545 3.3.11). */
const wordsOfEvent = /^(?:SUMMARY|LOCATION|DESCRIPTION)(?:;[^:]*)?:(.*)$/
const setOff = /^(?:[^\\;,]|\\[\\;,nN])*$/

const components = new Set(['vcalendar', 'vtimezone', 'standard', 'daylight', 'vevent', 'valarm'])

/** As a mail program reads it: our own heads, to one address, words as words, and whole files. */
export async function checkEmail(message: Email): Promise<string[]> {
  const strange = message.headers.map(({ key }) => key).filter((key) => !headers.has(key))
  const twice = message.headers.length - new Set(message.headers.map(({ key }) => key)).size
  const files = await Promise.all(
    message.attachments.map(({ filename, mimeType, content }) => checkFile(mimeType, bytesOf(content), filename ?? '')),
  )
  return [
    ...strange.map((key) => `a head that is not ours: ${key}`),
    ...(twice > 0 ? ['a head that is there twice'] : []),
    ...(message.to?.length === 1 && !message.cc && !message.bcc ? [] : ['more or less than one address']),
    ...(/[\r\n]/.test(message.subject ?? '') ? ['a subject of two lines'] : []),
    ...checkHtml(message.html ?? '', { mail: true }),
    ...files.flat(),
  ]
}

/** A file that hangs on a mail, or that a page links. */
export async function checkFile(type: string, content: Uint8Array, name = type): Promise<string[]> {
  const text = () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
  try {
    if (type.startsWith('text/calendar')) return checkCalendar(text())
    if (type.startsWith('text/csv')) return checkCsv(text())
    if (type.startsWith('application/pdf')) return (await pdfText(content)) === '' ? [`${name} has no text`] : []
    if (type.includes('spreadsheetml')) return checkWorkbook(content)
    if (/[/+]xml/.test(type)) convert(text(), { format: 'object' })
    if (/[/+]json/.test(type)) JSON.parse(text())
    return []
  } catch (error) {
    return [`${name} cannot be read: ${error}`]
  }
}

/** The calendar files of the program have these parts and no others, and no line of them is someone’s words. */
function checkCalendar(text: string): string[] {
  const partsOf = (part: ICAL.Component): ICAL.Component[] => [part, ...part.getAllSubcomponents().flatMap(partsOf)]
  const parts = partsOf(new ICAL.Component(ICAL.parse(text)))
  const events = parts.filter(({ name }) => name === 'vevent')
  const twice = events.filter((event) =>
    ['uid', 'summary', 'dtstart'].some((name) => event.getAllProperties(name).length !== 1),
  )
  // The reader takes such a line all the same; others end the words there.
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const bare = lines.filter((line) => !setOff.test(wordsOfEvent.exec(line)?.[1] ?? ''))
  return [
    ...bare.map((line) => `words that are not set off: ${line.slice(0, 80)}`),
    ...parts.filter(({ name }) => !components.has(name)).map(({ name }) => `a calendar with ${name}`),
    ...(twice.length > 0 ? ['an event whose lines are torn'] : []),
  ]
}

/** All rows are as wide as the first one, and no cell is a formula. */
function checkCsv(text: string): string[] {
  return cellsOf(text)
    .flat()
    .filter((cell) => formula.test(cell))
    .map((cell) => `a formula: ${cell.slice(0, 40)}`)
}

/** Throws where a row is wider or narrower than the others. */
export function cellsOf(csv: string): string[][] {
  return parseCsv(csv, { delimiter: ';', bom: true })
}

/** Every part is XML, and no cell is a formula. */
function checkWorkbook(content: Uint8Array): string[] {
  const parts = [...unzip(content)].filter(([name]) => /[.](?:xml|rels)$/.test(name))
  for (const [, xml] of parts) convert(xml, { format: 'object' })
  return parts.filter(([, xml]) => /<f[\s>]/.test(xml)).map(([name]) => `a formula in ${name}`)
}

/** The words of a workbook. */
export function wordsOfWorkbook(content: Uint8Array): string {
  return [...unzip(content).values()].join('\n')
}

/** What a reader copies out of a document, without its gaps: lines are broken where the paper ends. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(content), { mergePages: true })
  return text.replaceAll(/\s+/g, '')
}

function bytesOf(content: string | ArrayBuffer | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}
