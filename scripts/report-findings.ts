/** Prints a summary without findings; otherwise prints each finding and exits with 1. */
export function reportFindings(lookedAt: string, findings: string[]): void {
  if (findings.length === 0) {
    console.log(lookedAt)
    return
  }
  for (const finding of findings) console.error(`${finding}\n`)
  console.error(findings.length === 1 ? '1 finding' : `${findings.length} findings`)
  process.exitCode = 1
}
