import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** `npm run audit`: fails when a runtime dependency has a known critical or high vulnerability. */
const severities = ['critical', 'high'] as const

/** The output of `npm audit --json` when the registry has answered; errors have neither field. */
const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ critical: z.number(), high: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), fixAvailable: z.unknown() })),
})

type AuditResult =
  | { outcome: 'clean' }
  | { outcome: 'not-answered' }
  /** One line per package with a known critical or high vulnerability. */
  | { outcome: 'found'; packages: string[] }

/** Parses the output of `npm audit --json`. A registry without audits (405, no network) is not a failure. */
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

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit=true'], { encoding: 'utf8' })
  const result = readAudit(stdout ?? '')
  switch (result.outcome) {
    case 'clean':
      console.log('Dependency audit: nothing critical or high.')
      break
    case 'not-answered':
      console.log('Dependency audit skipped: the registry does not answer it.')
      break
    case 'found':
      console.error(`Dependency audit:\n${result.packages.join('\n')}`)
      process.exitCode = 1
  }
}
