import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { freePort } from '#tests/helpers/free-port.ts'
import { openBrowser } from '#tests/helpers/open-browser.ts'
import { percentile } from './open-loop.ts'

/** Nothing but `npm run bench` uses them, and they are a tenth of an install: npm fetches them when they are asked for, and keeps them. */
const versions = { autocannon: '9.0.0', lighthouse: '13.5.0' } as const
type Program = keyof typeof versions

/** Fetches them all. Throws an error with the remedy when one is not available. */
export async function fetchPrograms(): Promise<void> {
  await npmProgram('autocannon', ['--version'])
  await npmProgram('lighthouse', ['--version'])
}

/** Runs a program that npm fetches, and returns what it prints. */
export async function npmProgram(name: Program, args: readonly string[]): Promise<string> {
  const wanted = `${name}@${versions[name]}`
  const npm = spawn('npm', ['exec', '--yes', '--prefer-offline', `--package=${wanted}`, '--', name, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(npm.stdout), text(npm.stderr), once(npm, 'close')])
  if (code === 0) return output
  throw new Error(
    `${wanted} does not run. npm fetches it from its registry, which has to be reachable.\n${errors.trim()}`,
  )
}

/** In the order of the columns. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
const runs = 3

export interface PageScores {
  /** 0 to 100 per category, the median of all runs. */
  scores: number[]
  /** Largest contentful paint and total blocking time in milliseconds, cumulative layout shift: each the median of all runs. */
  timings: Record<(typeof timings)[number], number>
  /** The audits that failed in any run, each once, and the loads that were not measured. */
  faults: string[]
  /** Lighthouse’s measure of this machine, the median of all runs. Below 1,000 it warns that the machine makes scores worse. */
  benchmarkIndex: number
}

/** What is read of Lighthouse's report in JSON. */
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
})
type Report = z.infer<typeof reportSchema>

/** Lighthouse scores of full URLs with the mobile preset, a slow phone on slow 4G: three loads of each page, all pages by turns. */
export async function pageScores(addresses: readonly string[]): Promise<PageScores[]> {
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  const loads: Load[][] = addresses.map(() => [])
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, address] of addresses.entries()) loads[index]?.push(await loadOf(address, port))
  } finally {
    await browser.close()
  }
  return loads.map((of) => {
    const scores = scoresOf(of.flatMap(({ report }) => report ?? []))
    return { ...scores, faults: [...scores.faults, ...of.flatMap(({ problem }) => problem ?? [])] }
  })
}

/** One load of a page. Lighthouse sometimes reports that it cannot read the browser's trace. */
interface Load {
  report?: Report
  problem?: string
}

async function loadOf(address: string, port: number): Promise<Load> {
  try {
    return { report: await reportOn(address, port) }
  } catch (error) {
    const [, code] = /\((NO_[A-Z]+)\)/.exec(String(error)) ?? []
    if (code === undefined) throw error
    return { problem: `one load was not measured: ${code}` }
  }
}

async function reportOn(address: string, port: number): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const report = await npmProgram('lighthouse', [address, ...options, `--only-categories=${categories.join(',')}`])
  return reportSchema.parse(JSON.parse(report))
}

function scoresOf(reports: readonly Report[]): PageScores {
  const timing = (id: string) =>
    percentile(
      reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
      50,
    )
  return {
    scores: categories.map((name) =>
      Math.round(
        percentile(
          reports.map((report) => (report.categories[name]?.score ?? 0) * 100),
          50,
        ),
      ),
    ),
    timings: {
      'largest-contentful-paint': timing('largest-contentful-paint'),
      'total-blocking-time': timing('total-blocking-time'),
      'cumulative-layout-shift': timing('cumulative-layout-shift'),
    },
    faults: [...new Set(reports.flatMap(faultsOf))],
    benchmarkIndex: percentile(
      reports.map(({ environment }) => environment.benchmarkIndex),
      50,
    ),
  }
}

function faultsOf(report: Report): string[] {
  const counted = new Set(
    categories.flatMap((name) =>
      report.categories[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return Object.values(report.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.95)
    .map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id))
}
