import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail, MailTransport } from '#platform/ports/mail.ts'

export interface OpenTransport {
  transport: MailTransport
  /** The whole messages that have arrived, in order. */
  arrived(): Uint8Array[]
  close(): Promise<void>
}

/** What every `MailTransport` promises. `openRefusing` gives one whose far end takes nothing. */
export function mailTransportContract(
  name: string,
  opening: { open(): Promise<OpenTransport>; openRefusing(): Promise<OpenTransport> },
): void {
  describe(name, () => {
    let open: OpenTransport

    beforeEach(async () => {
      open = await opening.open()
    })
    afterEach(() => open.close())

    async function delivered(mail: Mail) {
      await open.transport.send(mail)
      const message = open.arrived().at(-1)
      if (!message) throw new Error('nothing arrived')
      const raw = new TextDecoder().decode(message)
      const head = raw.split('\r\n\r\n')[0] ?? ''
      return { raw, head, parsed: await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' }) }
    }

    it('delivers text and HTML as alternatives, umlauts and emoji whole', async () => {
      const { parsed } = await delivered(confirmation)
      expect(parsed.from).toMatchObject({ name: 'Flight Levels', address: 'office@flightlevels.example' })
      expect(parsed.to).toMatchObject([{ name: 'Dr. Sabine Größwürzinger 🛫', address: 'sabine@donauwerk.example' }])
      expect(parsed.subject).toBe(confirmation.subject)
      expect(parsed.text?.trimEnd()).toBe(confirmation.text)
      expect(parsed.html?.trimEnd()).toBe(confirmation.html)
    })

    it('is marked as automatic', async () => {
      const { parsed } = await delivered(confirmation)
      expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    })

    it.each([
      ['the subject', { subject: 'Deine Buchung\r\nBcc: mallory@example.org\r\n\r\nfalscher Text' }],
      ['the name', { to: { name: 'Lena\r\nBcc: mallory@example.org', email: 'lena@donauwerk.example' } }],
      ['the name, with an umlaut', { to: { name: 'Jürgen\nBcc: mallory@example.org', email: 'j@donauwerk.example' } }],
      ['the name, in quotes', { to: { name: 'Lena", "x" <mallory@example.org>, "', email: 'lena@donauwerk.example' } }],
      ['the file name', { attachments: [{ ...calendarFile(), filename: 'a.ics"\r\nBcc: mallory@example.org' }] }],
    ])('lets no one write a header or a recipient through %s', async (_, change) => {
      const { head, parsed } = await delivered({ ...confirmation, ...change })
      expect(head).not.toMatch(/^bcc:/im)
      expect(parsed.bcc ?? []).toEqual([])
      expect(parsed.to).toHaveLength(1)
      expect(parsed.to?.[0]?.address).toMatch(/@donauwerk\.example$/)
      expect(parsed.text?.trimEnd()).toBe(confirmation.text)
    })

    it.each(['a@donauwerk.example, mallory@example.org', 'a@donauwerk.example\r\nRCPT TO:<mallory@example.org>'])(
      'refuses an address that names someone else too: %j',
      async (email) => {
        await expect(open.transport.send({ ...confirmation, to: { name: 'Lena', email } })).rejects.toThrow(RangeError)
        expect(open.arrived()).toEqual([])
      },
    )

    it('delivers attachments byte for byte', async () => {
      const everyByte = Uint8Array.from({ length: 1024 }, (_, index) => index % 256)
      const invoice = { filename: 'Rechnung für Größwürzinger.pdf', contentType: 'application/pdf', content: everyByte }
      const { raw, parsed } = await delivered({ ...confirmation, attachments: [calendarFile(), invoice] })
      expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
        ['fl2d-wien.ics', 'text/calendar'],
        ['Rechnung für Größwürzinger.pdf', 'application/pdf'],
      ])
      expect(bytes(parsed.attachments[1]?.content)).toEqual(everyByte)
      // The parser evens out line ends of text parts, so the calendar file is sought as it travels.
      expect(raw.replaceAll('\r\n', '')).toContain(Buffer.from(calendarFile().content).toString('base64'))
    })

    it('gives a calendar file the type that mail programs act on', async () => {
      await open.transport.send({ ...confirmation, attachments: [calendarFile()] })
      const message = new TextDecoder().decode(open.arrived()[0])
      expect(message.replace(/\r\n[ \t]+/g, ' ')).toMatch(
        /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/im,
      )
    })

    it('keeps the Message-ID when a mail is sent again, and tells two mails apart', async () => {
      const first = await delivered(confirmation)
      const again = await delivered(confirmation)
      const other = await delivered({ ...confirmation, key: 'booking-confirmation:o-2' })
      expect(first.parsed.messageId).toMatch(/^<[0-9a-f]{32}@flightlevels\.example>$/)
      expect(again.parsed.messageId).toBe(first.parsed.messageId)
      expect(other.parsed.messageId).not.toBe(first.parsed.messageId)
    })

    it('tells mail programs how to leave a list with one click, in one line each (RFC 8058)', async () => {
      const oneClickUrl = `https://flightlevels.example/de/newsletter/one-click/${'Zk3uVb9sQy7wR1tXo5mNdA'.repeat(4)}`
      const { head, parsed } = await delivered({ ...confirmation, oneClickUrl })
      const headerOf = (name: string) => parsed.headers.find(({ key }) => key === name)?.value
      expect(headerOf('list-unsubscribe')).toBe(`<${oneClickUrl}>`)
      expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      // encoded words or a fold inside the address would hide it from those who sign and read it
      expect(head).toContain(`List-Unsubscribe: <${oneClickUrl}>`)
      expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    })

    it('has no unsubscribe header in mail to one person', async () => {
      const { parsed } = await delivered(confirmation)
      expect(parsed.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
    })

    it('leads answers to anyone who wrote, where that is someone else', async () => {
      const replyTo = { name: 'Emre Yıldız\r\nBcc: mallory@example.org', email: 'emre@donauwerk.example' }
      const { head, parsed } = await delivered({ ...confirmation, replyTo })
      expect(parsed.replyTo).toEqual([
        { name: 'Emre Yıldız Bcc: mallory@example.org', address: 'emre@donauwerk.example' },
      ])
      expect(head).not.toMatch(/^bcc:/im)
      expect((await delivered(confirmation)).parsed.replyTo).toBeUndefined()
    })

    it('rejects when the far end refuses', async () => {
      const refusing = await opening.openRefusing()
      try {
        await expect(refusing.transport.send(confirmation)).rejects.toThrow()
        expect(refusing.arrived()).toEqual([])
      } finally {
        await refusing.close()
      }
    })
  })
}

const confirmation: Mail = {
  key: 'booking-confirmation:o-1',
  to: { name: 'Dr. Sabine Größwürzinger 🛫', email: 'sabine@donauwerk.example' },
  subject: 'Gebucht: Flight Level 2 Design in Wien, 19.–20. Jänner 2027 – schön, dass ihr dabei seid 🎉',
  html: '<!doctype html><p>Grüß dich, Sabine! שלום</p>',
  text: `Grüß dich, Sabine! שלום\n\n.\n${'Eine sehr lange Zeile. '.repeat(60).trimEnd()}`,
  attachments: [],
}

function calendarFile() {
  return {
    filename: 'fl2d-wien.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: new TextEncoder().encode('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nSUMMARY:Öffnen \n\nEND:VCALENDAR'),
  }
}

function bytes(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content === undefined || typeof content === 'string') throw new TypeError('not bytes')
  return new Uint8Array(content)
}
