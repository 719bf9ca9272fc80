import { noTraces } from '#frame/no-traces.ts'
import type { MailAttachment } from '#platform/ports/mail.ts'

/** A document behind a personal link: a PDF opens in the browser, everything else is saved. */
export function invoiceFile(
  { filename, contentType, content }: MailAttachment,
  shown: 'inline' | 'attachment',
): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      ...noTraces,
      'Content-Type': contentType,
      'Content-Disposition': `${shown}; filename="${filename}"`,
    },
  })
}
