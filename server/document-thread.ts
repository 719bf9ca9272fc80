import { createHash } from 'node:crypto'
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type * as drawings from '../src/draw-documents.ts'
import type { DocumentOrder } from '../src/draw-documents.ts'

export interface DocumentMaker {
  make(order: DocumentOrder): Promise<Uint8Array>
  close(): Promise<void>
}

type Answer = { number: number; made: Uint8Array } | { number: number; error: string }

interface Thread {
  worker: Worker
  waiting: Map<number, PromiseWithResolvers<Uint8Array>>
  failAll(reason: Error): void
}

const threadName = 'documents of Flightdeck'
/** Milliseconds without work after which the thread ends and frees the memory of fonts and libraries. The next document starts it again. */
const patience = 20_000
/** Megabytes. A document that needs more fails alone, without taking the process down. */
const most = 384
/** Cached documents, for mails that are retried and invoices that are opened twice. */
const kept = 64

/** Renders documents in a worker thread, each once, however often its mail is retried. `drawn` is the built module that draws. */
export function documentThread(drawn: URL, { idleMs = patience } = {}): DocumentMaker {
  const made = new LRUCache<string, Promise<Uint8Array>>({ max: kept })
  let thread: Thread | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0

  async function end(reason?: Error): Promise<void> {
    const ending = thread
    thread = null
    if (reason) ending?.failAll(reason)
    await ending?.worker.terminate()
  }

  function started(): Thread {
    const worker = new Worker(fileURLToPath(import.meta.url), {
      workerData: { threadName, drawn: drawn.href, compiled: getCompileCacheDir() },
      resourceLimits: { maxOldGenerationSizeMb: most },
    })
    const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
    const failAll = (reason: Error) => {
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    }
    const begun: Thread = { worker, waiting, failAll }
    let reason: Error | undefined
    worker.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('made' in answer) asked?.resolve(answer.made)
      else asked?.reject(new Error(answer.error))
      if (waiting.size > 0) return
      idle = setTimeout(() => void end(), idleMs).unref()
      // The thread must not keep the process alive.
      worker.unref()
    })
    worker.on('error', (error: Error) => {
      reason = error
    })
    // Follows an error, and comes alone when a library ends the thread. The callers retry their orders.
    worker.on('exit', (code) => {
      if (thread === begun) thread = null
      failAll(reason ?? new Error(`the document thread exited with code ${code}`))
    })
    return begun
  }

  function ask(order: DocumentOrder): Promise<Uint8Array> {
    clearTimeout(idle)
    thread ??= started()
    const { worker, waiting } = thread
    worker.ref()
    last += 1
    const asked = Promise.withResolvers<Uint8Array>()
    waiting.set(last, asked)
    worker.postMessage({ number: last, order })
    return asked.promise
  }

  return {
    make(order) {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64')
      const known = made.get(key)
      if (known) return known
      const making = ask(order)
      made.set(key, making)
      making.catch(() => made.delete(key))
      return making
    },
    async close() {
      clearTimeout(idle)
      await end(new Error('the site is shutting down'))
    },
  }
}

/** In the thread: renders one document after the other. It has the process's cache of compiled code only when it asks for it. */
function work(port: MessagePort, { drawn, compiled }: { drawn: string; compiled: string | undefined }): void {
  if (compiled) enableCompileCache(dirname(compiled))
  // as: our own built module; `import()` of a path has no type
  const loading = import(drawn) as Promise<typeof drawings>
  // Written at once, because the thread is ended and does not end.
  let before: Promise<unknown> = loading.then(() => flushCompileCache()).catch(() => undefined)
  port.on('message', ({ number, order }: { number: number; order: DocumentOrder }) => {
    before = before
      .then(async () => (await loading).drawDocument(order))
      .then(
        (content) => {
          // A buffer of its own, which can be transferred.
          const made = new Uint8Array(content)
          port.postMessage({ number, made } satisfies Answer, [made.buffer])
        },
        (thrown: unknown) => {
          const error = thrown instanceof Error ? thrown.message : String(thrown)
          port.postMessage({ number, error } satisfies Answer)
        },
      )
  })
}

if (parentPort && workerData?.threadName === threadName) work(parentPort, workerData)
