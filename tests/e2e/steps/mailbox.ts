import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import type { Site } from '../../helpers/start-site.ts'

/** One message of the local mailbox. */
export interface Letter {
  to: string
  subject: string
  html: string
  text: string
  /** Calendar files that hang on it. */
  calendars: Calendar[]
}

export interface Calendar {
  filename: string
  summaries: string[]
  /** First moment of each event. */
  starts: Temporal.Instant[]
}

export const officeAddress = 'office@flightlevels.example'

/** Where the site says that its mail lies. */
export function mailboxUrl(site: Site): string {
  const found = /mailbox at (\S+)/.exec(site.output())?.[1]
  if (!found) throw new Error(`the site does not say where its mailbox is:\n${site.output()}`)
  return found
}

/** Every message there is, newest first, read as a mail program reads it. */
export async function letters(site: Site): Promise<Letter[]> {
  const list = await read(mailboxUrl(site))
  const paths = [...list.matchAll(/href="(\/mailbox\/[^/"]+\/[^/"]+)"/g)].map((match) => match[1])
  return Promise.all([...new Set(paths)].map(async (path) => letterFrom(await PostalMime.parse(await message(path)))))

  async function message(path: string | undefined): Promise<ArrayBuffer> {
    const answer = await fetch(`${site.url}${path}/message.eml`)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.arrayBuffer()
  }
}

/** The messages about one order, and how many there are in all. Mail leaves by a job: ask again until it is there. */
export async function lettersAbout(site: Site, words: string): Promise<Letter[]> {
  return (await letters(site)).filter(({ subject, text }) => subject.includes(words) || text.includes(words))
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`)
  return answer.text()
}

function letterFrom({ to, subject, html, text, attachments }: Email): Letter {
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    html: html ?? '',
    text: text ?? '',
    calendars: attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ filename, content }) => calendarFrom(filename ?? '', content)),
  }
}

function calendarFrom(filename: string, content: string | ArrayBuffer | Uint8Array): Calendar {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  return {
    filename,
    summaries: events.map(({ summary }) => summary),
    starts: events.map(({ startDate }) => Temporal.Instant.fromEpochMilliseconds(startDate.toJSDate().getTime())),
  }
}
