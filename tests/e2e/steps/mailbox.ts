import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import type { Site } from '../../helpers/start-site.ts'

/** One message of the local mailbox. */
export interface ParsedEmail {
  subject: string
  html: string
  text: string
  /** By their names in lower case, unfolded. */
  headers: Record<string, string>
  /** Calendar files that hang on it. */
  calendars: Calendar[]
}

export interface Calendar {
  filename: string
  /** First moment of each event. */
  starts: Temporal.Instant[]
}

export const officeAddress = 'office@flightlevels.example'

/** The URL of the mailbox, as the site prints it. */
export function mailboxUrl(site: Site): string {
  const found = /http\S+\/mailbox\/\S+/.exec(site.output())?.[0]
  if (!found) throw new Error(`the site does not say where its mailbox is:\n${site.output()}`)
  return found
}

/** The messages to one address, newest first, read as a mail program reads them. They leave by a job: ask again until they are there. */
export function emailsTo(site: Site, address: string): Promise<ParsedEmail[]> {
  return emails(site, (to) => to === address)
}

/** All messages, to whomever. */
export function everyEmail(site: Site): Promise<ParsedEmail[]> {
  return emails(site, () => true)
}

async function emails(site: Site, isMeant: (to: string) => boolean): Promise<ParsedEmail[]> {
  const list = await read(mailboxUrl(site))
  const rows = [...list.matchAll(/<a href="(\/mailbox\/[^/"]+\/[^/"]+)">[^<]*<\/a><span[^>]*>([^<]*)<\/span>/g)]
  const paths = rows.filter(([, , to = '']) => isMeant(to)).map(([, path]) => path)
  return Promise.all(
    paths.map(async (path) => parsedEmail(await PostalMime.parse(await read(`${site.url}${path}/message.eml`)))),
  )
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

function parsedEmail({ subject, html, text, headers, attachments }: Email): ParsedEmail {
  return {
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    calendars: attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ filename, content }) => calendarFrom(filename ?? '', content)),
  }
}

function calendarFrom(filename: string, content: string | ArrayBuffer | Uint8Array): Calendar {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const root = new ICAL.Component(ICAL.parse(text))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  return {
    filename,
    starts: events.map(({ startDate }) => Temporal.Instant.fromEpochMilliseconds(startDate.toJSDate().getTime())),
  }
}
