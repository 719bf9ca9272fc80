import { freePort } from '#tests/helpers/free-port.ts'
import { type SiteProcess, startSite } from '#tests/helpers/start-site.ts'
import { type Wire, wireTo } from '#tests/helpers/wire.ts'

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
}

export async function startPart(
  name: string,
  database: string,
  env: Record<string, string>,
  port?: string,
): Promise<Part> {
  const wire = await wireTo(database)
  const own = { ...env, DATABASE_URL: wire.url, PORT: port ?? String(await freePort()) }
  const part: Part = {
    name,
    url: `http://127.0.0.1:${own.PORT}`,
    wire,
    process: await started(name, own),
    async again(how, more = {}) {
      if (how === 'crash') await part.process.kill()
      await part.process.stop()
      part.process = await started(name, { ...own, ...more })
    },
    async memory() {
      const answer = await fetch(`${part.url}/metrics`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
      const figures = answer?.ok ? await answer.text().catch(() => '') : ''
      const [, bytes] = /^flightdeck_memory_bytes\{part="resident"\} (\S+)/m.exec(figures) ?? []
      return bytes === undefined ? null : Number(bytes)
    },
  }
  return part
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
