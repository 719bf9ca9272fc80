import { noTraces } from '../no-traces.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file for the one who asked: named after what is in it and the day, and kept nowhere on its way. */
export function fileDownload(
  content: string | AsyncGenerator<string | Uint8Array<ArrayBuffer>>,
  { name, day, type }: { name: string; day: string; type: keyof typeof types },
): Response {
  return new Response(typeof content === 'string' ? content : madeWhileSent(content), {
    headers: {
      ...noTraces,
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename="${name}-${day}.${type}"`,
    },
  })
}

/** The next part is made when the browser has read the one before; a cancelled download ends `parts` (their `finally`). */
function madeWhileSent(parts: AsyncGenerator<string | Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
