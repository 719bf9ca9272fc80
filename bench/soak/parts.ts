import { z } from 'zod'
import { freePort } from '#tests/helpers/free-port.ts'
import { type SiteProcess, startSite } from '#tests/helpers/start-site.ts'
import { type Wire, wireTo } from '#tests/helpers/wire.ts'

const errorSchema = z.object({ message: z.string(), code: z.string().optional() })
/** What is read of an entry of the log (server/log.ts). */
const entrySchema = z.object({
  msg: z.string().optional(),
  error: errorSchema
    .extend({
      at: z.array(z.string()).default([]),
      cause: errorSchema.extend({ cause: errorSchema.optional() }).optional(),
    })
    .optional(),
})

/** A process of the site with its own database connection, which can be cut. Started like `npm start`. */
export interface Part {
  name: string
  url: string
  wire: Wire
  process: SiteProcess
  /** Restarts it, after a crash or gracefully, with additional variables. */
  again(how: 'crash' | 'stop', env?: Record<string, string>): Promise<void>
  /** Bytes in memory by its own metrics; null while it does not respond. */
  memory(): Promise<number | null>
  /** The errors that it and its earlier processes have logged, each with how often. */
  errors(): Map<string, number>
}

export async function startPart(
  name: string,
  database: string,
  env: Record<string, string>,
  port?: string,
): Promise<Part> {
  const wire = await wireTo(database)
  const own = { ...env, DATABASE_URL: wire.url, PORT: port ?? String(await freePort()) }
  const logged: string[] = []
  const part: Part = {
    name,
    url: `http://127.0.0.1:${own.PORT}`,
    wire,
    process: await started(name, own),
    async again(how, more = {}) {
      if (how === 'crash') await part.process.kill()
      await part.process.stop()
      logged.push(part.process.output())
      part.process = await started(name, { ...own, ...more })
    },
    async memory() {
      const answer = await fetch(`${part.url}/metrics`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
      const figures = answer?.ok ? await answer.text().catch(() => '') : ''
      const [, bytes] = /^flightdeck_memory_bytes\{part="resident"\} (\S+)/m.exec(figures) ?? []
      return bytes === undefined ? null : Number(bytes)
    },
    errors: () => countErrors([...logged, part.process.output()]),
  }
  return part
}

/** Entries of level 50 (error) and above, without what differs each time. */
function countErrors(outputs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of outputs.flatMap((output) => output.split('\n')).filter((text) => /^\{"level":[56]0/.test(text))) {
    const { msg, error } = entrySchema.parse(JSON.parse(line))
    const causes = [error, error?.cause, error?.cause?.cause].flatMap((one) =>
      one ? [`${one.message} ${one.code ?? ''}`] : [],
    )
    const key = [msg, ...causes, error?.at[0]].join(' | ').slice(0, 400)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Like a supervisor: restarts a process that exits before it is ready. */
async function started(name: string, env: Record<string, string>, times = 5): Promise<SiteProcess> {
  try {
    return await startSite({ env })
  } catch (error) {
    if (times === 1) throw error
    console.log(`${name} did not start, and is started again: ${error}`)
    return started(name, env, times - 1)
  }
}
