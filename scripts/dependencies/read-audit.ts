import { z } from 'zod'

const severities = ['critical', 'high'] as const

/** What `npm audit --json` prints when the registry has answered; its errors have neither. */
const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ critical: z.number(), high: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), fixAvailable: z.unknown() })),
})

export type AuditResult =
  | { outcome: 'clean' }
  | { outcome: 'not-answered' }
  /** One line for each package with a known hole that is critical or high. */
  | { outcome: 'found'; packages: string[] }

/** Reads what `npm audit --json` has printed. A registry without an audit (405, no network) is no reason to fail. */
export function readAudit(printed: string): AuditResult {
  const parsed = report.safeParse(jsonOf(printed))
  if (!parsed.success) return { outcome: 'not-answered' }
  const packages = Object.entries(parsed.data.vulnerabilities)
    .filter(([, { severity }]) => severities.some((known) => known === severity))
    .map(([name, { severity, fixAvailable }]) => `${name}: ${severity}${fixAvailable ? ', a fix is there' : ''}`)
  return packages.length === 0 ? { outcome: 'clean' } : { outcome: 'found', packages }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
