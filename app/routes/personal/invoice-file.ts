import type { MailAttachment } from '#usecases/ports.ts'
import { noTraces } from './no-traces.ts'

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
