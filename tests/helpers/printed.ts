import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from './start-site.ts'

/** Waits for what ends a line of the site's output: its links are printed after it is ready. */
export async function printed({ output }: Pick<Site, 'output'>, pattern: RegExp): Promise<string> {
  const atTheEnd = new RegExp(`${pattern.source}(?=\\n)`)
  for (;;) {
    const [found] = atTheEnd.exec(output()) ?? []
    if (found) return found
    await sleep(50)
  }
}
